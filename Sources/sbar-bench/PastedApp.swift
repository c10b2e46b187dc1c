/// An app as it is pasted from a project: requests, models, cells and formats beside the screens.
enum PastedApp {
  static var text: String { Cover.declarations + rest }

  private static let rest = #"""

    import Foundation
    import os

    struct Book: Identifiable, Codable, Hashable {
        let id: UUID
        var title: String
        var authors: [String]
        var pageCount: Int
        var lastOpened: Date?

        var subtitle: String {
            authors.isEmpty ? "Unknown" : authors.joined(separator: ", ")
        }

        func progress(at page: Int) -> Double {
            guard pageCount > 0 else { return 0 }
            return min(1, Double(page) / Double(pageCount))
        }
    }

    enum LibraryError: Error {
        case offline
        case refused(status: Int)
        case unreadable
    }

    protocol BookSource {
        func books(matching query: String) async throws -> [Book]
    }

    actor RemoteLibrary: BookSource {
        private let session: URLSession
        private let base: URL
        private var cache: [String: [Book]] = [:]
        private let log = Logger(subsystem: "library", category: "network")

        init(base: URL, session: URLSession = .shared) {
            self.base = base
            self.session = session
        }

        func books(matching query: String) async throws -> [Book] {
            if let known = cache[query] { return known }
            var parts = URLComponents(url: base, resolvingAgainstBaseURL: false)
            parts?.queryItems = [URLQueryItem(name: "q", value: query)]
            guard let url = parts?.url else { throw LibraryError.unreadable }
            let (data, response) = try await session.data(from: url)
            guard let http = response as? HTTPURLResponse else { throw LibraryError.offline }
            guard (200..<300).contains(http.statusCode) else {
                log.error("refused: \(http.statusCode)")
                throw LibraryError.refused(status: http.statusCode)
            }
            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            let books = try decoder.decode([Book].self, from: data)
            cache[query] = books.sorted { $0.title < $1.title }
            return books
        }
    }

    @MainActor
    final class ShelfModel: ObservableObject {
        @Published private(set) var books: [Book] = []
        @Published var query = ""
        @Published private(set) var isLoading = false
        private let source: BookSource
        private var task: Task<Void, Never>?

        init(source: BookSource) { self.source = source }

        var recent: [Book] {
            books
                .filter { $0.lastOpened != nil }
                .sorted { ($0.lastOpened ?? .distantPast) > ($1.lastOpened ?? .distantPast) }
        }

        func search() {
            task?.cancel()
            task = Task {
                isLoading = true
                defer { isLoading = false }
                do {
                    let found = try await source.books(matching: query)
                    if !Task.isCancelled { books = found }
                } catch {
                    books = []
                }
            }
        }
    }

    final class BookCell: UITableViewCell {
        private let titleLabel = UILabel()
        private let progressView = UIProgressView(progressViewStyle: .default)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            titleLabel.numberOfLines = 2
            contentView.addSubview(titleLabel)
            contentView.addSubview(progressView)
        }

        required init?(coder: NSCoder) { fatalError("made in code") }

        func show(_ book: Book, page: Int) {
            titleLabel.text = book.title
            progressView.progress = Float(book.progress(at: page))
        }
    }

    extension DateFormatter {
        static let shelf: DateFormatter = {
            let formatter = DateFormatter()
            formatter.dateStyle = .medium
            formatter.timeStyle = .none
            return formatter
        }()
    }

    struct BookRow: View {
        let book: Book

        var body: some View {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 4).frame(width: 44, height: 60)
                VStack(alignment: .leading) {
                    Text(book.title).font(.headline)
                    Text(book.subtitle).font(.subheadline).foregroundColor(.secondary)
                }
                Spacer()
            }
            .padding(.vertical, 6)
        }
    }

    """#
}
