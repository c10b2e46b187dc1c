/// The JSON Schema of a run as JSON Lines: what `RunJSON` writes, record by record.
package enum RunSchema {
  package static let text = """
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "One line of what `--format json` writes for test, ask, import and the others",
      "description": "Readers skip kinds and keys that they do not know.",
      "oneOf": [
        {"$ref": "#/$defs/start"},
        {"$ref": "#/$defs/file"},
        {"$ref": "#/$defs/diagnosticRecord"},
        {"$ref": "#/$defs/error"},
        {"$ref": "#/$defs/scenario"},
        {"$ref": "#/$defs/listed"},
        {"$ref": "#/$defs/answer"},
        {"$ref": "#/$defs/asked"},
        {"$ref": "#/$defs/mends"},
        {"$ref": "#/$defs/mended"},
        {"$ref": "#/$defs/moment"},
        {"$ref": "#/$defs/timeline"},
        {"$ref": "#/$defs/codePage"},
        {"$ref": "#/$defs/rulePage"},
        {"$ref": "#/$defs/imported"},
        {"$ref": "#/$defs/screen"},
        {"$ref": "#/$defs/dead"},
        {"$ref": "#/$defs/open"},
        {"$ref": "#/$defs/unread"},
        {"$ref": "#/$defs/summary"}
      ],
      "$defs": {
        "count": {"type": "integer", "minimum": 0},
        "maybeText": {"type": ["string", "null"]},
        "version": {"const": 2},
        "outcome": {
          "enum": ["passed", "failed", "undecided", "skipped", "broken", "known", "blank"]
        },
        "tags": {"type": "array", "items": {"type": "string"}},
        "knownIssue": {
          "type": ["string", "null"],
          "description": "What the author knows to be wrong; null where it has to pass."
        },
        "code": {"type": "string", "pattern": "^SB[0-9]{4}$"},
        "point": {
          "type": "object",
          "description": "Bytes from 0; lines, and columns in grapheme clusters, from 1.",
          "properties": {
            "byte": {"$ref": "#/$defs/count"},
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1}
          },
          "required": ["byte", "line", "column"]
        },
        "place": {
          "type": "object",
          "properties": {
            "path": {"type": "string"},
            "start": {"$ref": "#/$defs/point"},
            "end": {"$ref": "#/$defs/point"}
          },
          "required": ["path", "start", "end"]
        },
        "maybePlace": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/place"}]},
        "label": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {"properties": {"label": {"type": "string"}}, "required": ["label"]}
          ]
        },
        "fix": {
          "type": "object",
          "properties": {
            "title": {"type": "string"},
            "applicability": {"enum": ["safe", "review", "template"]},
            "edits": {
              "type": "array",
              "items": {
                "allOf": [
                  {"$ref": "#/$defs/place"},
                  {"properties": {"text": {"type": "string"}}, "required": ["text"]}
                ]
              }
            }
          },
          "required": ["title", "applicability", "edits"]
        },
        "diagnostic": {
          "type": "object",
          "properties": {
            "code": {"$ref": "#/$defs/code"},
            "severity": {"enum": ["error", "warning", "note"]},
            "message": {"type": "string"},
            "primary": {"$ref": "#/$defs/label"},
            "secondary": {"type": "array", "items": {"$ref": "#/$defs/label"}},
            "notes": {"type": "array", "items": {"type": "string"}},
            "hint": {"$ref": "#/$defs/maybeText"},
            "fixes": {"type": "array", "items": {"$ref": "#/$defs/fix"}}
          },
          "required": [
            "code", "severity", "message", "primary", "secondary", "notes", "hint", "fixes"
          ]
        },
        "assumption": {
          "type": "object",
          "properties": {
            "rule": {"$ref": "#/$defs/maybeText"},
            "text": {"type": "string"},
            "settings": {"type": "array", "items": {"type": "string"}},
            "place": {"$ref": "#/$defs/maybePlace"}
          },
          "required": ["rule", "text", "settings", "place"]
        },
        "reason": {
          "type": "object",
          "properties": {
            "rule": {"type": "string"},
            "text": {"type": "string"},
            "place": {"$ref": "#/$defs/maybePlace"}
          },
          "required": ["rule", "text", "place"]
        },
        "mismatch": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {
              "properties": {
                "outcome": {"enum": ["failed", "undecided", "broken", "blank"]},
                "code": {"$ref": "#/$defs/code"},
                "message": {"type": "string"},
                "expected": {"type": "string"},
                "actual": {"type": "string"},
                "possible": {"type": "array", "items": {"type": "string"}},
                "decisive": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/label"}]},
                "story": {
                  "type": "array",
                  "description": "What led to the actual value, in the order of time.",
                  "items": {"$ref": "#/$defs/label"}
                },
                "unheard": {
                  "type": "array",
                  "description": "What asks for just what is expected, and has no effect.",
                  "items": {"$ref": "#/$defs/label"}
                },
                "reasons": {"type": "array", "items": {"$ref": "#/$defs/reason"}},
                "assumptions": {"type": "array", "items": {"$ref": "#/$defs/assumption"}},
                "otherReading": {
                  "type": ["object", "null"],
                  "description": "The reading of a disputed rule that would turn a failure.",
                  "properties": {
                    "rule": {"type": "string"}, "setting": {"$ref": "#/$defs/maybeText"}
                  },
                  "required": ["rule", "setting"]
                },
                "because": {"$ref": "#/$defs/maybeText"},
                "step": {"$ref": "#/$defs/maybePlace"},
                "hints": {"type": "array", "items": {"type": "string"}},
                "mend": {"oneOf": [{"type": "null"}, {"$ref": "#/$defs/mend"}]}
              },
              "required": [
                "outcome", "code", "message", "expected", "actual", "possible", "decisive",
                "reasons", "assumptions", "because", "step", "hints", "mend", "story", "unheard"
              ]
            }
          ]
        },
    \(mend)
        "cell": {
          "type": "object",
          "properties": {
            "axes": {"type": "object", "additionalProperties": {"type": "string"}},
            "outcome": {"$ref": "#/$defs/outcome"},
            "skipped": {
              "$ref": "#/$defs/maybeText",
              "description": "Why the cell never existed; null where it did."
            },
            "expectations": {"$ref": "#/$defs/count"},
            "steps": {"$ref": "#/$defs/count"},
            "mismatches": {
              "type": "array",
              "description": "Which of the scenario's mismatches it has, from 0.",
              "items": {"$ref": "#/$defs/count"}
            },
            "notes": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}},
            "findings": {
              "type": "array",
              "description": "Which of the scenario's findings it has, from 0.",
              "items": {
                "type": "object",
                "properties": {
                  "index": {"$ref": "#/$defs/count"}, "message": {"type": "string"}
                },
                "required": ["index", "message"]
              }
            },
            "assumptions": {"type": "array", "items": {"$ref": "#/$defs/assumption"}}
          },
          "required": [
            "axes", "outcome", "skipped", "expectations", "steps", "mismatches", "notes",
            "assumptions"
          ]
        },
        "counts": {
          "type": "object",
          "properties": {
            "total": {"$ref": "#/$defs/count"},
            "passed": {"$ref": "#/$defs/count"},
            "failed": {"$ref": "#/$defs/count"},
            "undecided": {"$ref": "#/$defs/count"},
            "skipped": {"$ref": "#/$defs/count"},
            "broken": {"$ref": "#/$defs/count"},
            "known": {"$ref": "#/$defs/count"},
            "blank": {"$ref": "#/$defs/count"}
          },
          "required": [
            "total", "passed", "failed", "undecided", "skipped", "broken", "known", "blank"
          ]
        },
    \(finding)
    \(accounts)
    \(explainRecords)
    \(pageRecords)
    \(askRecords)
    \(importRecords)
    \(records),
    \(mendRecords)
      }
    }

    """
}
