import XCTest

final class AboutTests: XCTestCase {}
