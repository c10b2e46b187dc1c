extension RunSchema {
  /// The kinds of records, each a line of its own.
  static let records = """
        "start": {
          "type": "object",
          "properties": {
            "kind": {"const": "start"},
            "version": {"$ref": "#/$defs/version"},
            "tool": {"type": "string"},
            "verb": {"enum": ["test", "check", "mend"]},
            "byteUnit": {"type": "string"},
            "columnUnit": {"type": "string"}
          },
          "required": ["kind", "version", "tool", "verb", "byteUnit", "columnUnit"]
        },
        "diagnosticRecord": {
          "allOf": [
            {"$ref": "#/$defs/diagnostic"},
            {
              "properties": {
                "kind": {"const": "diagnostic"},
                "version": {"$ref": "#/$defs/version"}
              },
              "required": ["kind", "version"]
            }
          ]
        },
        "error": {
          "type": "object",
          "description": "What is wrong and lies in no source.",
          "properties": {
            "kind": {"const": "error"},
            "version": {"$ref": "#/$defs/version"},
            "message": {"type": "string"},
            "path": {"$ref": "#/$defs/maybeText"},
            "exit": {"$ref": "#/$defs/count"}
          },
          "required": ["kind", "version", "message", "path", "exit"]
        },
        "scenario": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {
              "properties": {
                "kind": {"const": "scenario"},
                "version": {"$ref": "#/$defs/version"},
                "name": {"type": "string"},
                "tags": {"$ref": "#/$defs/tags"},
                "knownIssue": {"$ref": "#/$defs/knownIssue"},
                "outcome": {"$ref": "#/$defs/outcome"},
                "cells": {
                  "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/cell"}
                },
                "advice": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}}
              },
              "required": [
                "kind", "version", "name", "tags", "knownIssue", "outcome", "cells", "advice"
              ]
            }
          ]
        },
        "listed": {
          "allOf": [
            {"$ref": "#/$defs/place"},
            {
              "description": "A scenario that `--list` tells of and does not run.",
              "properties": {
                "kind": {"const": "listed"},
                "version": {"$ref": "#/$defs/version"},
                "name": {"type": "string"},
                "tags": {"$ref": "#/$defs/tags"},
                "knownIssue": {"$ref": "#/$defs/knownIssue"},
                "cells": {
                  "type": "array",
                  "minItems": 1,
                  "items": {
                    "type": "object",
                    "properties": {
                      "axes": {"type": "object", "additionalProperties": {"type": "string"}},
                      "skipped": {"$ref": "#/$defs/maybeText"}
                    },
                    "required": ["axes", "skipped"]
                  }
                }
              },
              "required": ["kind", "version", "name", "tags", "knownIssue", "cells"]
            }
          ]
        },
        "summary": {
          "type": "object",
          "properties": {
            "kind": {"const": "summary"},
            "version": {"$ref": "#/$defs/version"},
            "files": {"$ref": "#/$defs/count"},
            "invalidFiles": {"$ref": "#/$defs/count"},
            "errors": {"$ref": "#/$defs/count"},
            "warnings": {"$ref": "#/$defs/count"},
            "listed": {"$ref": "#/$defs/count"},
            "scenarios": {"$ref": "#/$defs/counts"},
            "cells": {"$ref": "#/$defs/counts"},
            "onAssumptions": {"$ref": "#/$defs/count"},
            "expectations": {"$ref": "#/$defs/count"},
            "steps": {"$ref": "#/$defs/count"},
            "stoppedAfter": {
              "type": ["integer", "null"],
              "description": "After how many scenarios that do not hold the run was ended."
            },
            "seed": {
              "type": ["integer", "null"],
              "description": "What `--shuffle` takes to run in this order again."
            },
            "skips": {
              "type": "array",
              "items": {
                "type": "object",
                "properties": {
                  "reason": {"type": "string"},
                  "cells": {"type": "integer", "minimum": 1}
                },
                "required": ["reason", "cells"]
              }
            },
            "causes": {
              "type": "array",
              "description": "Why the run is no success, the largest cause first.",
              "items": {
                "enum": [
                  "unreadable", "interrupted", "invalid", "failed", "denied", "undecided",
                  "out of time", "blank", "nothing ran"
                ]
              }
            },
            "microseconds": {"type": ["integer", "null"], "minimum": 0},
            "exit": {"$ref": "#/$defs/count"}
          },
          "required": [
            "kind", "version", "files", "invalidFiles", "errors", "warnings", "scenarios",
            "cells", "onAssumptions", "expectations", "steps", "stoppedAfter", "seed",
            "skips",
            "causes", "microseconds", "exit", "listed"
          ]
        }
    """
}
