import XCTest

final class PlayerTests: XCTestCase {}
