import Synchronization

/// What a file says to a request: its bytes, with a status and headers that may stand beside it.
package struct NetworkAnswer: Sendable {
  package let data: Data
  package let response: HTTPURLResponse
}

/// Files that stand for servers: `https://api.example.com/v1/photos?page=2` is answered by the first of these that a folder has, each as it is
/// or with an ending (`.json`, `.png` …):
///
///     api.example.com/v1/photos?page=2
///     api.example.com/v1/photos
///     api.example.com/v1/photos/index
///
/// A file of its name and `.headers` says the status in its first line, `404`, and headers below, `Retry-After: 5`; without the other file its
/// answer is empty.
package enum NetworkFolders {
  private struct State {
    var folders: [String] = []
    /// Whose they are: stages may stand side by side.
    var owner: ObjectIdentifier?
    var unanswered: [(owner: ObjectIdentifier?, url: URL, file: String)] = []
  }
  private static let state = Mutex(State())
  private static let endings = [
    "", ".json", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".txt", ".html", ".xml", ".pdf", ".mp4",
  ]

  /// Puts a stage's folders in force.
  static func use(_ folders: [URL], of owner: ObjectIdentifier) {
    state.withLock { ($0.folders, $0.owner) = (folders.map(\.path), owner) }
  }

  /// Their paths.
  static var inForce: [String] { state.withLock { $0.folders } }

  /// What a stage's app asked for without an answer, with the name of a file that would answer, each once in order.
  static func unanswered(of owner: ObjectIdentifier) -> [(url: URL, file: String)] {
    state.withLock { $0.unanswered }.filter { $0.owner == owner }.map { ($0.url, $0.file) }
  }

  /// Forgets what a stage has asked for when it goes: another may come to lie at its place.
  static func forget(_ owner: ObjectIdentifier) {
    state.withLock { $0.unanswered.removeAll { $0.owner == owner } }
  }

  /// The answer of the first folder that has one. Any thread may ask.
  ///
  /// - Parameter given: Folders' paths; nil: those in force.
  package static func answer(_ url: URL?, in given: [String]? = nil) -> NetworkAnswer? {
    guard let url, let names = names(of: url) else { return nil }
    for folder in given ?? inForce {
      for name in names {
        for ending in endings {
          if let answer = read("\(folder)/\(name)\(ending)", for: url) { return answer }
        }
      }
    }
    return nil
  }

  /// Notes that nobody has answered; false where that is known.
  @discardableResult
  package static func note(unanswered url: URL, isPicture: Bool = false) -> Bool {
    guard let names = names(of: url), var file = names.first else { return false }
    if !(file.split(separator: "/").last ?? "").contains(".") { file += isPicture ? ".png" : ".json" }
    let name = file
    return state.withLock { state in
      guard !state.unanswered.contains(where: { $0.url == url && $0.owner == state.owner }) else { return false }
      state.unanswered.append((state.owner, url, name))
      return true
    }
  }

  /// Names without endings, best first; nil for addresses that are of no server, or would lead out of a folder.
  private static func names(of url: URL) -> [String]? {
    guard ["http", "https"].contains(url.scheme?.lowercased()), let host = url.host?.lowercased(), !host.isEmpty
    else { return nil }
    let parts = url.path.split(separator: "/").map(String.init)
    let all = [host] + parts
    guard !all.contains(where: { $0 == ".." || $0 == "." || $0.contains("\0") }) else { return nil }
    let path = all.joined(separator: "/")
    let query = url.query.map { [path + "?" + $0.replacing("/", with: "%2F")] } ?? []
    return parts.isEmpty ? ["\(path)/index"] : query + [path, "\(path)/index"]
  }

  private static func read(_ file: String, for url: URL) -> NetworkAnswer? {
    let head = contents(file + ".headers").map { String(decoding: $0, as: UTF8.self) }
    guard let data = contents(file) ?? (head == nil ? nil : Data()) else { return nil }
    var (status, headers) = (200, ["Content-Type": type(of: file), "Content-Length": "\(data.count)"])
    for line in (head ?? "").split(whereSeparator: \.isNewline) {
      if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        headers[String(line[..<colon])] = String(value)
      } else if let number = line.split(separator: " ").lazy.compactMap({ Int($0) }).first {
        status = number
      }
    }
    return HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
      .map { NetworkAnswer(data: data, response: $0) }
  }

  private static func contents(_ file: String) -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue else { return nil }
    return FileManager.default.contents(atPath: file)
  }

  private static func type(of file: String) -> String {
    let types = [
      "json": "application/json", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
      "webp": "image/webp", "txt": "text/plain", "html": "text/html", "xml": "application/xml",
      "pdf": "application/pdf",
      "mp4": "video/mp4",
    ]
    return types[(file as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
  }
}
