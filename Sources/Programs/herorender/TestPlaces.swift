import ArgumentParser
import HeroFiles
import HeroModel
import HeroScene

/// Which scenes `test` draws and how, and where goldens and report are: what the command line says, else `herorender.json`.
struct TestPlaces {
  /// Scenes, and folders of them.
  let paths: [String]
  /// The folder that scenes are named from; nil: the one given.
  let sceneRoot: String?
  let golden: String
  let report: String
  /// At least one.
  let modes: [SceneMode]
  /// All of the file's.
  let fileModes: [SceneMode]
  /// The file that modes are read from; nil where there is none.
  let modeFile: String?

  /// - Throws: `SceneError` for a file that cannot be read, or a mode that it does not have; `ValidationError` where nothing says which scenes.
  init(_ command: TestCommand) throws {
    let file = try ModeFile.nearest()
    (modeFile, fileModes) = (file?.path, file?.modes.map(\.mode) ?? [])
    let paths = command.paths.isEmpty ? [file?.scenes].compactMap(\.self) : command.paths
    self.paths = paths
    guard !paths.isEmpty else {
      throw ValidationError(
        "Missing expected argument '<paths> ...': name scenes, or write \(ModeFile.name), which `herorender init` does")
    }
    golden = command.golden ?? file?.golden ?? "golden"
    report = command.report ?? file?.report ?? "herorender-report"
    // However one of the file's scenes is asked for, its golden has one name.
    let root = file?.scenes ?? ""
    let isRoot = FileSystem.isFolder(root) && paths.allSatisfy { [root] in FileSystem.isInside($0, root) }
    sceneRoot = command.sceneRoot ?? (isRoot ? root : nil)
    let hasWays =
      !(command.device.isEmpty && command.orientation.isEmpty && command.appearance.isEmpty && command.direction.isEmpty
      && command.textSize.isEmpty && command.isMotionReduced == nil)
    let named: [SceneMode]
    if !command.mode.isEmpty {
      named = try command.mode.map { try ModeFile.mode($0) }
    } else {
      named = hasWays ? [] : file?.tested.map(\.mode) ?? []
    }
    modes = SceneMode.all(
      of: named, devices: command.device, orientations: command.orientation, appearances: command.appearance,
      directions: command.direction, textSizes: command.textSize,
      motions: [command.isMotionReduced].compactMap(\.self))
  }
}
