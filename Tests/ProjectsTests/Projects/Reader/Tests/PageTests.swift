import XCTest

final class PageTests: XCTestCase {}
