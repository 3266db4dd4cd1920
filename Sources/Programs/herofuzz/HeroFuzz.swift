import ArgumentParser
import Foundation
import HeroFuzzing

/// `herofuzz`: runs inputs that nobody means through herorender's readers and painters, each in a child process that may crash.
@main
struct HeroFuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "herofuzz",
    abstract: "Looks for inputs that crash or hang herorender, or make it end otherwise than with 0 or 2.",
    discussion: """
      EXAMPLES
        herofuzz scene=20000 modifier=100000       counts for some kinds; the default is a few minutes of all
        herofuzz repeat scene 4711                 runs one input here, so that a debugger sees it
        herofuzz show scene 4711 > 4711.json       writes one input
        herofuzz explain scenes                    checks what explain says of scenes with whole frames
      """,
    subcommands: [Run.self, Repeat.self, Show.self, Explain.self, Worker.self], defaultSubcommand: Run.self)
}

extension FuzzKind: ExpressibleByArgument {}

/// What all subcommands share.
struct CorpusOptions: ParsableArguments {
  @Option(help: "The folder with the seeds that inputs are made from.")
  var corpus = "fuzz"

  /// A fuzzer with a folder of its own, and what removes that folder.
  func fuzzer() throws -> (fuzzer: Fuzzer, cleanUp: () -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("herofuzz-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let fuzzer = try Fuzzer(corpus: Corpus(folder: corpus), folder: folder.path)
    return (fuzzer, { try? FileManager.default.removeItem(at: folder) })
  }
}

/// `herofuzz repeat`: one input in this process.
struct Repeat: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Runs the input of one seed here.")

  @OptionGroup var options: CorpusOptions
  @Argument var kind: FuzzKind
  @Argument var seed: UInt64

  func run() throws {
    let (fuzzer, cleanUp) = try options.fuzzer()
    defer { cleanUp() }
    print(try fuzzer.run(kind, fuzzer.input(kind, seed: seed)))
  }
}

/// `herofuzz show`: one input's bytes.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Writes the input of one seed to standard output.")

  @OptionGroup var options: CorpusOptions
  @Argument var kind: FuzzKind
  @Argument var seed: UInt64

  func run() throws {
    let (fuzzer, cleanUp) = try options.fuzzer()
    defer { cleanUp() }
    FileHandle.standardOutput.write(Data(fuzzer.input(kind, seed: seed)))
  }
}

/// `herofuzz worker`: a run of seeds; says each seed before it starts, so that whoever started it knows which one ended it.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(shouldDisplay: false)

  @OptionGroup var options: CorpusOptions
  @Argument var kind: FuzzKind
  @Argument var first: UInt64
  @Argument var count: UInt64
  @Option var limit = 30

  func run() throws {
    let (fuzzer, cleanUp) = try options.fuzzer()
    defer { cleanUp() }
    for seed in first..<first + count {
      Self.endAfter(seconds: limit)
      Self.say(.seed, "\(seed)")
      do {
        switch try fuzzer.run(kind, fuzzer.input(kind, seed: seed)) {
        case .accepted: Self.say(.accepted, "")
        case .refused: Self.say(.refused, "")
        case .undrawable(let reason): Self.say(.undrawable, reason)
        }
      } catch {
        Self.say(.problem, error.description)
      }
    }
    Self.say(.end, "")
  }

  /// The first letter of a worker's line.
  enum Word: Character {
    case seed = "s", accepted = "a", refused = "r", undrawable = "u", problem = "p", end = "e"
  }

  /// Ends this process with SIGVTALRM after so many seconds of its own processor time, however busy the machine is.
  private static func endAfter(seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    #if os(Linux)
      setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
    #else
      setitimer(ITIMER_VIRTUAL, &timer, nil)
    #endif
  }

  private static func say(_ word: Word, _ text: String) {
    let line = "\(word.rawValue)\(text.replacing("\n", with: " "))\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
