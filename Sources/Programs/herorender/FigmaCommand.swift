import ArgumentParser
import HeroFigma
import HeroFiles
import HeroGeometry
import HeroImage
import HeroLayers
import HeroModel
import HeroRaster
import HeroScene

/// `herorender figma`: a prototype of Figma's becomes a scene.
struct FigmaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "figma",
    abstract: "Makes a scene of a Figma prototype: frames become screens, interactions the timeline.",
    discussion: HelpText.wrapped(
      """
      FILE is what Figma's REST API answers, saved: GET /v1/files/KEY?geometry=paths, or GET /v1/files/KEY/nodes?ids=…&geometry=paths for the \
      frames of a flow alone. Nothing is asked of the network. Pictures are files named by Figma's references (imageRef), as \
      GET /v1/files/KEY/images lists them; they are copied beside the scene, into NAME-images.

      Layers of the same name and path in two frames get one heroID, as Smart animate matches them. What a scene cannot say is a warning that \
      names the layer.

      EXAMPLES
        herorender figma shop.json -o shop-scene.json
        herorender figma shop.json --images pictures --flow "Check out" -o scene.json
        herorender figma shop.json --start 12:34 -o - | herorender inspect -
      """))

  @Argument(
    help: "The saved answer of Figma's REST API.", completion: .file(extensions: ["json"]), transform: NamedPath.read)
  var file: String

  @Option(
    name: [.customShort("o"), .long], help: "The scene to write, or - for standard output.", completion: .file(),
    transform: NamedPath.read)
  var output: String

  @Option(help: "A folder with the pictures.", completion: .directory, transform: NamedPath.read)
  var images: String?

  @Option(help: "The flow to film, by the name of its starting point. (default: the first)")
  var flow: String?

  @Option(help: "The frame to start from, by its node id, in place of a flow.")
  var start: String?

  @OptionGroup var telling: QuietOption

  mutating func validate() throws {
    if flow != nil, start != nil { throw ValidationError("--flow excludes --start") }
  }

  mutating func run() throws {
    let folder = try images.map { try PictureFolder($0) }
    let place = pictures
    let inspector = TextInspector(fonts: [])
    let scene: FigmaScene
    do {
      let bytes = try FileBytes.read(file, allowsPipe: true)
      scene = try FigmaScene(
        FigmaFile(bytes), flow: flow, start: start,
        surroundings: FigmaSurroundings(
          hasFont: { family in
            let text = TextContents(text: "a", font: Font(family: family))
            return inspector.problems(of: text).families.isEmpty
          },
          picture: { folder?.file(of: $0).map { "\(place)/\($0)" } },
          pictureSize: { folder?.size(of: $0) },
          pictureFolder: images))
    } catch let error as FigmaError {
      throw SceneError([Diagnostic(file: file, message: error.description)])
    } catch let error as FileError where error.path == file {
      throw SceneError([Diagnostic(file: file, message: error.description)])
    }
    if !telling.quiet {
      for line in scene.warnings {
        Console.note(Diagnostic(file: file, severity: .warning, message: line).text)
      }
    }
    if output == "-" { return Console.output(scene.text) }
    var copies: [(path: String, bytes: [UInt8])] = []
    for name in scene.pictures {
      copies.append((name, try FileBytes.read("\(images ?? "")/\(FilePath.name(of: name))")))
    }
    let sources = [file] + copies.map { "\(images ?? "")/\(FilePath.name(of: $0.path))" }
    try SceneDocument.write(scene.text, with: copies, to: output, sparing: SourceFiles(sources))
  }

  /// The folder of the scene's pictures, from the scene's own.
  private var pictures: String {
    if output == "-" { return images ?? "" }
    return "\(FilePath.name(of: output).split(separator: ".").first.map(String.init) ?? "scene")-images"
  }
}

/// The files of a folder by their names without an extension.
private struct PictureFolder {
  private let path: String
  private var files: [String: String] = [:]
  /// What Figma gives, best first.
  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

  init(_ path: String) throws(FileError) {
    self.path = path
    let names = try FileSystem.names(in: path)
    for known in Self.extensions {
      for name in names where name.lowercased().hasSuffix(".\(known)") {
        let reference = String(name.dropLast(known.count + 1))
        if files[reference] == nil { files[reference] = name }
      }
    }
  }

  func file(of reference: String) -> String? { files[reference] }

  /// Of a PNG or JPEG, pixels.
  func size(of reference: String) -> Size? {
    guard let name = files[reference], let bytes = FileSystem.bytes(of: "\(path)/\(name)"),
      let size = try? ImageDecoder.size(of: bytes)
    else { return nil }
    return Size(width: Double(size.width), height: Double(size.height))
  }
}
