import Book

/// An extension for VS Code: the grammar, and a client of `sbar lsp`.
enum CodeExtension {
  /// Returns the `.vsix` file, whose version is that of the tool.
  static func file(version: String) -> [UInt8] {
    var archive = Archive()
    archive.add("[Content_Types].xml", Array(contentTypes.utf8))
    archive.add("extension.vsixmanifest", Array(manifest(version).utf8))
    let files = [
      "extension.js", "language-configuration.json", "protocol.js", "providers.js", "tests.js",
    ]
    for name in files {
      archive.add("extension/" + name, Array((Book.text(of: "Editors/VSCode/" + name) ?? "").utf8))
    }
    let package = Book.text(of: "Editors/VSCode/package.json") ?? ""
    archive.add("extension/package.json", Array(filled(package, version).utf8))
    archive.add("extension/sbar.tmLanguage.json", Array(TextMateGrammar.text.utf8))
    return archive.file
  }

  /// A text with the version in the place of `@version@`.
  private static func filled(_ text: String, _ version: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).map { part in
      part.elementsEqual("version".utf8) ? version : String(decoding: part, as: UTF8.self)
    }.joined()
  }

  private static let contentTypes = """
    <?xml version="1.0" encoding="utf-8"?>
    <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
    <Default Extension=".json" ContentType="application/json"/>
    <Default Extension=".js" ContentType="application/javascript"/>
    <Default Extension=".vsixmanifest" ContentType="text/xml"/>
    </Types>

    """

  private static func manifest(_ version: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
    <Metadata>
    <Identity Language="en-US" Id="sbar" Version="\(version)" Publisher="sbar"/>
    <DisplayName>sbar</DisplayName>
    <Description xml:space="preserve">Specs of the iOS status bar</Description>
    <Categories>Programming Languages,Linters,Formatters</Categories>
    <Properties>
    <Property Id="Microsoft.VisualStudio.Code.Engine" Value="^1.82.0"/>
    </Properties>
    </Metadata>
    <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
    <Dependencies/>
    <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" \
    Addressable="true"/>
    </Assets>
    </PackageManifest>

    """
  }
}
