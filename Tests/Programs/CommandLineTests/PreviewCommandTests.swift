import Foundation
import HeroTesting

/// `preview` as somebody calls it and ends it.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct PreviewCommandTests {
  private func run(_ script: String) throws -> Program.Result {
    try Program.run(script: script, begin: "mkdir tmp; export TMPDIR=\"$PWD/tmp\"")
  }

  @Test(arguments: [("INT", 0), ("TERM", 143)])
  func signalEndsItAndLeavesNothing(signal: String, status: Int) throws {
    let result = try run(
      """
      "$program" preview scene.json --golden golden >out & run=$!
      await '[ -s out ]'; grep -cE '^http://127\\.0\\.0\\.1:[0-9]+/[0-9a-f]{32}/$' out
      kill -\(signal) $run; wait $run; echo $?; ls -A tmp; ls
      """)
    expectEqual(result.output, "1\n\(status)\nout\nscene.json\ntmp\n")
    #expect(result.errors.isEmpty, "\(result.errors)")
  }

  @Test func portThatIsTakenIsAnError() throws {
    let result = try run(
      """
      "$program" preview scene.json --json >out & run=$!
      await '[ -s out ]'; port=$(sed -nE 's|^\\{"event":"ready","version":1,"url":"http://127.0.0.1:([0-9]+)/.*|\\1|p' out)
      "$program" preview scene.json --port $port; echo $?
      kill -INT $run; wait $run; echo $?
      "$program" preview nothing.json; echo $?
      "$program" preview scene.json --port 0; echo $?
      "$program" preview -; echo $?
      """)
    expectEqual(result.output, "3\n0\n64\n64\n64\n")
    #expect(result.errors.contains("is taken"), "\(result.errors)")
  }
}
