import Foundation
import HeroSources

/// Says what sources go without after a build that failed: `herorewrite --leave-out REQUEST`, a file of JSON; the answer is JSON on standard output.
enum LeaveOutTool {
  private struct Request: Decodable {
    struct Module: Decodable {
      /// Of the files.
      var folder: String
      /// By their paths in it.
      var sources: [String]
      /// What they went without in that build.
      var leftOut: [LeftOut]
      /// Of that build; files by their paths in the folder.
      var errors: [CompileError]
    }
    /// By name.
    var modules: [String: Module]
    /// Types that nobody declares and that stand in a module of their own already.
    var types: [String]
    /// Swift of them.
    var swift: String
    /// The name of that module.
    var module: String
  }

  private struct Answer: Encodable {
    struct Module: Encodable {
      var leftOut: [LeftOut]
      /// Errors in what is left out already.
      var unplaced: [CompileError]
    }
    var modules: [String: Module] = [:]
    var types: [String]
    var swift: String
    /// Controllers of all modules that can be shown alone, by name.
    var screens: [String]
  }

  static func run(_ file: String) throws -> Data {
    let request = try JSONDecoder().decode(Request.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    let modules = request.modules.sorted { $0.key < $1.key }
    let sources = modules.map { _, module in
      module.sources.compactMap { path in
        (try? String(contentsOfFile: module.folder + "/" + path, encoding: .utf8)).map {
          AppSource(name: path, path: path, text: $0)
        }
      }
    }
    let declared = SourceTypes(in: sources.joined())
    let errors = modules.flatMap(\.value.errors).map(\.text)
    let named = MissingTypes.names(in: errors, module: request.module).filter { !declared.names.contains($0) }
    let types = named.union(MissingTypes.namesOfModules(in: errors)).union(request.types)
    var answer = Answer(types: types.sorted(), swift: request.swift, screens: declared.screens)
    let new = types.subtracting(request.types)
    if !new.isEmpty { answer.swift = MissingTypes(types, in: Array(sources.joined())).swift }
    // What else is wrong may follow from a type that was not there.
    let waiting = declared.inheriting(from: Set(new.flatMap { $0.split(separator: ".").map(String.init) }))
    for ((name, module), sources) in zip(modules, sources) {
      let settled = sources.filter { new.isEmpty || $0.words.isDisjoint(with: waiting) }
      let files = Set(settled.map(\.path))
      let (leftOut, unplaced) = LeavingOut.extend(
        module.leftOut, by: module.errors.filter { files.contains($0.file) }, in: settled)
      answer.modules[name] = Answer.Module(leftOut: leftOut, unplaced: unplaced)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(answer)
  }

  /// `leftOut` of a target's `HeroApp.json`, by files.
  static func leftOut(in file: String) throws -> [String: [LeftOut]] {
    struct App: Decodable { var leftOut: [LeftOut]? }
    let app = try JSONDecoder().decode(App.self, from: Data(contentsOf: URL(fileURLWithPath: file)))
    return Dictionary(grouping: app.leftOut ?? [], by: \.file)
  }
}

extension AppSource {
  /// Names that it has, and all other words.
  fileprivate var words: Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}
