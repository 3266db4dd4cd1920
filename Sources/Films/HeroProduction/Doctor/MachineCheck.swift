import Foundation
import HeroFiles
import HeroJSON
import HeroMedia
import HeroRaster
import HeroRender

/// What the program finds on this machine: what a bug report needs, and what to install.
package struct MachineCheck: Sendable {
  /// One thing that was looked at.
  package struct Finding: Sendable {
    package enum State: String, Sendable {
      /// A fact.
      case note
      case found
      /// Some inputs or outputs need it.
      case missing
      /// Nothing is drawn right without it.
      case needed
    }

    package var name: String
    package var state: State
    /// What was found, or what to do.
    package var text: String

    package init(_ name: String, _ state: State, _ text: String = "") {
      (self.name, self.state, self.text) = (name, state, text)
    }
  }

  package struct Section: Sendable {
    package var title: String
    package var findings: [Finding]
  }

  package private(set) var sections: [Section]

  /// Looks at the machine; starts ffmpeg, where it is, to ask for its encoders.
  ///
  /// - Parameter program: The program's path.
  /// - Parameter environment: The process's.
  package init(program: String, environment: [String: String]) {
    let path = environment["PATH"] ?? ""
    sections = [
      Section(title: "Program", findings: Self.program(program, home: environment["HOME"])),
      Section(title: "Libraries", findings: Self.libraries()),
      Section(title: "Fonts", findings: Self.fonts()),
      Section(title: "Pictures it reads", findings: Self.readers()),
      Section(title: "Films it writes", findings: Self.writers()),
      Section(title: "For some commands", findings: Self.programs(path)),
      Section(title: "Settings", findings: Self.settings(environment)),
    ]
  }

  /// What nothing is drawn right without.
  package var needs: [Finding] { sections.flatMap(\.findings).filter { $0.state == .needed } }

  private static func program(_ program: String, home: String?) -> [Finding] {
    #if DEBUG
      let build = "debug"
    #else
      let build = "release"
    #endif
    #if arch(x86_64)
      let architecture = "x86_64"
    #elseif arch(arm64)
      let architecture = "arm64"
    #else
      let architecture = "another architecture"
    #endif
    let information = ProcessInfo.processInfo
    // A report need not say who reports.
    let place = home.map { program.hasPrefix($0 + "/") ? "~" + program.dropFirst($0.count) : program } ?? program
    return [
      Finding("herorender", .note, "\(RendererVersion.current), \(build) build"), Finding("at", .note, place),
      Finding("system", .note, information.operatingSystemVersionString),
      Finding(
        "processor", .note,
        "\(architecture), \(information.activeProcessorCount) cores, \(RasterEnvironment.loops) loops"),
    ]
  }

  private static func libraries() -> [Finding] {
    RasterEnvironment.current().libraries.map { Finding($0.0, .note, $0.1) }
  }

  private static func fonts() -> [Finding] {
    RasterEnvironment.machineFonts().map { font in
      guard font.missing.isEmpty, let first = font.files.first else {
        let what =
          switch font.use {
          case "Inter": "text cannot be drawn"
          case _ where font.files.isEmpty: "drawn as boxes"
          default: "drawn as boxes what \(font.missing.joined(separator: ", ")) would draw"
          }
        return Finding(
          font.use, font.use == "Inter" ? .needed : .missing,
          "\(what): install \(font.package); looked in \(font.folders.joined(separator: ", "))")
      }
      let files = font.files
      return Finding(
        font.use, .found, files.count == 1 ? first : "\(files.count) files in \(FilePath.folder(of: first))")
    }
  }

  private static func readers() -> [Finding] {
    let others = MediaFormat.allCases.map { format -> Finding in
      do {
        try MediaFile.checkReader(of: format)
        return Finding(format.rawValue, .found)
      } catch let error { return Finding(format.rawValue, .missing, "\(error)") }
    }
    return [Finding("PNG, JPEG", .found)] + others
  }

  private static func writers() -> [Finding] {
    let own = Finding("GIF, APNG, WebP", .found)
    let others = FilmFormat.allCases.filter { $0.encoder != nil }
    do {
      let ffmpeg = try InstalledFFmpeg()
      return [own]
        + others.map { format in
          let (name, encoder) = (format.rawValue.uppercased(), format.encoder ?? "")
          guard ffmpeg.encoders.contains(encoder) else {
            return Finding(name, .missing, "\(ffmpeg.path) has no encoder \(encoder)")
          }
          return Finding(name, .found, "ffmpeg \(ffmpeg.version ?? "of an unknown version"), \(encoder)")
        }
    } catch {
      return [
        own, Finding(others.map { $0.rawValue.uppercased() }.joined(separator: ", "), .missing, error.description),
      ]
    }
  }

  private static func programs(_ path: String) -> [Finding] {
    [("swift", "herorender app"), ("git", "herorender test --changed-since")].map { name, command in
      guard let found = FileSystem.program(name, path: path) else {
        return Finding(name, .missing, "\(command) needs it on the PATH")
      }
      return Finding(name, .found, found)
    }
  }

  private static func settings(_ environment: [String: String]) -> [Finding] {
    let shown = ["CI", "GITHUB_ACTIONS", "NO_COLOR", "TERM", "COLUMNS", "LANG", "LC_ALL", "TMPDIR"]
    let names = shown + environment.keys.filter { $0.hasPrefix("HERORENDER_") }.sorted()
    return names.compactMap { name in environment[name].map { Finding(name, .note, $0) } }
  }
}

extension MachineCheck {
  /// `version` 1, `ok`, and the findings of each section by its title.
  package var json: JSONValue {
    let parts = sections.map { section in
      JSONValue.Member(
        section.title,
        .array(
          section.findings.map {
            ["name": .string($0.name), "state": .string($0.state.rawValue), "text": .string($0.text)]
          }
        ))
    }
    return .object(
      [JSONValue.Member("version", .integer(1)), JSONValue.Member("ok", .bool(needs.isEmpty))] + parts)
  }

  /// A block a section: what was found, what some work needs (✗) and what all work needs (!).
  package var text: String {
    let width = sections.flatMap(\.findings).map(\.name.count).max() ?? 0
    let blocks = sections.filter { !$0.findings.isEmpty }.map { section in
      let lines = section.findings.map { finding in
        let mark =
          switch finding.state {
          case .note: " "
          case .found: "✓"
          case .missing: "✗"
          case .needed: "!"
          }
        let name = finding.name + String(repeating: " ", count: width - finding.name.count)
        return finding.text.isEmpty ? "  \(mark) \(finding.name)" : "  \(mark) \(name)  \(finding.text)"
      }
      return ([section.title] + lines).joined(separator: "\n")
    }
    return blocks.joined(separator: "\n")
  }
}
