import SwiftUI

struct Albums: View {
  @State private var playsFilm = false

  var body: some View {
    List {
      NavigationLink("Photo") { Photo() }
      Button("Film") { playsFilm = true }
    }
    .fullScreenCover(isPresented: $playsFilm) { Film() }
  }
}

struct Photo: View {
  var body: some View {
    Image("bridge").statusBarHidden()
  }
}

struct Film: View {
  @AppStorage("showsBar") private var showsBar = false

  var body: some View {
    Button("Pause") { showsBar = true }
      .statusBarHidden(!showsBar)
  }
}
