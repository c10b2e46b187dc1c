import SwiftUI

struct OldHome: View {
  var body: some View { Text("Old").statusBarHidden() }
}
