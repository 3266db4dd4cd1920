import Foundation
import HeroPipeline
import Testing

@Suite struct PipelineExamples {
  @Test func stagesRunOneByOne() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let scene = folder.appendingPathComponent("Scenes/card.json").path
    let stages = try Stages(path: scene)
    defer { stages.clear() }
    try stages.read()
    try stages.frame(0)
    try stages.encode(0, isFast: true)
  }
}
