import HeroFiles
import HeroJSON

/// Which versions of libraries a project has settled on: Podfile.lock, Cartfile.resolved, Package.resolved of the project and of the folder around it.
struct LibraryLocks {
  /// A library with its version, and where it comes from.
  enum Lock: Equatable {
    case pod(version: String)
    case checkout(version: String)
    case package(version: String, address: String)
  }

  /// By modules' names, as far as libraries' names tell them.
  private var byModule: [String: Lock] = [:]
  /// Packages' versions by their addresses.
  private var byAddress: [String: Lock] = [:]
  private let addresses: [String: String]

  init(around app: AppProject) {
    addresses = app.addresses
    for folder in [app.folder, FilePath.folder(of: app.folder)] {
      for line in Self.lines(of: FilePath.join(folder, "Podfile.lock")) { add(podOf: line) }
      for line in Self.lines(of: FilePath.join(folder, "Cartfile.resolved")) { add(checkoutOf: line) }
      for name in (try? FileSystem.names(in: folder)) ?? [] {
        let workspace = ["xcodeproj": "\(name)/project.xcworkspace", "xcworkspace": name][AppFiles.ending(of: name)]
        guard let workspace else { continue }
        add(packagesOf: FilePath.join(folder, "\(workspace)/xcshareddata/swiftpm/Package.resolved"))
      }
    }
  }

  subscript(module: String) -> Lock? {
    addresses[module].flatMap { byAddress[Self.key($0)] } ?? byModule[module] ?? byModule[module.lowercased()]
  }

  private static func lines(of file: String) -> [Substring] {
    FileSystem.bytes(of: file).map { String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline) } ?? []
  }

  /// `  - RxSwift (5.1.1):`, `  - Moya/RxSwift (14.0.0)`
  private mutating func add(podOf line: Substring) {
    let words = line.split(separator: " ")
    guard line.hasPrefix("  - "), words.count == 3, let end = words[2].firstIndex(of: ")"), words[2].hasPrefix("("),
      words[2].dropFirst().first?.isNumber == true, let pod = words[1].split(separator: "/").first
    else { return }
    byModule[AppProject.identifier(String(pod).replacing("\"", with: ""))] = .pod(
      version: String(words[2][..<end].dropFirst()))
  }

  /// `github "ReactiveX/RxSwift" "5.1.1"`
  private mutating func add(checkoutOf line: Substring) {
    let words = line.split(separator: "\"")
    guard words.count == 4, let name = words[1].split(separator: "/").last else { return }
    byModule[AppProject.identifier(String(name))] = .checkout(version: String(words[3]))
  }

  /// Xcode has written two forms: pins below `object` with `repositoryURL`, and on top with `location`.
  private mutating func add(packagesOf file: String) {
    guard let value = FileSystem.bytes(of: file).flatMap({ try? JSONValue(parsing: $0) }) else { return }
    for pin in (value["pins"] ?? value["object"]?["pins"])?.items ?? [] {
      guard let address = pin["location"]?.text ?? pin["repositoryURL"]?.text, let state = pin["state"],
        let version = state["version"]?.text ?? state["branch"]?.text ?? state["revision"]?.text
      else { continue }
      let lock = Lock.package(version: version, address: address)
      byAddress[Self.key(address)] = lock
      byModule[Self.key(address).split(separator: "/").last.map(String.init) ?? ""] = lock
    }
  }

  /// An address in one way of writing it.
  private static func key(_ address: String) -> String {
    let text = address.lowercased()
    return text.hasSuffix(".git") ? String(text.dropLast(4)) : text
  }
}
