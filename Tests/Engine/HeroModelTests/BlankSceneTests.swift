import HeroGeometry
import HeroLayers
import HeroModel
import HeroTesting

/// Which scenes show nothing but bars and grounds: a screen of 100 points by 200 has one view in its root.
@Suite struct BlankSceneTests {
  private func isBlank(_ size: Size, _ change: (inout View) -> Void, isLater: Bool = false) -> Bool {
    func screen(_ change: (inout View) -> Void) -> Screen {
      var (root, child) = (
        View(path: "a", position: .zero, size: Size(width: 100, height: 200)),
        View(path: "a/b", position: .zero, size: size)
      )
      (root.children, child.parent, root.backgroundColor) = ([1], 0, .white)
      change(&child)
      return Screen(name: "a", views: [root, child])
    }
    var scene = Scene(
      canvas: Canvas(size: Size(width: 100, height: 200)), screens: [screen(isLater ? { _ in } : change)],
      root: .screen(0), steps: [Step(.wait(1))])
    if isLater { scene.steps[0].screenChanges = [0: screen(change)] }
    return scene.isBlank
  }

  private let small = Size(width: 50, height: 50)

  @Test func groundsAndLinesAreBlank() {
    expectEqual(isBlank(Size(width: 100, height: 170)) { $0.backgroundColor = .black }, true)
    expectEqual(isBlank(Size(width: 100, height: 0.5)) { $0.backgroundColor = .black }, true)
    expectEqual(isBlank(small) { $0.backgroundColor = .white }, true)
    expectEqual(isBlank(small) { $0.content = .label(TextContents(text: "")) }, true)
    expectEqual(isBlank(small) { ($0.content, $0.alpha) = (.label(TextContents(text: "a")), 0) }, true)
  }

  @Test func textsAndSmallColoursAreNot() {
    expectEqual(isBlank(small) { $0.content = .label(TextContents(text: "a")) }, false)
    expectEqual(isBlank(small) { $0.backgroundColor = .black }, false)
    expectEqual(isBlank(small, { $0.backgroundColor = .black }, isLater: true), false)
  }
}
