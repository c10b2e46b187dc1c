import SwiftUI

public struct About: View {
  @AppStorage("night") private var isNight = false

  public init() {}

  public var body: some View {
    Text("About").preferredColorScheme(isNight ? .dark : nil)
  }
}
