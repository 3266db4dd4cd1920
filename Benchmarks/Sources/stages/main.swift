import Benchmark
import Foundation
import HeroPipeline

// The scene comes from the environment, because all arguments are swift-benchmark's own.
guard let scene = ProcessInfo.processInfo.environment["BENCH_SCENE"] else {
  FileHandle.standardError.write(Data("usage: BENCH_SCENE=scene.json stages [options of swift-benchmark]\n".utf8))
  exit(64)
}
let stages: Stages
do { stages = try Stages(path: scene) } catch {
  FileHandle.standardError.write(Data("\(scene): \(error)\n".utf8))
  exit(2)
}

/// Registers a stage whose turns go through the frames.
@MainActor func stage(_ name: String, iterations: Int, _ body: @escaping (Int) throws -> Void) {
  var turn = 0
  benchmark(name, settings: Iterations(iterations), WarmupIterations(1)) {
    try body(turn)
    turn += 1
  }
}

stage("read", iterations: 20) { _ in try stages.read() }
stage("plan", iterations: 20) { _ in try stages.plan() }
stage("first frame", iterations: 8) { try stages.firstFrame($0) }
stage("moment", iterations: 120) { stages.moment($0) }
stage("frame", iterations: 36) { try stages.frame($0) }
stage("empty frame", iterations: 24) { try stages.emptyFrame($0) }
stage("hash", iterations: 24) { stages.hash($0) }
stage("encode balanced", iterations: 24) { try stages.encode($0, isFast: false) }
stage("encode fast", iterations: 24) { try stages.encode($0, isFast: true) }
stage("write", iterations: 24) { try stages.write($0) }

Benchmark.main()
stages.clear()
