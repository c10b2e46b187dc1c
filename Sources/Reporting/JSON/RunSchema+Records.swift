extension RunSchema {
  /// What reports of other forms are made from.
  static let finding = """
        "finding": {
          "type": "object",
          "description": "As reports for people tell it; equal causes have equal names.",
          "properties": {
            "kind": {
              "enum": [
                "failed", "broken", "undecided", "blank", "error", "warning", "advice", "denied",
                "known"
              ]
            },
            "code": {"$ref": "#/$defs/code"},
            "message": {"type": "string"},
            "path": {"type": "string"},
            "start": {"$ref": "#/$defs/column16"},
            "end": {"$ref": "#/$defs/column16"},
            "cells": {"$ref": "#/$defs/maybeText"},
            "knownIssue": {"$ref": "#/$defs/maybeText"},
            "cause": {"$ref": "#/$defs/maybeText"},
            "why": {"type": "array", "items": {"type": "string"}},
            "hints": {"type": "array", "items": {"type": "string"}},
            "mend": {"$ref": "#/$defs/maybeText"},
            "related": {"type": "array", "items": {"$ref": "#/$defs/textAt"}},
            "edits": {"type": "array", "items": {"$ref": "#/$defs/textAt"}},
            "text": {"type": "string"}
          },
          "required": [
            "kind", "code", "message", "path", "start", "end", "cells", "knownIssue", "cause",
            "why", "hints", "mend", "related", "edits", "text"
          ]
        },
        "textAt": {
          "type": "object",
          "description": "A few words on a place, or what replaces it.",
          "properties": {
            "path": {"type": "string"},
            "start": {"$ref": "#/$defs/column16"},
            "end": {"$ref": "#/$defs/column16"},
            "text": {"type": "string"}
          },
          "required": ["path", "start", "end", "text"]
        },
        "column16": {
          "type": "object",
          "description": "`column16` counts code units of UTF-16, from 1.",
          "properties": {
            "line": {"type": "integer", "minimum": 1},
            "column": {"type": "integer", "minimum": 1},
            "column16": {"type": "integer", "minimum": 1}
          },
          "required": ["line", "column", "column16"]
        },
    """

  /// The kinds of records, each a line of its own.
  static let records = """
        "start": {
          "type": "object",
          "properties": {
            "kind": {"const": "start"},
            "version": {"$ref": "#/$defs/version"},
            "tool": {"type": "string"},
            "verb": {"enum": ["test", "check", "ask", "mend"]},
            "byteUnit": {"type": "string"},
            "columnUnit": {"type": "string"}
          },
          "required": ["kind", "version", "tool", "verb", "byteUnit", "columnUnit"]
        },
        "file": {
          "type": "object",
          "description": "The records behind it are of that file.",
          "properties": {
            "kind": {"const": "file"},
            "version": {"$ref": "#/$defs/version"},
            "path": {"type": "string"}
          },
          "required": ["kind", "version", "path"]
        },
        "diagnosticRecord": {
          "allOf": [
            {"$ref": "#/$defs/diagnostic"},
            {
              "properties": {
                "finding": {"$ref": "#/$defs/finding"},
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
            "cause": {"type": "string"},
            "exit": {"$ref": "#/$defs/count"}
          },
          "required": ["kind", "version", "message", "path", "cause", "exit"]
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
                "mismatches": {"type": "array", "items": {"$ref": "#/$defs/mismatch"}},
                "cells": {
                  "type": "array", "minItems": 1, "items": {"$ref": "#/$defs/cell"}
                },
                "advice": {"type": "array", "items": {"$ref": "#/$defs/diagnostic"}},
                "again": {
                  "type": ["object", "null"],
                  "description": "The line that tells of it at the end; null if it holds.",
                  "properties": {"text": {"type": "string"}, "cause": {"type": "string"}},
                  "required": ["text", "cause"]
                },
                "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
              },
              "required": [
                "kind", "version", "name", "tags", "knownIssue", "outcome", "mismatches", "cells",
                "advice"
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
            "notes": {"$ref": "#/$defs/count"},
            "advice": {"$ref": "#/$defs/count"},
            "idle": {"$ref": "#/$defs/count"},
            "unread": {"$ref": "#/$defs/count"},
            "trapped": {"$ref": "#/$defs/count"},
            "emptyFolders": {"$ref": "#/$defs/count"},
            "vainQuirks": {"$ref": "#/$defs/count"},
            "listed": {"$ref": "#/$defs/count"},
            "listedCells": {"$ref": "#/$defs/count"},
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
              "description": "Why the run does not pass, the largest cause first.",
              "items": {
                "enum": [
                  "bug", "unreadable", "interrupted", "invalid", "failed", "denied",
                  "undecided", "out of time", "blank", "nothing ran"
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
