import Interpreter
import Language

/// Settings without effect that several runs told of one file: as one run would have it, each is
/// told once, with the first scenario that met it.
struct MergedAdvice: Sendable {
  /// The scenario that tells of each.
  private var owners: [String: String] = [:]
  /// `true` iff some scenario told what another one tells.
  private(set) var hasDoubles = false

  /// How many there are.
  var count: Int { owners.count }

  /// Leaves each to the first scenario of a file, which has them in the order of the source.
  mutating func keepFirst(in file: inout RunRecord.File) {
    for index in file.scenarios.indices {
      let owner = MergedAdvice.key(file.scenarios[index].place)
      file.scenarios[index].findings.removeAll { finding in
        guard finding.isAdvice else { return false }
        let advice = MergedAdvice.key(finding, in: file.name)
        guard let known = owners[advice] else {
          owners[advice] = owner
          return false
        }
        hasDoubles = true
        return known != owner
      }
    }
  }

  /// Returns a record of the kind `scenario` without what another one tells.
  func leavingOwn(_ record: JSONValue, of file: String) -> JSONValue {
    guard case .object(var fields) = record, let place = FindingJSON.place(record) else {
      return record
    }
    let owner = MergedAdvice.key(place)
    func isOwn(_ code: JSONValue?, _ message: JSONValue?, _ place: Place?) -> Bool {
      guard let code = code?.string, let message = message?.string, let place else { return true }
      let known = owners[MergedAdvice.key(code, message, place, in: file)]
      return known == nil || known == owner
    }
    for index in fields.indices {
      let all = fields[index].value.elements
      switch fields[index].key {
      case "advice":
        let own = all.filter { entry in
          isOwn(entry["code"], entry["message"], entry["primary"].flatMap { FindingJSON.place($0) })
        }
        fields[index].value = .list(own)
      case "findings":
        let own = all.filter { isOwn($0["code"], $0["message"], FindingJSON.place($0)) }
        fields[index].value = .list(own)
      default: break
      }
    }
    return .object(fields)
  }

  private static func key(_ finding: ReportedFinding, in file: String) -> String {
    key(finding.code.spelling, finding.message, finding.place, in: file)
  }

  private static func key(
    _ code: String, _ message: String, _ place: Place, in file: String
  ) -> String {
    file + "\n" + key(place) + "\n" + code + "\n" + message
  }

  private static func key(_ place: Place) -> String {
    String(place.start.line) + ":" + String(place.start.column) + ":" + place.path
  }
}

extension ReportedFinding {
  /// `true` iff it tells of a setting without effect.
  fileprivate var isAdvice: Bool { kind == .advice || kind == .denied }
}
