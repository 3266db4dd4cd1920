import ArgumentParser
import HeroFiles
import HeroModel
import HeroScene
import HeroStoryboard

/// Tells what else than a scene stands where a command's scene goes: a picture, a film, another argument of the command, or its name.
enum SceneArgument {
  /// Refuses what cannot be a scene.
  ///
  /// - Parameters:
  ///   - scene: The argument; `-` and folders are left to whoever reads it.
  ///   - command: The command's name, for the example.
  ///   - other: What stands beside it, an output or a view.
  static func check(_ scene: String, of command: String, before other: String? = nil) throws {
    guard scene != "-" else { return }
    let commands = CommandWord.names(of: HeroRenderCommand.configuration)
    let words = command == "render" ? "herorender" : "herorender \(command)"
    if commands.contains(scene), !FileSystem.exists(scene) {
      throw ValidationError("'\(scene)' is a command and goes first: herorender \(scene) …")
    }
    if let other, isScene(other), !isScene(scene) {
      let (scene, other) = (scene.printable, other.printable)
      throw ValidationError(
        "the scene goes first, and \(other) is one: \(words) \(ShellWord.quoted(other)) \(ShellWord.quoted(scene))")
    }
    guard let foreign = foreign(scene) else { return }
    throw ValidationError("\(scene.printable) is \(foreign), no scene; \(ForeignFile.advice)")
  }

  /// The same of a list in which a file that is no scene may stand beside scenes: only one that stands alone is refused.
  static func check(alone paths: [String], of command: String) throws {
    if paths.count == 1 { try check(paths[0], of: command) }
  }

  /// Whether a file that is there is called as scenes are.
  static func isScene(_ path: String) -> Bool {
    let isNamed = path.lowercased().hasSuffix(".json") || StoryboardOptions.reads(path)
    return isNamed && FileSystem.exists(path) && !FileSystem.isFolder(path) && foreign(path) == nil
  }

  /// What a file is that cannot be a scene; nil for scenes, and where there is no file.
  private static func foreign(_ path: String) -> String? {
    var kind: String?
    // The rest is left unread.
    _ = try? FileBytes.read(path) { start in
      kind = ForeignFile(of: start)?.kind
      return false
    }
    return kind ?? (path.lowercased().hasSuffix(".swift") && FileSystem.exists(path) ? "Swift source" : nil)
  }
}
