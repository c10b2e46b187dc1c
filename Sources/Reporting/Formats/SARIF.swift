import Interpreter
import Language
import StatusBar

/// A run as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
///
/// Places are relative to the root of the checkout; a finding keeps its fingerprint when lines
/// move. There is no `helpUri`: the texts of the codes are part of the tool.
enum SARIF {
  static func write(_ record: RunRecord, _ paths: ReportPaths) -> TextBuffer {
    var json = JSONWriter()
    let findings = record.findings
    let codes = Array(Set(findings.map { $0.code })).sorted()
    json.record { json in
      json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          writeTool(record.settings.tool, codes, to: &json)
          json.field("columnKind", "utf16CodeUnits")
          json.array("invocations") { json in
            json.object { writeInvocation(record, paths, to: &$0) }
          }
          writeResults(findings, codes, paths, to: &json)
        }
      }
    }
    return json.text
  }

  // MARK: - The tool

  private static func writeTool(
    _ tool: String, _ codes: [DiagnosticCode], to json: inout JSONWriter
  ) {
    let words = tool.split(separator: " ").map { String($0) }
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", words.first ?? tool)
        json.field("semanticVersion", words.last ?? "")
        json.array("rules") { json in
          for code in codes { json.object { write(code, to: &$0) } }
        }
      }
    }
  }

  private static func write(_ code: DiagnosticCode, to json: inout JSONWriter) {
    json.field("id", code.spelling)
    writeText("shortDescription", code.title, to: &json)
    writeText("fullDescription", CodePage.of(code)?.meaning ?? code.title, to: &json)
    json.object("help") { json in
      json.field("text", "`sbar explain \(code.spelling)` shows what it means.")
      json.field("markdown", markdown(code))
    }
  }

  /// What a code means, with a script that has it and one that does not.
  private static func markdown(_ code: DiagnosticCode) -> String {
    guard let page = CodePage.of(code) else { return code.title }
    let scripts = [("Triggers it:", page.bad), ("Does not:", page.good)].map { title, script in
      title + "\n\n```swift\n" + script + "\n```\n"
    }
    return page.meaning + "\n\n" + scripts.joined(separator: "\n") + "\n`sbar explain "
      + code.spelling + "` runs both."
  }

  private static func writeInvocation(
    _ record: RunRecord, _ paths: ReportPaths, to json: inout JSONWriter
  ) {
    let isWhole = record.end.causes.isDisjoint(with: [.bug, .unreadable, .interrupted, .outOfTime])
    json.field("executionSuccessful", isWhole)
    json.field("exitCode", record.end.status)
    json.array("toolExecutionNotifications") { json in
      for skip in record.end.tally.skipLines {
        json.object { json in
          json.field("level", "note")
          writeText("message", "skipped: " + skip, to: &json)
        }
      }
      for complaint in record.allComplaints {
        json.object { json in
          json.field("level", "error")
          writeText("message", complaint.message, to: &json)
          guard let path = complaint.path else { return }
          json.array("locations") { json in
            json.object { json in
              json.object("physicalLocation") { writeArtifact(paths.relative(path), to: &$0) }
            }
          }
        }
      }
    }
  }

  // MARK: - Findings

  private static func writeResults(
    _ findings: [ReportedFinding], _ codes: [DiagnosticCode], _ paths: ReportPaths,
    to json: inout JSONWriter
  ) {
    var fingerprints = Fingerprints()
    json.array("results") { json in
      for finding in findings {
        let path = paths.relative(finding.place.path)
        json.object { json in
          json.field("ruleId", finding.code.spelling)
          json.field("ruleIndex", codes.firstIndex(of: finding.code) ?? 0)
          json.field("level", level(of: finding))
          if let rank = finding.rank { json.field("rank", rank) }
          writeText("message", message(finding), to: &json)
          json.array("locations") { json in
            json.object { writeLocation(finding, path, to: &$0) }
          }
          json.object("partialFingerprints") {
            $0.field("sbarFinding/v1", fingerprints.next(finding, path: path))
          }
          writeSuppressions(finding, to: &json)
          writeRelated(finding, paths, to: &json)
          writeFixes(finding, paths, to: &json)
        }
      }
    }
  }

  private static func level(of finding: ReportedFinding) -> String {
    finding.isError ? "error" : finding.kind == .known ? "note" : "warning"
  }

  /// A known issue is told, and marked as one that is known.
  private static func writeSuppressions(_ finding: ReportedFinding, to json: inout JSONWriter) {
    guard let issue = finding.knownIssue else { return }
    json.array("suppressions") { json in
      json.object { json in
        json.field("kind", "inSource")
        json.field("justification", issue)
      }
    }
  }

  /// The lines that led to it, which a viewer shows beside it.
  private static func writeRelated(
    _ finding: ReportedFinding, _ paths: ReportPaths, to json: inout JSONWriter
  ) {
    guard !finding.related.isEmpty else { return }
    json.array("relatedLocations") { json in
      for (index, remark) in finding.related.enumerated() {
        json.object { json in
          json.field("id", index)
          json.object("physicalLocation") { json in
            writeArtifact(paths.relative(remark.place.path), to: &json)
            json.object("region") { write(remark.place, to: &$0) }
          }
          if !remark.text.isEmpty { writeText("message", remark.text, to: &json) }
        }
      }
    }
  }

  /// The change that mends it, by the files that it changes.
  private static func writeFixes(
    _ finding: ReportedFinding, _ paths: ReportPaths, to json: inout JSONWriter
  ) {
    guard let title = finding.mend, !finding.edits.isEmpty else { return }
    var files: [String] = []
    for edit in finding.edits where !files.contains(edit.place.path) {
      files.append(edit.place.path)
    }
    json.array("fixes") { json in
      json.object { json in
        writeText("description", title, to: &json)
        json.array("artifactChanges") { json in
          for file in files {
            json.object { json in
              writeArtifact(paths.relative(file), to: &json)
              json.array("replacements") { json in
                for edit in finding.edits where edit.place.path == file {
                  json.object { json in
                    json.object("deletedRegion") { write(edit.place, to: &$0) }
                    writeText("insertedContent", edit.text, to: &json)
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ place: Place, to json: inout JSONWriter) {
    json.field("startLine", place.start.line)
    json.field("startColumn", place.start.column16)
    json.field("endLine", max(place.start.line, place.end.line))
    json.field("endColumn", place.end.column16)
  }

  private static func message(_ finding: ReportedFinding) -> String {
    var words = finding.message
    if let scenario = finding.scenario { words += "\nin the scenario \"" + scenario + "\"" }
    if let cells = finding.cells { words += "\non " + cells }
    for line in finding.advice { words += "\n" + line }
    return words
  }

  private static func writeLocation(
    _ finding: ReportedFinding, _ path: String, to json: inout JSONWriter
  ) {
    json.object("physicalLocation") { json in
      writeArtifact(path, to: &json)
      json.object("region") { write(finding.place, to: &$0) }
    }
    guard let scenario = finding.scenario else { return }
    json.array("logicalLocations") { json in
      json.object { json in
        json.field("name", scenario)
        json.field("kind", "member")
      }
    }
  }

  private static func writeArtifact(_ path: String, to json: inout JSONWriter) {
    json.object("artifactLocation") { json in
      json.field("uri", uri(path))
      if path.utf8.first != UInt8(ascii: "/") { json.field("uriBaseId", "%SRCROOT%") }
    }
  }

  private static func writeText(_ key: String, _ words: String, to json: inout JSONWriter) {
    json.object(key) { $0.field("text", words) }
  }

  /// A path as a reference: what is not plain is percent-encoded.
  static func uri(_ path: String) -> String {
    var uri = path.utf8.first == UInt8(ascii: "/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default: uri += "%" + hexadecimal(UInt32(byte), digits: 2)
      }
    }
    return uri
  }
}
