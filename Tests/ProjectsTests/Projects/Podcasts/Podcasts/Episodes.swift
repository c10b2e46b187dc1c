import PodcastsKit
import UIKit

final class Episodes: BaseController {
  @IBAction func play() {
    let player = Player()
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }

  @IBAction func showSettings() {
    present(Settings(), animated: true)
  }

  @IBAction func showDetail() {
    navigationController?.pushViewController(EpisodeDetail(), animated: true)
  }
}

final class EpisodeDetail: BaseController {}
