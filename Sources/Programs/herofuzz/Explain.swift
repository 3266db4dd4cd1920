import ArgumentParser
import Foundation
import HeroFuzzing
import HeroModel
import HeroRaster
import HeroRender
import HeroScene
import Synchronization
import TransitionEngine

/// `herofuzz explain`: what `explain` says of many scenes, each finding confirmed with whole frames.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks each finding of explain over scenes, and says which are refuted.")

  @OptionGroup var options: CorpusOptions

  @Argument(help: "Scenes, or folders of them.")
  var paths: [String] = []

  @Option(help: "Scenes, or folders of them, that show no fault.")
  var faultless: [String] = []

  @Option(help: "How many scenes of herofuzz's own.")
  var random: UInt64 = 200

  @Option(help: "Only every so many-th scene.")
  var every = 1

  /// A scene that is looked through.
  private struct Input {
    let name: String
    let load: () throws -> Film
    var isFaultless = false
  }

  func run() throws {
    let (fuzzer, cleanUp) = try options.fuzzer()
    defer { cleanUp() }
    let loader = SceneLoader(textMeasure: .renderer)
    func film(_ json: some Sequence<UInt8>, _ name: String) throws -> Film {
      let film = try Film(scene: loader.load(bytes: Array(json), file: name, folder: fuzzer.assets), file: name)
      // A random scene may last for days.
      guard film.duration < 30, film.scene.canvas.size.width <= 2000 else { throw ValidationError("too long") }
      return film
    }
    func files(_ paths: [String], isFaultless: Bool) -> [Input] {
      paths.flatMap(Self.scenes).map { path in
        Input(name: path, load: { try Film(scene: loader.load(path: path), file: path) }, isFaultless: isFaultless)
      }
    }
    let inputs =
      files(paths, isFaultless: false) + files(faultless, isFaultless: true)
      + WordScenes.all.map { scene in Input(name: scene.name, load: { try film(scene.json.utf8, scene.name) }) }
      + (1...max(random, 1)).prefix(Int(random)).map { seed in
        Input(name: "random \(seed)", load: { try film(fuzzer.input(.scene, seed: seed), "random \(seed)") })
      }
    let chosen = inputs.enumerated().filter { $0.offset % max(every, 1) == 0 }.map(\.element)
    let results = Self.check(chosen)
    let count = results.reduce(0) { $0 + $1.count }
    let refuted = results.reduce(0) { $0 + $1.refuted.count }
    for line in results.flatMap(\.refuted) { print(line) }
    let part = count == 0 ? 100 : 100 * Double(count - min(refuted, count)) / Double(count)
    print("\(count) findings in \(results.count) scenes, \(refuted) refuted: \(String(format: "%.1f", part)) % hold")
    if refuted > 0 { throw ExitCode.failure }
  }

  private static func check(_ inputs: [Input]) -> [(count: Int, refuted: [String])] {
    let results = Mutex<[Int: (count: Int, refuted: [String])]>([:])
    nonisolated(unsafe) let inputs = inputs
    DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
      let input = inputs[index]
      guard let film = try? input.load() else { return }
      do {
        let proof = try ExplanationProof(film: film, file: input.name)
        var refuted = try proof.refuted()
        if input.isFaultless { refuted += proof.faults.map { "\($0): the scene shows no fault" } }
        let lines = refuted.map { "\(input.name): \($0)" }
        results.withLock { $0[index] = (proof.count, lines) }
      } catch is RasterError {
        return  // A random scene may be too large to draw.
      } catch {
        results.withLock { $0[index] = (0, ["\(input.name): \(error)"]) }
      }
    }
    return results.withLock { all in all.keys.sorted().compactMap { all[$0] } }
  }

  private static func scenes(below path: String) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: path) else { return [path] }
    let found = all.compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }.sorted()
    return found.isEmpty ? [path] : found.map { "\(path)/\($0)" }
  }
}
