/// Spellings and their numbers; starts with every `Word`.
package struct NameTable: Sendable {
  package init() {}
}
