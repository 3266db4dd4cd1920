import Foundation
import HeroTesting

/// Folders with links that lead round, with pipes, and with what the program wrote itself.
@Suite struct FolderSafetyTests {
  private func run(_ script: String) throws -> Program.Result {
    var result: Program.Result?
    try withFiles(["a.json": HostileInputTests.scene]) { folder in
      result = try Program.run(script: script, in: folder)
    }
    return try #require(result)
  }

  // Of two links each in two folders, of one to what lies around, and of pipes, sockets and devices with scenes' names.
  @Test func eachSceneOfAFolderIsOne() throws {
    let result = try run(
      """
      mkdir -p around/scenes/inner; cp a.json around/scenes/inner; cp a.json around/outside.json
      for folder in around/scenes around/scenes/inner; do
        ln -s . $folder/l1; ln -s . $folder/l2; ln -s .. $folder/up; mkfifo $folder/x.json; ln -s /dev/zero $folder/y.json
      done
      herorender lint around/scenes; echo $?
      herorender test around/scenes --record missing; echo $?
      herorender test around/scenes; echo $?
      herorender gallery around/scenes site --quiet; echo $?; ls site/players site/players/inner
      herorender preview around/scenes --json --no-open > address & run=$!
      until [ -s address ]; do sleep 0.01; done; kill -TERM $run; wait $run; echo $?
      """)
    expectEqual(
      result.output,
      """
      1 scene: no findings
      0
      recorded inner/a → golden/inner/a
      recorded 1 golden of 2 kB: look at them, commit them, and run again without recording; a recording run does not pass
      0 passed, 1 recorded
      1
      ok       inner/a
      1 passed
      0
      0
      site/players:
      inner

      site/players/inner:
      a.html
      143

      """, "\(result.output)\(result.errors)")
  }

  // The README of a project says `herorender test .`: its report, its goldens, frames, a gallery and the schema lie there.
  @Test func aFolderWithWhatWasWrittenIsTestedAgainAndAgain() throws {
    let result = try run(
      """
      herorender schema > scene.schema.json; herorender a.json frames --quiet; herorender gallery . site --quiet
      for run in 1 2 3; do herorender test . --quiet >/dev/null; echo $?; done
      herorender test . --record missing --quiet >/dev/null; echo $?
      sed -i 's/"view":{}/"view":{"backgroundColor":"#ff0000"}/' a.json
      for run in 1 2; do herorender test . --quiet >/dev/null; echo $?; done
      herorender accept --quiet; herorender test .; herorender lint .
      """)
    expectEqual(
      result.output, "1\n1\n1\n1\n1\n1\nok       a\n1 passed\n1 scene: no findings\n",
      "\(result.output)\(result.errors)")
  }

  // A pipe that somebody names is read; as anything but a scene it is none.
  @Test func pipesAreScenesWhereTheyAreNamed() throws {
    let result = try run(
      """
      herorender lint <(cat a.json) | sed 's/.*: //'; cat a.json | herorender lint /dev/stdin; herorender - o.png --frame 0 --quiet < a.json
      herorender a.json p.png --frame 0 --quiet --backdrop <(cat o.png); echo $?
      mkfifo pipe.png; herorender a.json p.png --frame 0 --backdrop pipe.png; echo $?
      sed 's/"view":{}/"view":{"subviews":[{"image":"pipe.png","frame":[0,0,1,1]}]}/' a.json > b.json; herorender b.json p.png --frame 0; echo $?
      sed 's/"version":1/"version":1,"fonts":["pipe.png"]/' a.json > b.json; herorender b.json p.png --frame 0; echo $?
      herorender a.json pipe.png --frame 0; echo $?; herorender /dev/zero p.png --frame 0; echo $?; ls
      """)
    expectEqual(
      result.output,
      """
      no findings
      /dev/stdin: no findings
      64
      64
      2
      2
      3
      2
      a.json
      b.json
      o.png
      pipe.png

      """, "\(result.output)\(result.errors)")
    #expect(result.errors.contains("pipe.png is not a regular file") || result.errors.contains("pipe.png: is not a"))
    #expect(result.errors.contains("/dev/zero: error: is larger than 16 MiB"), "\(result.errors)")
  }

  // All kinds of files; the link stays, and what it leads to is new.
  @Test(arguments: ["png", "gif", "apng", "webp", "html"] + (Program.find("ffmpeg") == nil ? [] : ["mp4"]))
  func anOutputThroughALinkIsItsTarget(ending: String) throws {
    let result = try run(
      """
      mkdir real; printf old > real/film; ln -s real/film one.\(ending); ln -s one.\(ending) two.\(ending); ln -s real/new gone.\(ending)
      herorender a.json two.\(ending) -o gone.\(ending) --quiet \(ending == "png" ? "--frame 0" : ""); echo $?
      readlink one.\(ending) two.\(ending) gone.\(ending); ls -A real; cmp -s real/film real/new && echo same
      """)
    expectEqual(
      result.output, "0\nreal/film\none.\(ending)\nreal/new\nfilm\nnew\nsame\n", "\(result.output)\(result.errors)")
  }

  @Test func otherFilesThatAreNamedAreWrittenThroughLinks() throws {
    let result = try run(
      """
      mkdir real; for name in scene.json sheet.png junit.xml comment.md; do ln -s real/$name $name; done
      herorender convert a.json scene.json; herorender sheet a.json sheet.png --quiet
      herorender test a.json --junit junit.xml --comment comment.md --quiet > /dev/null
      ls real; for name in scene.json sheet.png junit.xml comment.md; do readlink $name; done
      ln -s b.gif a.gif; ln -s a.gif b.gif; herorender a.json a.gif; echo $?
      ln -s /dev/null c.gif; herorender a.json c.gif; echo $?; test -c /dev/null && echo there
      """)
    expectEqual(
      result.output,
      """
      comment.md
      junit.xml
      scene.json
      sheet.png
      real/scene.json
      real/sheet.png
      real/junit.xml
      real/comment.md
      3
      3
      there

      """, "\(result.output)\(result.errors)")
  }
}
