/// The build settings of a target: its own, over the project's, over those of their xcconfig files.
struct BuildSettings {
  /// A setting's text, and where it is set.
  private struct Value {
    var text: String
    let place: () -> String
  }

  /// Settings that name others, one inside of the other; the compiler's own have 5 at most.
  private static let maximumDepth = 100

  private var values: [String: Value] = [:]
  /// Values with the settings inside of them filled in.
  private var filled: [String: String] = [:]
  private let files: ConfigurationFiles

  init(files: ConfigurationFiles) { self.files = files }

  /// Sets what a configuration says. `$(inherited)`, and a setting's own name, are what stood before.
  ///
  /// - Parameter place: Where it says so, as `FILE:LINE`.
  /// - Throws: A `ProjectError` for a value that grows without an end.
  mutating func add(_ settings: [String: String], at place: @escaping () -> String) throws(ProjectError) {
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) { try add(key, value, at: place) }
  }

  private mutating func add(_ key: String, _ value: String, at place: @escaping () -> String) throws(ProjectError) {
    let before = values[key]?.text
    let text = try SettingText.filled(value, of: key, at: place) { (name, _) throws(ProjectError) in
      name == "inherited" ? before ?? "" : name == key ? before : nil
    }
    try files.count(key.utf8.count + text.utf8.count, at: place)
    values[key] = Value(text: text, place: place)
  }

  /// Sets what an xcconfig file says, and the files that it includes. A file that is not there is passed over, as Xcode does with `#include?`.
  ///
  /// - Throws: A `ProjectError` for files that include each other without an end.
  mutating func add(configuration file: String) throws(ProjectError) { try add(configuration: file, inside: []) }

  private mutating func add(configuration file: String, inside: [String]) throws(ProjectError) {
    for line in files.lines(of: file) {
      let place = { "\(file):\(line.number)" }
      switch line.content {
      case .setting(let key, let value): try add(key, value, at: place)
      case .include(let path):
        try files.count(256 + path.utf8.count, at: place)
        guard path != file, !inside.contains(path) else {
          throw ProjectError(place(), "this file includes itself, by way of \(path)")
        }
        guard inside.count < Self.maximumDepth else {
          throw ProjectError(
            place(), "more than \(Self.maximumDepth) files include each other, one inside of the other")
        }
        try add(configuration: path, inside: inside + [file])
      }
    }
  }

  /// A setting with the settings inside of it filled in; nil where nothing says it, or it is empty.
  ///
  /// - Throws: A `ProjectError` for settings that name each other without an end.
  subscript(key: String) -> String? {
    mutating get throws(ProjectError) {
      let value = try value(of: key, inside: [])
      return value.isEmpty ? nil : value
    }
  }

  /// The settings whose names begin so, by the rest of their names.
  mutating func beginning(_ start: String) throws(ProjectError) -> [String: String] {
    var found: [String: String] = [:]
    for key in values.keys.sorted() where key.hasPrefix(start) {
      found[String(key.dropFirst(start.count))] = try self[key]
    }
    return found
  }

  private mutating func value(of key: String, inside: [String]) throws(ProjectError) -> String {
    if let known = filled[key] { return known }
    guard let value = values[key] else { return "" }
    guard !inside.contains(key) else { throw ProjectError(value.place(), "the setting '\(key)' is made of itself") }
    guard inside.count < Self.maximumDepth else {
      throw ProjectError(
        value.place(), "more than \(Self.maximumDepth) settings are made of each other, '\(key)' among them")
    }
    let text = try SettingText.filled(value.text, of: key, at: value.place) { (name, form) throws(ProjectError) in
      let inner = try self.value(of: name, inside: inside + [key])
      switch form {
      case "c99extidentifier": return AppProject.identifier(inner)
      case "rfc1034identifier": return String(inner.map { $0.isLetter || $0.isNumber ? $0 : "-" })
      default: return inner
      }
    }
    try files.count(text.utf8.count, at: value.place)
    filled[key] = text
    return text
  }
}

/// The text of a setting, with other settings inside.
enum SettingText {
  /// Bytes of a setting, after which it is taken for one that grows without an end.
  private static let maximumCount = 1 << 16

  /// `$(NAME)`, `${NAME}` and `$(NAME:form)` become what `fill` says; nil leaves them as they are.
  ///
  /// - Parameters:
  ///   - key: The setting's name, for the error.
  ///   - place: Where it is set.
  static func filled(
    _ text: String, of key: String, at place: () -> String,
    _ fill: (_ name: String, _ form: String?) throws(ProjectError) -> String?
  ) throws(ProjectError) -> String {
    var (out, rest): ([UInt8], ArraySlice<UInt8>) = ([], ArraySlice(text.utf8))
    while let byte = rest.first {
      var inside: String?
      if byte == UInt8(ascii: "$"), let open = rest.dropFirst().first,
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open == UInt8(ascii: "{") ? UInt8(ascii: "}") : nil
      {
        let name = rest.dropFirst(2).prefix { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ":") || isPlain($0) }
        if rest.dropFirst(2 + name.count).first == close {
          let parts = String(decoding: name, as: UTF8.self).split(separator: ":", maxSplits: 1).map(String.init)
          inside = parts.isEmpty ? "" : try fill(parts[0], parts.count > 1 ? parts[1] : nil)
          if inside != nil { rest = rest.dropFirst(3 + name.count) }
        }
      }
      if let inside { out += Array(inside.utf8) } else { out.append(rest.removeFirst()) }
      guard out.count <= maximumCount else {
        throw ProjectError(place(), "the setting '\(key)' grows beyond \(maximumCount / 1024) KB")
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}
