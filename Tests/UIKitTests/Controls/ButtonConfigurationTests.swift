import Testing

@testable import UIKit

@MainActor struct ButtonConfigurationTests {
  @Test func aConfigurationHasRoomAround() {
    useOwnScreen()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    let insets = configuration.contentInsets
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [7, 12, 7, 12])
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 24, height: title.height + 14))
    button.sizeToFit()
    button.layoutIfNeeded()
    let frame = button.titleLabel?.frame ?? .zero
    #expect(frame.size == title)
    #expect(abs(frame.minX - 12) < 1e-9 && abs(frame.minY - 7) < 1e-9)
    #expect(button.titleLabel?.textColor.color == UIColor.white.color)
    let ground = button.layer.children[0]
    #expect(ground.frame == button.bounds)
    #expect(ground.backgroundColor == UIColor.tintColor.cgColor)
    #expect(ground.cornerRadius == 5.95)
  }

  @Test func insetsAndCornersAreTheConfigurations() {
    useOwnScreen()
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Go"
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.cornerStyle = .capsule
    configuration.baseForegroundColor = .red
    configuration.background.strokeColor = .blue
    configuration.background.strokeWidth = 2
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.layer.children[0].cornerRadius == 20)
    #expect(button.layer.children[0].borderWidth == 2)
    #expect(button.titleLabel?.textColor.color == UIColor.red.color)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 12)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(button.titleLabel?.superview == nil)
    #expect(button.layer.children.isEmpty)
  }

  @Test func theHandlerFollowsTheState() {
    useOwnScreen()
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isSelected ? "On" : "Off"
    }
    #expect(button.titleLabel?.text == "Off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "On")
  }

  @Test func titleAndImageOfTheStateShowToo() {
    useOwnScreen()
    let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "From action") { _ in })
    #expect(button.titleLabel?.text == "From action")
    button.setTitle("Set", for: .normal)
    #expect(button.titleLabel?.text == "Set")
    button.configuration?.title = "Configured"
    #expect(button.titleLabel?.text == "Configured")
    button.configuration?.subtitle = "Below"
    button.sizeToFit()
    button.layoutIfNeeded()
    let (title, subtitle) = (button.titleLabel?.frame ?? .zero, button.subtitleLabel?.frame ?? .zero)
    #expect(abs(subtitle.minY - title.maxY - 1) < 1e-9)
  }
}
