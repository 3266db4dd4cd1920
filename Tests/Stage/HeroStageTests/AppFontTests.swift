import Foundation
import HeroStage
import HeroTesting

@testable import UIKit

/// Fonts that an app brings, by the names of its Info.plist. The files are DejaVu's, which the Makefile installs.
@MainActor @Suite(.writtenStages) struct AppFontTests {
  /// Where Debian's fonts-dejavu-core has them.
  nonisolated static let folder = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu", isDirectory: true)
  nonisolated static let isInstalled = FileManager.default.fileExists(
    atPath: folder.appendingPathComponent("DejaVuSansMono-Bold.ttf").path)

  private func stage(_ fonts: [String], root: UIViewController = UIViewController()) -> Stage {
    Stage(device: .iPhone8, assets: [Self.folder], fonts: fonts, root: root)
  }

  private static let files = ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "Deep/DejaVuSerif-Bold.ttf"]

  @Test(.enabled(if: isInstalled, "fonts-dejavu-core is not installed"))
  func fontsAreFoundByTheirNames() {
    stage(Self.files).perform {
      // PostScript name, full name, family, a family without a regular font, and none.
      for (name, font) in [
        ("DejaVuSansMono-Bold", "DejaVuSansMono-Bold"), ("DejaVu Sans Mono Bold", "DejaVuSansMono-Bold"),
        ("DejaVu Sans Mono", "DejaVuSansMono"), ("DejaVu Serif", "DejaVuSerif-Bold"), ("DejaVu Sans", nil), ("", nil),
      ] as [(String, String?)] {
        expectEqual(UIFont(name: name, size: 12)?.fontName, font, "\(name)")
      }
      let bold = UIFont(name: "DejaVuSansMono-Bold", size: 12)
      #expect(bold?.familyName == "DejaVu Sans Mono" && bold?.pointSize == 12)
      // iOS's own stay, under each of their names.
      for name in ["HelveticaNeue-Bold", "Helvetica Neue", "ArialMT", "TimesNewRomanPS-BoldMT", "Avenir-Heavy"] {
        #expect(UIFont(name: name, size: 12) != nil)
      }
      expectEqual(UIFont.fontNames(forFamilyName: "DejaVu Sans Mono"), ["DejaVuSansMono", "DejaVuSansMono-Bold"])
      expectEqual(UIFont.fontNames(forFamilyName: "Karla"), [])
      expectEqual(UIFont.familyNames.filter { $0.hasPrefix("Deja") }, ["DejaVu Sans Mono", "DejaVu Serif"])
      #expect(UIFont.familyNames.contains("Helvetica Neue"))
    }
    // Those of the stage in force alone, and what code brings.
    stage([]).perform {
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12), nil)
      let file = Self.folder.appendingPathComponent("DejaVuSansMono-Bold.ttf")
      #expect(CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil))
      expectEqual(UIFont(name: "DejaVuSansMono-Bold", size: 12)?.fontName, "DejaVuSansMono-Bold")
      #expect(!CTFontManagerRegisterFontsForURL(Self.folder as CFURL, .process, nil))
    }
  }

  /// In DejaVu Sans Mono each character is 1233/2048 em wide; a line is (1901 + 483)/2048 em high (`hmtx` and `hhea` of 2.37).
  @Test(.enabled(if: isInstalled, "fonts-dejavu-core is not installed"))
  func textsAreMeasuredAndDrawnWithThem() throws {
    final class Root: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.font = UIFont(name: "DejaVuSansMono", size: 20.48)
        label.text = "ilMW"
        label.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
        view.addSubview(label)
      }
    }
    let root = Root()
    let stage = stage(Self.files, root: root)
    // 4 × 12.33 and 23.84 points, rounded up to half points.
    expectEqual(root.label.intrinsicContentSize, CGSize(width: 49.5, height: 24))
    #expect(abs((root.label.font.lineHeight) - 23.84) < 0.01 && abs(root.label.font.ascender - 19.01) < 0.01)
    let scene = try stage.scene
    expectEqual(
      scene.fonts.map { URL(fileURLWithPath: $0).lastPathComponent },
      ["DejaVuSansMono.ttf", "DejaVuSansMono-Bold.ttf", "DejaVuSerif-Bold.ttf"])
    // A written scene has copies of them beside it, and is read again.
    try withTemporaryFolder { folder in
      let file = URL(fileURLWithPath: "\(folder)/scene.json")
      try stage.write(to: file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.contains("DejaVuSansMono.ttf") && text.contains("\"family\": \"DejaVu Sans Mono\""))
    }
  }

  @Test func aFontThatIsNotThereChangesNothing() {
    stage(["Nowhere.ttf"]).perform {
      expectEqual(UIFont(name: "Nowhere", size: 12), nil)
      #expect(AppFonts.current.files.isEmpty)
    }
  }
}
