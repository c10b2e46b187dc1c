/// A rule of the two books of facts, by its identifier.
///
/// `U` UIKit, `S` SwiftUI, `D` and `P` disputed points of each, `Q` known defects.
package enum Rule: UInt8, Hashable, Sendable, CaseIterable {
  case u1, u2, u3, u4, u5, u6, u7, u8, u9, u10, u11, u12, u13, u14, u15, u16, u17, u18, u19, u20
  case u21, u22, u23, u24, u25, u26, u27, u28, u29, u30, u31, u32, u33, u34, u35, u36, u37, u38
  case u39, u40, u41, u42, u43, u44, u45, u46, u47, u48, u49, u50, u51, u52, u53, u54, u55, u56
  case u57, u58, u59
  case s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20
  case s21, s22, s23, s24, s25, s26, s27, s28, s29, s30, s31, s32, s33, s34, s35, s36, s37, s38
  case s39, s40, s41, s42, s43, s44, s45, s46, s47, s48, s49, s50, s51, s52, s53, s54, s55, s56
  case s57, s58, s59, s60, s61, s62, s63, s64, s65, s66, s67, s68, s69, s70, s71, s72, s73, s74
  case s75, s76, s77, s78, s79, s80, s81, s82, s83, s84
  case d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14
  case p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19
  case q1, q2, q3, q4, q5, q6, q7, q8, q9, q10, q11, q12, q13
  case q14, q15

  /// The identifier: a letter and a number.
  package var spelling: String {
    let (letter, first) = book
    return "\(letter)\(Int(rawValue) - first + 1)"
  }

  /// The letter of the book, and the raw value of the first rule in it.
  private var book: (letter: String, first: Int) {
    let books: [(letter: String, first: Rule)] = [("Q", .q1), ("P", .p1), ("D", .d1), ("S", .s1)]
    let own = books.first { rawValue >= $0.first.rawValue }
    return (own?.letter ?? "U", Int(own?.first.rawValue ?? 0))
  }
}
