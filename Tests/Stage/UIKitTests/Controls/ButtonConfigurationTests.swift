import HeroTesting

@testable import UIKit

@MainActor struct ButtonConfigurationTests {
  @Test func aConfigurationHasRoomAround() {
    useOwnScreen()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 24, height: title.height + 14))
    button.sizeToFit()
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(frame.size == title && abs(frame.minX - 12) < 1e-9 && abs(frame.minY - 7) < 1e-9)
    expectEqual(button.titleLabel?.textColor.color, UIColor.white.color)
    let ground = button.layer.children[0]
    expectEqual((ground.frame, ground.backgroundColor), (button.bounds, UIColor.tintColor.cgColor))
    expectEqual(ground.cornerRadius, 5.95)
  }

  @Test func anIndicatorTakesTheImagesPlace() {
    useOwnScreen()
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.image) = ("Go", UIImage(systemName: "heart"))
    (configuration.imagePadding, configuration.showsActivityIndicator) = (5, true)
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    // A medium one is 20 points wide and high.
    expectEqual(button.intrinsicContentSize.width, 12 + 20 + 5 + title.width + 12)
    button.sizeToFit()
    button.layoutIfNeeded()
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    expectEqual((indicator?.isAnimating, indicator?.color.color), (true, UIColor.white.color))
    expectEqual(indicator?.frame.size, CGSize(width: 20, height: 20))
    #expect(abs((indicator?.frame.minX ?? 0) - 12) < 1e-9)
    expectEqual(button.imageView?.superview, nil)
    button.configuration?.showsActivityIndicator = false
    #expect(indicator?.superview == nil && button.imageView?.superview === button)
  }

  @Test func insetsAndCornersAreTheConfigurations() {
    useOwnScreen()
    var configuration = UIButton.Configuration.tinted()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    (configuration.title, configuration.cornerStyle, configuration.baseForegroundColor) = ("Go", .capsule, .red)
    (configuration.background.strokeColor, configuration.background.strokeWidth) = (.blue, 2)
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    expectEqual((button.layer.children[0].cornerRadius, button.layer.children[0].borderWidth), (20, 2))
    expectEqual(button.titleLabel?.textColor.color, UIColor.red.color)
    configuration.setDefaultContentInsets()
    expectEqual(configuration.contentInsets.leading, 12)
    button.configuration = nil
    button.layoutIfNeeded()
    expectEqual(button.titleLabel?.superview, nil)
    #expect(button.layer.children.isEmpty)
  }

  @Test func theHandlerFollowsTheState() {
    useOwnScreen()
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    expectEqual(button.titleLabel?.text, "Off")
    button.isSelected = true
    expectEqual(button.titleLabel?.text, "On")
  }

  @Test func titleAndImageOfTheStateShowToo() {
    useOwnScreen()
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "From action") { _ in })
    expectEqual(button.titleLabel?.text, "From action")
    button.setTitle("Set", for: .normal)
    expectEqual(button.titleLabel?.text, "Set")
    button.configuration?.title = "Configured"
    expectEqual(button.titleLabel?.text, "Configured")
    button.configuration?.subtitle = "Below"
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
    #expect(abs(subtitle.minY - title.maxY - 1) < 1e-9)
  }

  // MARK: Titles with attributes, and symbols that are told how large they are

  @Test func attributesOfTitlesCount() {
    useOwnScreen()
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString(
      "Buy", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 30), .kern: 2.0]))
    let button = UIButton(configuration: configuration)
    expectEqual((configuration.title, button.titleLabel?.text), ("Buy", "Buy"))
    expectEqual((button.titleLabel?.contents.font.size, button.titleLabel?.contents.kern), (30, 2))
    expectEqual(button.titleLabel?.contents.color, UIColor.white.color)
    let wide = button.intrinsicContentSize.width
    configuration.title = "Buy"
    button.configuration = configuration
    #expect(button.titleLabel?.contents.font.size == 17 && button.intrinsicContentSize.width < wide)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .boldSystemFont(ofSize: 20)
      outgoing.foregroundColor = .red
      return outgoing
    }
    button.configuration = configuration
    expectEqual(button.titleLabel?.contents.font, UIFont.boldSystemFont(ofSize: 20).request)
    expectEqual(button.titleLabel?.contents.color, UIColor.red.color)
  }

  // Every 17 points more are a symbol's width more.
  @Test func symbolsOfButtonsAreAsLargeAsTheyAreTold() throws {
    useOwnScreen()
    let symbol = try #require(UIImage(systemName: "heart.fill"))
    let plain = UIButton(type: .system)
    plain.setImage(symbol, for: .normal)
    plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    let before = plain.intrinsicContentSize.width
    plain.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 51), forImageIn: .normal)
    #expect(abs(plain.intrinsicContentSize.width - before - symbol.size.width) < 1)
    var configuration = UIButton.Configuration.plain()
    configuration.image = symbol
    let button = UIButton(configuration: configuration)
    let small = button.intrinsicContentSize.width
    button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(abs(button.intrinsicContentSize.width - small - symbol.size.width) < 1)
  }
}
