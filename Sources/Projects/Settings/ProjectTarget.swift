/// An application target of a project, as whichever of its files describes it.
package struct ProjectTarget: Sendable {
  package var name: String
  /// The names of its configurations, in the order of the project.
  package var configurations: [String] = []
  /// The configuration that is built where none is named.
  package var defaultConfiguration: String?
  /// What sets its build settings, the lowest level first, by configuration.
  var levels: [String: [SettingsLevel]] = [:]
  /// The conditions of `#if` that targets beside it define, by configuration.
  var otherConditions: [String: Set<String>] = [:]
  /// The `.xcconfig` files that such targets are based on.
  var otherSettings: [String: Set<String>] = [:]
  /// The configurations that define `DEBUG` without a setting that says so.
  var debugConfigurations: Set<String> = []
  /// Its files, below the folder of the project, none twice.
  var files: [String] = []
  /// Folders all of whose files are its own, but for some.
  var folders: [SourceFolder] = []
  /// The folders of packages beside it.
  var packages: [String] = []
  /// The names of the products of packages that it is linked with.
  var products: [String] = []
  /// The folder that paths in its settings count from.
  var base = ""
  /// Keys of Info.plist that the description holds itself.
  var properties: [String: PropertyValue] = [:]
  /// The path of Info.plist where no setting has it.
  var propertyFile: String?
  /// `false` where nothing said which files it has, and all of the folder are taken.
  package var isDescribed = true
}

/// A folder all of whose files belong to a target.
struct SourceFolder: Hashable, Sendable {
  var path: String
  /// Paths below it that do not, which may hold `*`.
  var excluded: [String] = []
  /// Those alone that do; empty for all.
  var included: [String] = []
}

/// A level of build settings.
enum SettingsLevel: Hashable, Sendable {
  /// An `.xcconfig` file, below the folder of the project.
  case file(String)
  case values([String: PropertyValue])
}

/// The targets that a description holds, and what of it was not read.
package struct ProjectDescription: Sendable {
  /// The application targets for iOS, in the order of the project.
  package var targets: [ProjectTarget] = []
  /// The files of its libraries, which an application of another project may be built with.
  var libraries = ProjectTarget(name: "")
  /// The conditions of `#if` that any of its targets defines, by configuration.
  var conditions: [String: Set<String>] = [:]
  /// The `.xcconfig` files that any of its targets is based on.
  var settingFiles: [String: Set<String>] = [:]
  /// Further projects that it names, below the folder of the project.
  var references: [String] = []
  package var unread: [Unread] = []
}
