import Foundation
import HeroTesting

/// Commands other than `render` that somebody stops: they end by the same rules.
@Suite(.serialized) struct StoppedCommandTests {
  /// Runs a shell script beside a scene. `$program` is the program; who reads `pipe.json` has begun when `exec 3>pipe.json` returns.
  private func run(_ script: String) throws -> Program.Result {
    try Program.run(script: script, begin: "mkfifo pipe.json")
  }

  private static let signals = [("INT", 130), ("TERM", 143), ("HUP", 129)]

  // Nothing is under way that could be finished.
  @Test(
    arguments: signals,
    [
      "sheet pipe.json out.png", "explain pipe.json", "inspect pipe.json", "convert pipe.json out.json",
      "lint pipe.json",
    ])
  func mostEndAtOnce(signal: (String, Int), command: String) throws {
    let result = try run(
      """
      "$program" \(command) & run=$!
      exec 3>pipe.json; kill -\(signal.0) $run; wait $run; echo $?; ls -A
      """)
    expectEqual(result.output, "\(signal.1)\n.stderr\n.stdout\npipe.json\nscene.json\n")
    expectEqual(result.errors, "herorender: error: stopped\n")
  }

  // Its terminal goes away, but `nohup` has it go on.
  @Test func nohupGoesOn() throws {
    let result = try run(
      """
      nohup sh -c '"$0" sheet pipe.json out.png --quiet & run=$!; exec 3>pipe.json; kill -HUP $run; cat scene.json >&3; exec 3>&-; wait $run; echo $?' \\
        "$program" 2>/dev/null; ls *.png
      """)
    expectEqual(result.output, "0\nout.png\n")
  }

  // A scene that is being read when the signal comes is finished; the one after it is not begun.
  @Test(arguments: signals) func testsFinishWhatIsUnderWay(signal: (String, Int)) throws {
    let result = try run(
      """
      "$program" test scene.json --record missing > /dev/null; find golden | sort > before
      "$program" test pipe.json scene.json --jobs 1 --junit junit.xml 2>errors & run=$!
      exec 3>pipe.json; kill -\(signal.0) $run; await 'grep -q stopping errors'
      cat scene.json >&3; exec 3>&-; wait $run; echo $?; ls; find golden | sort | cmp - before
      """)
    expectEqual(result.output, "\(signal.1)\nbefore\nerrors\ngolden\npipe.json\nscene.json\n", "\(result.output)")
  }

  // It has told of the first signal and waits; the second one ends it, and takes the half report away.
  @Test(arguments: signals.prefix(2)) func theSecondSignalEndsATest(signal: (String, Int)) throws {
    let result = try run(
      """
      "$program" test pipe.json 2>errors & run=$!
      exec 3>pipe.json; kill -\(signal.0) $run; await 'grep -q stopping errors'; kill -\(signal.0) $run; wait $run; echo $?
      ls; tail -n 1 errors
      """)
    expectEqual(
      result.output,
      "\(signal.1)\nerrors\npipe.json\nscene.json\nherorender: error: stopped without waiting for what is under way\n"
    )
  }

  // Killed at any moment: each golden is the old one or the new one, whole, and a later run leaves nothing of the killed one. What is
  // compared does not depend on the moment.
  @Test func killedAcceptancesLoseNoGolden() throws {
    let result = try run(
      """
      mkdir scenes; for name in a b c d e f; do cp scene.json scenes/$name.json; done
      "$program" test scenes --record missing > /dev/null
      cp -r golden old; sed -i 's/#ff3355/#3355ff/g' scenes/*.json
      "$program" test scenes > /dev/null; mkdir new; cp -r golden new
      (cd new; cp -r ../herorender-report .; "$program" accept > /dev/null)
      for wait in 0 .02 .04 .05 .06 .07 .08 .09 .1 .12 .14 .2; do
        rm -rf golden; cp -r old golden
        "$program" accept > /dev/null & run=$!; sleep $wait; kill -9 $run 2>/dev/null; wait $run 2>/dev/null
        for name in a b c d e f; do
          diff -rq golden/$name old/$name > /dev/null || diff -rq golden/$name new/golden/$name > /dev/null || echo "lost $name"
        done
        "$program" accept > /dev/null; diff -rq golden new/golden
      done
      """)
    expectEqual((result.output, result.errors), ("", ""), "\(result.output)\(result.errors)")
  }

  @Test func twoAcceptancesAtOnceLoseNoGolden() throws {
    let result = try run(
      """
      mkdir scenes; for name in a b c d e f; do cp scene.json scenes/$name.json; done
      "$program" test scenes --record missing > /dev/null; sed -i 's/#ff3355/#3355ff/g' scenes/*.json
      "$program" test scenes > /dev/null
      for run in 1 2 3 4; do "$program" accept > /dev/null & done; wait
      "$program" test scenes | tail -n 1; ls -A golden
      """)
    expectEqual(
      result.output, "6 passed\na\nb\nc\nd\ne\nenvironment.json\nf\n", "\(result.output)\(result.errors)")
  }
}
