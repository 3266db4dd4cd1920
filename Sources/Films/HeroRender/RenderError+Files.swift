import HeroFiles

extension UnfinishedFile {
  /// Refuses a file that has more bytes than it may; nil for any number.
  func check(_ name: String, largest: Int?) throws(RenderError) {
    guard let largest, let bytes = FileSystem.size(path), bytes > largest else { return }
    throw .tooLarge(file: name, bytes: bytes)
  }
}

extension RenderError {
  /// What it means for a run that a file or folder cannot be used.
  package init(_ error: FileError) {
    if case .source = error.cause {
      self = .input(error.description)
    } else {
      self = error.lostFolder.map(Self.lost) ?? .environment(error.description)
    }
  }

  /// The error of a folder that was removed while a run wrote into it.
  static func lost(_ folder: String) -> RenderError {
    .environment("the folder \(folder) was removed or replaced while the run wrote into it")
  }

  /// Does what touches files; what goes wrong there is an error of the run.
  package static func onDisk<Value>(_ work: @autoclosure () throws(FileError) -> Value) throws(RenderError) -> Value {
    do { return try work() } catch { throw RenderError(error) }
  }
}
