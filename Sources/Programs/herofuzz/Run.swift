import ArgumentParser
import Foundation
import HeroFuzzing
import Synchronization

/// `herofuzz run`, the default: many inputs of many kinds.
struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs many inputs, and says which ones did harm and how to repeat them.")

  @OptionGroup var options: CorpusOptions

  @Argument(help: "How many inputs of a kind: \(FuzzKind.allCases.map(\.rawValue).joined(separator: ", ")).")
  var counts: [KindCount] = Self.standard

  @Option(help: "The first seed; the others follow.")
  var seed: UInt64 = 1

  @Option(help: "Child processes at a time.")
  var jobs = 2

  @Option(help: "Seconds of processor time after which an input counts as hanging.")
  var limit = 30

  /// A few minutes on two cores.
  private static let standard = [
    KindCount(kind: .scene, count: 4000), KindCount(kind: .file, count: 8000),
    KindCount(kind: .modifier, count: 50_000),
    KindCount(kind: .path, count: 100_000), KindCount(kind: .image, count: 20_000), KindCount(kind: .font, count: 2000),
    KindCount(kind: .storyboard, count: 2000), KindCount(kind: .manifest, count: 20_000),
    KindCount(kind: .trace, count: 10_000), KindCount(kind: .png, count: 3000), KindCount(kind: .apng, count: 2000),
    KindCount(kind: .gif, count: 2000),
  ]

  func run() throws {
    var isClean = true
    for request in counts {
      let tally = try work(on: request)
      Self.say(tally.line(request.kind))
      for (reason, count) in tally.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(5) {
        Self.say("    undrawable, \(count) times: \(reason)")
      }
      for harm in tally.harms.sorted(by: { $0.seed < $1.seed }) {
        isClean = false
        Self.say("    \(harm.what); repeat with: herofuzz repeat \(request.kind.rawValue) \(harm.seed)")
      }
    }
    if !isClean { throw ExitCode.failure }
  }

  /// Writes a line at once: a run takes minutes.
  private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func work(on request: KindCount) throws -> Tally {
    let total = Mutex(Tally())
    let next = Mutex(seed)
    let end = seed + UInt64(request.count)
    let chunk = UInt64(max(1, min(request.count / max(jobs, 1) + 1, 5000)))
    let failure = Mutex<String?>(nil)
    DispatchQueue.concurrentPerform(iterations: max(jobs, 1)) { _ in
      while true {
        let first = next.withLock { next in
          defer { next = min(next + chunk, end) }
          return next
        }
        guard first < end else { return }
        do {
          let tally = try runChunk(request.kind, first: first, end: min(first + chunk, end))
          total.withLock { $0.add(tally) }
        } catch {
          failure.withLock { $0 = "\(error)" }
          return
        }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw ValidationError(failure) }
    return total.withLock { $0 }
  }

  /// Runs seeds in child processes: a new one goes on after the seed that ended the last.
  private func runChunk(_ kind: FuzzKind, first: UInt64, end: UInt64) throws -> Tally {
    var tally = Tally()
    var start = first
    while start < end {
      let child = try Child(
        arguments: ["worker", kind.rawValue, "\(start)", "\(end - start)", "--corpus", options.corpus], limit: limit)
      var current: UInt64?
      var isDone = false
      while let line = child.nextLine() {
        guard let letter = line.first, let word = Worker.Word(rawValue: letter) else { continue }
        let text = String(line.dropFirst())
        switch word {
        case .seed: current = UInt64(text)
        case .accepted: tally.accepted += 1
        case .refused: tally.refused += 1
        case .undrawable: tally.reasons[text.filter { !$0.isNumber }, default: 0] += 1
        case .problem: tally.harms.append(Harm(seed: current ?? start, what: text))
        case .end: isDone = true
        }
      }
      let ending = child.finish()
      if isDone { return tally }
      guard let seed = current else { throw ValidationError("a worker did not start: \(ending)") }
      tally.harms.append(Harm(seed: seed, what: ending))
      start = seed + 1
    }
    return tally
  }
}

/// `scene=2000`.
struct KindCount: ExpressibleByArgument, Sendable {
  let kind: FuzzKind
  let count: Int

  init(kind: FuzzKind, count: Int) {
    self.kind = kind
    self.count = count
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=")
    guard parts.count == 2, let kind = FuzzKind(rawValue: String(parts[0])), let count = Int(parts[1]), count > 0 else {
      return nil
    }
    self.init(kind: kind, count: count)
  }

  var defaultValueDescription: String { "\(kind.rawValue)=\(count)" }
}

/// An input that did harm.
struct Harm: Sendable {
  let seed: UInt64
  let what: String
}

/// What became of inputs.
struct Tally: Sendable {
  var accepted = 0
  var refused = 0
  /// How often each reason, without its digits, kept a scene from being drawn.
  var reasons: [String: Int] = [:]
  var harms: [Harm] = []

  mutating func add(_ other: Tally) {
    accepted += other.accepted
    refused += other.refused
    reasons.merge(other.reasons, uniquingKeysWith: +)
    harms += other.harms
  }

  func line(_ kind: FuzzKind) -> String {
    let undrawable = reasons.values.reduce(0, +)
    let count = accepted + refused + undrawable + harms.count
    return "\(kind.rawValue): \(count) inputs, \(accepted) accepted, \(refused) refused, \(undrawable) undrawable, "
      + "\(harms.count) harmful"
  }
}
