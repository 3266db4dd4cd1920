import Foundation
import HeroTesting

/// `herorender doctor`, on this machine and on poorer ones.
@Suite struct DoctorTests {
  private func doctor(
    _ arguments: [String] = [], environment: [String: String?] = [:], _ body: (Program.Result) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      try body(Program.run(["doctor"] + arguments, in: folder, environment: environment))
    }
  }

  /// The line of a thing.
  private func line(_ name: String, in text: String) -> Substring {
    text.split(separator: "\n").first { $0.dropFirst(4).hasPrefix(name + " ") || $0.dropFirst(4) == name } ?? ""
  }

  @Test func tellsVersionsAsTheirPackagesDo() throws {
    try doctor { result in
      expectEqual(result.status, 0, "\(result.errors)")
      #expect(line("herorender", in: result.output).contains("0.2.0, "))
      for (name, package) in [("cairo", "cairo"), ("pango", "pango"), ("pixman", "pixman-1")] {
        let version = try Program.run(script: "pkg-config --modversion \(package)", in: "/tmp").output
        #expect(line(name, in: result.output).hasSuffix("  " + version.trimmingCharacters(in: .newlines)), "\(name)")
      }
      #expect(line("Inter", in: result.output).contains("✓"))
    }
  }

  // Every value but the title's is a name, a state and a text.
  @Test func printsJSON() throws {
    try doctor(["--json"]) { result in
      let json = try #require(
        JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
      #expect(json["version"] as? Int == 1 && json["ok"] as? Bool == true)
      let fonts = try #require(json["Fonts"] as? [[String: String]])
      let names = ["Inter", "emoji", "signs", "Chinese, Japanese, Korean", "other scripts"]
      expectEqual(fonts.compactMap { $0["name"] }, names)
      expectEqual(fonts.prefix(3).compactMap { $0["state"] }, ["found", "found", "found"])
    }
  }

  @Test func textWithoutItsFontIsAnError() throws {
    try doctor(environment: ["HERORENDER_FONT_DIR": "/nonexistent"]) { result in
      expectEqual(result.status, 3)
      #expect(line("Inter", in: result.output).hasPrefix("  ! Inter"))
      #expect(line("emoji", in: result.output).hasPrefix("  ✗ emoji"))
      #expect(
        line("Chinese, Japanese, Korean", in: result.output).contains("install fonts-noto-cjk; looked in /nonexistent"))
      #expect(line("other scripts", in: result.output).contains("install fonts-noto-core; looked in /nonexistent"))
      #expect(line("HERORENDER_FONT_DIR", in: result.output).hasSuffix("/nonexistent"))
      #expect(result.errors.hasPrefix("herorender: error: Inter is missing: "))
      #expect(result.errors.contains("install fonts-inter; looked in /nonexistent"))
    }
  }

  // Nothing on the PATH: what needs other programs says which, and the rest is fine.
  @Test func programsThatAreMissingAreNamed() throws {
    try doctor(environment: ["PATH": "/nonexistent"]) { result in
      expectEqual(result.status, 0)
      #expect(line("MP4, WEBM, MOV, AVIF", in: result.output).contains("✗"))
      #expect(line("HEIC", in: result.output).contains("install libheif-examples"))
      #expect(line("PDF", in: result.output).contains("install poppler-utils"))
      #expect(line("swift", in: result.output).contains("herorender app needs it on the PATH"))
    }
  }

  // The program that was started has ended, but what it started holds its output.
  @Test(arguments: ["sleep 600", "sleep 600 & exit", "yes"])
  func programsThatDoNotAnswerAreNotWaitedFor(work: String) throws {
    try withTemporaryFolder { folder in
      try "#!/bin/sh\n\(work)\n".write(toFile: "\(folder)/ffmpeg", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/ffmpeg")
      let result = try Program.run(["doctor"], in: folder, environment: ["PATH": "\(folder):/usr/bin:/bin"])
      expectEqual(result.status, 0)
      let found = line("MP4, WEBM, MOV, AVIF", in: result.output)
      #expect(found.hasPrefix("  ✗") && found.hasSuffix("\(folder)/ffmpeg does not answer within 5 s"), "\(found)")
    }
  }

  // An ffmpeg that was built without x264.
  @Test func encodersAreAskedFor() throws {
    try withTemporaryFolder { folder in
      let program = """
        #!/bin/sh
        if [ "$1" = -version ]; then echo 'ffmpeg version 9.9-x Copyright'; exit; fi
        printf ' V..... = Video\\n ------\\n V....D libvpx-vp9           libvpx VP9\\n V..... prores_ks  libx264 is not here\\n'
        """
      try program.write(toFile: "\(folder)/ffmpeg", atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/ffmpeg")
      let output = try Program.run(["doctor"], in: folder, environment: ["PATH": "\(folder):/usr/bin:/bin"]).output
      #expect(line("WEBM", in: output).hasSuffix("ffmpeg 9.9-x, libvpx-vp9"))
      #expect(line("MP4", in: output).hasPrefix("  ✗") && line("MP4", in: output).hasSuffix("has no encoder libx264"))
    }
  }
}
