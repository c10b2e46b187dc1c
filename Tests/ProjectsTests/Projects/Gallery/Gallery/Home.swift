import Kit
import SwiftUI

struct Home: View {
  @State private var photo: Int?
  @State private var showsAbout = false

  var body: some View {
    List {
      NavigationLink("Albums") { Albums() }
      Button("About") { showsAbout = true }
    }
    .sheet(isPresented: $showsAbout) { About() }
    .fullScreenCover(item: $photo) { _ in Photo() }
  }
}

struct Albums: View {
  var body: some View { Text("Albums") }
}

struct Photo: View {
  var body: some View {
    Image("photo").statusBarHidden()
  }
}
