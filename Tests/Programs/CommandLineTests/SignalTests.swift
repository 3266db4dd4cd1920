import Foundation
import HeroTesting

/// Runs that somebody stops.
@Suite(.serialized) struct SignalTests {
  /// Runs a shell script beside a scene. `$program` is the program; an ffmpeg that never ends by itself is in the folder `bin`: it writes
  /// its number into the file `finishing` when it has all frames.
  private func run(_ script: String) throws -> Program.Result {
    try Program.run(
      script: script,
      begin: """
        mkdir bin out; printf old > out/film.mp4
        cat > bin/ffmpeg <<'END'
        #!/bin/sh
        for film; do :; done; printf half > "${film#file:}"
        cat >/dev/null; echo $$ > finishing.new; mv finishing.new finishing; exec sleep 600
        END
        chmod 755 bin/ffmpeg; PATH="$PWD/bin:$PATH"
        """)
  }

  @Test(arguments: [("INT", "interrupted", 130), ("TERM", "terminated", 143), ("HUP", "hung up", 129)])
  func aFilmThatIsBeingFinishedEndsAtOnce(signal: String, word: String, status: Int) throws {
    let result = try run(
      """
      "$program" scene.json out/film.mp4 --quiet & run=$!
      await '[ -e finishing ]'; kill -\(signal) $run; wait $run; echo $?
      kill -0 $(cat finishing) 2>/dev/null && echo alive; cat out/film.mp4; echo; ls -A out
      """)
    expectEqual(result.output, "\(status)\nold\nfilm.mp4\n")
    #expect(result.errors.contains("\(word) after 31 of 31 frames; out/film.mp4 is not written"), "\(result.errors)")
  }

  // The kernel and the shell may both tell of a terminal that goes away: frames that are whole are listed all the same.
  @Test func aTerminalThatGoesAwayLeavesWholeFrames() throws {
    let result = try run(
      """
      "$program" scene.json frames --jobs 1 >/dev/null 2>&1 & run=$!
      await '[ -e frames/frame_00001.png ]'; kill -HUP $run; kill -HUP $run; wait $run; echo $?
      ls -A frames | grep -v 'frame_[0-9]*.png'
      "$program" scene.json frames --resume --quiet; echo $?
      nohup sh -c '"$0" scene.json other --jobs 1 --quiet & run=$!; kill -HUP $run; wait $run; echo $?' "$program" 2>/dev/null
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    // A run may have ended before the signal came.
    #expect(["129", "0"].contains(lines.first))
    expectEqual(lines.dropFirst(), ["manifest.json", "0", "0"])
  }

  @Test func timeEndsAFilmThatIsBeingFinished() throws {
    let result = try run(
      """
      "$program" scene.json out/film.mp4 --quiet --timeout 5; echo $?
      [ -e finishing ] && kill -0 $(cat finishing) 2>/dev/null && echo alive; cat out/film.mp4; echo; ls -A out
      """)
    expectEqual(result.output, "3\nold\nfilm.mp4\n")
    #expect(result.errors.contains("--timeout"), "\(result.errors)")
  }

  // The reader of the frames never comes, so that the run is in the middle of a frame for ever.
  @Test(arguments: [("INT", 130), ("TERM", 143)])
  func theFirstSignalIsAnsweredAndTheSecondEnds(signal: String, status: Int) throws {
    let result = try run(
      """
      mkfifo pipe; exec 3<>pipe
      "$program" scene.json - -o out/film.mp4 -o out/film.html -o out/film.gif -o out/film.apng -o out/film.webp >pipe 2>errors & run=$!
      await 'grep -q rendering errors'; kill -\(signal) $run
      await 'grep -q stopping errors'; kill -\(signal) $run; wait $run; echo $?
      cat out/film.mp4; echo; ls -A out
      """)
    expectEqual(result.output, "\(status)\nold\nfilm.mp4\n")
  }

  // kill -9 leaves half a film under a hidden name; the next run takes it away, but not that of a run that is alive.
  @Test func theNextRunTidiesUpAfterAKilledOne() throws {
    let result = try run(
      """
      "$program" scene.json out/film.mp4 --quiet & killed=$!
      await '[ -e finishing ]'; kill -9 $killed; kill -9 $(cat finishing); wait $killed 2>/dev/null; rm finishing
      "$program" scene.json out/film.mp4 --quiet & alive=$!
      await '[ -e finishing ]'; first=$(cat finishing); rm finishing
      ls -A out | wc -l
      "$program" scene.json out/film.mp4 --quiet & third=$!
      await '[ -e finishing ]'; ls -A out | wc -l
      kill -INT $alive $third; wait $alive; echo $?; wait $third; echo $?
      ls -A out; kill -0 $first $(cat finishing) 2>/dev/null && echo alive
      """)
    // The old film and one half, then two halves of runs that are alive.
    expectEqual(result.output, "2\n3\n130\n130\nfilm.mp4\n")
  }
}
