import Foundation
import HeroGeometry
import HeroGolden
import HeroImage
import HeroInspection
import HeroModel
import HeroRender
import HeroScene
import HeroStoryboard
import TransitionEngine

/// Makes inputs from seeds and runs them in this process.
package struct Fuzzer: Sendable {
  /// How an input ended that did no harm.
  package enum Outcome: Equatable, Sendable {
    /// It was read and drawn.
    case accepted
    /// It was refused when it was read.
    case refused
    /// It was read, and refused when a frame of it was to be drawn; the reason without the view.
    case undrawable(String)
  }

  private let corpus: Corpus
  private let folder: String
  /// Where the assets of random scenes lie.
  package var assets: String { folder }
  private static let images = ["a.png", "b.jpg"]

  /// - Parameter folder: An existing folder for assets, used by this fuzzer alone.
  /// - Throws: When the folder cannot be written to.
  package init(corpus: Corpus, folder: String) throws {
    self.corpus = corpus
    self.folder = folder
    for (name, seed) in zip(Self.images, corpus.seeds[.image] ?? []) {
      try Data(seed).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }

  /// The input that a seed stands for: the same bytes always, as long as generator and corpus are the same.
  package func input(_ kind: FuzzKind, seed: UInt64) -> [UInt8] {
    var random = SeededRandom(seed: seed)
    let original = corpus.seeds[kind].map { random.pick($0) } ?? []
    var mutator = ByteMutator(random: random)
    switch kind {
    case .scene:
      var generator = SceneGenerator(seed: seed, images: Self.images)
      return Array(generator.scene().utf8)
    case .modifier:
      var generator = ModifierGenerator(random: random)
      let text = Array(generator.string().utf8)
      return seed.isMultiple(of: 3) ? mutator.mutateText(text) : text
    case .path:
      let letters = Array("MmLlHhVvCcSsQqTtAaZz 0123456789.-,eE+".utf8)
      if seed.isMultiple(of: 4) { return (0..<1 + random.below(60)).map { _ in random.pick(letters) } }
      var generator = SceneGenerator(seed: seed, images: Self.images)
      let path = Array(generator.path().utf8)
      return seed.isMultiple(of: 3) ? mutator.mutateText(path) : path
    case .file:
      mutator.words = [
        "fade", "\"frame\":", "{", "}", "[", "]", ",", "\"subviews\":[{}]", "\"heroID\":\"a\"", "scale(0)",
      ]
      return mutator.mutateText(original)
    case .storyboard:
      // Every fourth ends early.
      if seed.isMultiple(of: 4) { return Array(original.prefix(random.below(original.count))) }
      mutator.words = [
        "<view>", "</view>", "<subviews>", "<rect key=\"frame\"", "\"", "&amp;", "<!--", "id=\"", "width=\"-1\"", "1:0",
        "multiplier=\"0\"", "kind=\"embed\"", "<label text=\"A\"/>",
      ]
      return mutator.mutateText(original)
    case .manifest, .trace: return mutator.mutateText(original)
    case .image, .font: return mutator.mutate(original)
    case .png, .apng, .gif: return WrittenFilm(random: &random).bytes
    }
  }

  /// Runs an input.
  ///
  /// - Throws: `FuzzProblem` for what no input may cause.
  package func run(_ kind: FuzzKind, _ input: [UInt8]) throws(FuzzProblem) -> Outcome {
    switch kind {
    case .scene, .file: return try runScene(input)
    case .modifier: return try runScene(Self.scene(modifier: String(decoding: input, as: UTF8.self)), draws: false)
    case .path: return (try? Path(svg: String(decoding: input, as: UTF8.self))) == nil ? .refused : .accepted
    case .image:
      do { return try ImageDecoder.decode(input).bytes.isEmpty ? .refused : .accepted } catch {
        try Self.check("\(error)")
        return .refused
      }
    case .font:
      do { try Data(input).write(to: URL(fileURLWithPath: "\(folder)/font.ttf")) } catch {
        throw FuzzProblem("\(folder) cannot be written to")
      }
      return try runScene(Array(Self.fontScene.utf8))
    case .storyboard: return try runStoryboard(input)
    case .manifest:
      do { _ = try GoldenManifest(bytes: input) } catch {
        try Self.check(error.reason)
        return .refused
      }
      return .accepted
    case .trace:
      do { _ = try Trace(bytes: input).text } catch {
        try Self.check(error.reason)
        return .refused
      }
      return .accepted
    case .png: return try write(input) { film throws in try film.checkPNG() }
    case .apng: return try write(input) { film throws in try film.checkAPNG() }
    case .gif: return try write(input) { film throws in try film.checkGIF() }
    }
  }

  private func write(_ bytes: [UInt8], _ check: (WrittenFilm) throws -> Void) throws(FuzzProblem) -> Outcome {
    guard let film = WrittenFilm(bytes: bytes) else { return .refused }
    do { try check(film) } catch let problem as FuzzProblem {
      throw problem
    } catch {
      throw FuzzProblem("no fault of the pictures', it seems: \(error)")
    }
    return .accepted
  }

  // MARK: Scenes

  private func runScene(_ bytes: [UInt8], draws: Bool = true) throws(FuzzProblem) -> Outcome {
    let film: Film
    do throws(SceneError) {
      let loader = SceneLoader(textMeasure: .renderer)
      film = try Film(scene: loader.load(bytes: bytes, file: "fuzz.json", folder: folder), file: "fuzz.json")
    } catch {
      for diagnostic in error.diagnostics { try Self.check(diagnostic.text) }
      return .refused
    }
    return try look(at: film, draws: draws)
  }

  private func runStoryboard(_ bytes: [UInt8]) throws(FuzzProblem) -> Outcome {
    // Its name says what it is.
    let isXib = String(decoding: bytes.prefix(300), as: UTF8.self).contains("CocoaTouch.XIB")
    let path = "\(folder)/fuzz.\(isXib ? "xib" : "storyboard")"
    do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
      throw FuzzProblem("\(folder) cannot be written to")
    }
    var options = StoryboardOptions()
    options.assets = folder
    let film: Film
    do {
      let storyboard = try StoryboardScene(path: path, options: options, textMeasure: .renderer)
      for note in storyboard.notes { try Self.check(note.told.text) }
      film = try Film(scene: storyboard.scene(), file: path)
    } catch let error as SceneError {
      for diagnostic in error.diagnostics {
        try Self.check(diagnostic.text)
        if diagnostic.line < 1 { throw FuzzProblem("an error without a line: \(diagnostic.text)") }
      }
      return .refused
    } catch let error as FuzzProblem {
      throw error
    } catch {
      throw FuzzProblem("no fault of the file's, it seems: \(error)")
    }
    return try look(at: film, draws: true)
  }

  private func look(at film: Film, draws: Bool) throws(FuzzProblem) -> Outcome {
    _ = PlanDocument.json(film).pretty()
    _ = PlanText.text(film)
    _ = FrameClock(duration: film.duration, rate: .standard).frameCount
    let times = [0, 0.3, 0.5, 0.999, 1].map { film.duration * $0 }
    for time in times { _ = MomentDocument.json(film.moment(at: time), frame: nil).pretty() }
    guard draws else { return .accepted }
    for finding in SceneLint(film: film).findings { try Self.check(finding.message) }
    return try draw(film, at: times)
  }

  private func draw(_ film: Film, at times: [Double]) throws(FuzzProblem) -> Outcome {
    do {
      let source = try FilmSource(film: film)
      for time in times {
        let picture = source.picture(at: time)
        do {
          try source.check(picture)
          _ = try source.draw(picture)
        } catch {
          throw RenderError(error, frame: nil, time: time)
        }
      }
      return .accepted
    } catch RenderError.undrawable(let view, _, _, let reason) {
      guard !view.isEmpty else { throw FuzzProblem("a view without a name cannot be drawn: \(reason)") }
      try Self.check(reason)
      return .undrawable(reason)
    } catch {
      throw FuzzProblem("no fault of the scene's, it seems: \(error)")
    }
  }

  /// Words that come from Swift's own descriptions, which people should not have to read.
  private static func check(_ message: String) throws(FuzzProblem) {
    for word in ["Optional(", "failed(\"", "error(\"", "Swift.", "HeroScene.", "Hero.", "NSError"]
    where message.contains(word) {
      throw FuzzProblem("a raw error: \(message)")
    }
  }

  private static func scene(modifier: String) -> [UInt8] {
    var text = ""
    for scalar in modifier.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      default:
        text +=
          scalar.value < 0x20 ? "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))" : "\(scalar)"
      }
    }
    let view =
      "{\"frame\":[1,2,30,40],\"heroID\":\"a\",\"backgroundColor\":\"red\",\"heroModifiers\":\"\(text)\","
      + "\"subviews\":[{\"frame\":[1,1,9,9],\"backgroundColor\":\"blue\"},{\"frame\":[5,5,9,9],\"heroModifiers\":\"fade\"}]}"
    let screen = "{\"view\":{\"backgroundColor\":\"white\",\"subviews\":[\(view)]}}"
    return Array(
      ("{\"version\":1,\"canvas\":{\"width\":50,\"height\":50,\"scale\":1},\"screens\":{\"a\":\(screen),\"b\":\(screen)},"
        + "\"root\":\"a\",\"timeline\":[{\"present\":\"b\"},{\"dismiss\":true}]}").utf8)
  }

  private static let fontScene = """
    {"version":1,"canvas":{"width":80,"height":40,"scale":2},"fonts":["font.ttf"],"root":"a","timeline":[],
    "screens":{"a":{"view":{"subviews":[{"frame":[0,0,80,20],"text":"AB ab","font":{"family":"Tiny","size":15}},
    {"frame":[0,20,80,20],"text":"xAé","font":{"size":12}}]}}}}
    """
}
