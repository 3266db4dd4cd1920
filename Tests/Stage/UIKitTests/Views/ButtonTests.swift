import HeroTesting

@testable import UIKit

@MainActor
@Suite struct ButtonTests {
  /// Source of the titles' sizes: UIKit, read off buttons made in code.
  @Test func kindsHaveTheirTitlesAndPictures() throws {
    useOwnScreen()
    let titled = [UIButton(type: .system), UIButton(type: .custom), UIButton()]
    expectEqual(titled.map { $0.titleLabel?.font.pointSize }, [15, 18, 18])
    let close = UIButton(type: .close)
    close.sizeToFit()
    expectEqual(close.bounds.size, CGSize(width: 30, height: 30))
    close.layoutIfNeeded()
    #expect(close.imageView?.frame == CGRect(x: 0, y: 0, width: 30, height: 30) && close.image(for: .normal) == nil)
    close.frame.size = CGSize(width: 44, height: 50)
    close.layoutIfNeeded()
    expectEqual(close.imageView?.frame, CGRect(x: 7, y: 10, width: 30, height: 30))
    let large = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    let kinds: [(UIButton.ButtonType, String)] = [
      (.detailDisclosure, "info.circle"), (.infoLight, "info.circle"), (.infoDark, "info.circle"),
      (.contactAdd, "plus.circle"),
    ]
    for (kind, symbol) in kinds {
      let button = UIButton(type: kind)
      let picture = try #require(UIImage(systemName: symbol, withConfiguration: large))
      expectEqual(
        (button.imageView?.image?.size, button.imageView?.image?.renderingMode), (picture.size, .alwaysTemplate))
      expectEqual(button.intrinsicContentSize, picture.size)
    }
    close.setImage(UIImage(systemName: "star"), for: .normal)
    expectEqual(close.imageView?.image?.size, UIImage(systemName: "star")?.size)
    #expect(close.intrinsicContentSize != CGSize(width: 30, height: 30) && close.imageView?.backgroundColor == nil)
    #expect(UIButton(type: .system).imageView?.image == nil && UIButton(type: .custom).imageView?.image == nil)
  }

  private final class Counting: UIButton {
    var updates = 0
    override func updateConfiguration() {
      super.updateConfiguration()
      updates += 1
    }
  }

  @Test func subclassesUpdateTheirLook() {
    useOwnScreen()
    let button = Counting()
    var handled = 0
    button.configurationUpdateHandler = { _ in handled += 1 }
    (button.updates, handled) = (0, 0)
    button.setNeedsUpdateConfiguration()
    expectEqual((button.updates, handled), (1, 1))
    button.isSelected = true
    expectEqual((button.updates, handled), (2, 2))
  }

  // Source: UIButton's documentation: states that have no colour of their own take the normal one, then the tint.
  @Test func titlesHaveColorsByState() {
    useOwnScreen()
    let (around, button) = (UIView(), UIButton(type: .system))
    button.setTitle("Buy", for: .normal)
    around.addSubview(button)
    around.tintColor = .green
    #expect(button.titleLabel?.plainColor == .green && button.titleColor(for: .normal) == nil)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    expectEqual((button.titleLabel?.plainColor, button.titleColor(for: .selected)), (.red, .blue))
    button.isSelected = true
    expectEqual((button.currentTitleColor, button.titleLabel?.plainColor), (.blue, .blue))
    (button.isSelected, button.isHighlighted) = (false, true)
    expectEqual(button.currentTitleColor, .red)
  }

  // Source: UIButton.Configuration's documentation: in the tint, on grey, on its paler ground, white on the tint.
  @Test func borderedButtonsAreInTheTint() throws {
    useOwnScreen()
    func look(_ configuration: UIButton.Configuration) -> (title: UIColor, ground: UIColor?) {
      var configuration = configuration
      configuration.title = "Buy"
      let button = UIButton(configuration: configuration)
      (button.tintColor, button.frame) = (.red, CGRect(x: 0, y: 0, width: 80, height: 40))
      button.layoutIfNeeded()
      let grounds = button.layer.children.lazy.filter { $0.frame == button.bounds }.compactMap(\.backgroundColor)
      return (button.currentTitleColor, grounds.first.map { UIColor(cgColor: $0) })
    }
    #expect(look(.borderless()).title.cgColor == UIColor.red.cgColor && look(.borderless()).ground == nil)
    let (grey, pale, full) = (look(.bordered()), look(.borderedTinted()), look(.borderedProminent()))
    expectEqual((grey.title.cgColor, pale.title.cgColor), (UIColor.red.cgColor, UIColor.red.cgColor))
    expectEqual((full.title.cgColor, full.ground?.cgColor), (UIColor.white.cgColor, UIColor.red.cgColor))
    let paler = try #require(pale.ground)
    #expect(paler.withAlphaComponent(1).cgColor == UIColor.red.cgColor && paler.cgColor.alpha < 1)
    expectEqual(grey.ground?.cgColor, UIColor.tertiarySystemFill.cgColor)
  }

  @Test func aSubclassSaysWhereTitleAndPictureAre() throws {
    final class Tile: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
      }
      override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        super.imageRect(forContentRect: contentRect).offsetBy(dx: 0, dy: -10)
      }
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 5, dy: 5) }
    }
    useOwnScreen()
    let (tile, plain) = (Tile(frame: CGRect(x: 0, y: 0, width: 100, height: 80)), UIButton())
    plain.frame = tile.frame
    for button in [tile, plain] {
      button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)
      button.setTitle("Buy", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      button.layoutIfNeeded()
    }
    expectEqual(tile.titleLabel?.frame, CGRect(x: 4, y: 54, width: 88, height: 20))
    expectEqual(tile.imageView?.frame, plain.imageView?.frame.offsetBy(dx: 0, dy: -10))
    expectEqual(tile.contentRect(forBounds: tile.bounds), CGRect(x: 4, y: 2, width: 88, height: 72))
  }
}
