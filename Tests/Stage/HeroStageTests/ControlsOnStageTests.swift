import Hero
import HeroModel
import HeroStage
import HeroStageTesting
import HeroTesting
import UIKit

/// Standard controls under fingers, and as a golden.
@MainActor
@Suite(.writtenStages) struct ControlsOnStageTests {
  private func stage(_ fill: (UIView) -> Void) -> Stage {
    let board = ColorViewController(.systemBackground)
    fill(board.view)
    return testStage(root: board)
  }

  @Test func partsAreNamedByTheirControl() throws {
    let stage = stage { $0.addSubview(UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))) }
    let names = try stage.scene.screens.first?.views.compactMap(\.name)
    expectEqual(
      names, ["UISlider 0", "UISlider 0.maximumTrack", "UISlider 0.minimumTrack", "UISlider 0.thumb"])
  }

  @Test func aSliderInAScrollViewKeepsItsFinger() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 400))
    scroll.contentSize = CGSize(width: 1000, height: 1000)
    let stage = stage { view in
      view.addSubview(scroll)
      scroll.addSubview(slider)
    }
    stage.pan(from: CGPoint(x: 64, y: 217), to: CGPoint(x: 164, y: 217))
    expectEqual(slider.value, 0.5)
    expectEqual(scroll.contentOffset, .zero)
  }

  private final class Listener: NSObject, UISearchBarDelegate {
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }
  }

  @Test func aTapEndsTheOtherFieldAndASearchEndsItself() {
    let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    let (bar, listener) = (UISearchBar(frame: CGRect(x: 0, y: 200, width: 393, height: 44)), Listener())
    bar.delegate = listener
    let stage = stage { view in
      view.addSubview(field)
      view.addSubview(bar)
    }
    stage.tap(field)
    #expect(field.isEditing)
    stage.tap(at: CGPoint(x: 100, y: 222))
    #expect(!field.isEditing && bar.isFirstResponder)
    stage.perform { bar.insertText("\n") }
    #expect(!bar.isFirstResponder)
  }

  // MARK: Golden

  /// All controls in two columns, which open a second screen with Hero.
  final class ControlsViewController: UIViewController, UITableViewDataSource {
    let slider = UISlider(frame: CGRect(x: 20, y: 120, width: 170, height: 34))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      func add(_ view: UIView, _ x: CGFloat, _ y: CGFloat) {
        if view.bounds.size == .zero { view.sizeToFit() }
        view.frame.origin = CGPoint(x: x, y: y)
        self.view.addSubview(view)
      }
      let toggle = UISwitch()
      toggle.isOn = true
      add(toggle, 20, 70)
      add(UISwitch(), 90, 70)
      slider.value = 0.4
      slider.hero.id = "slider"
      view.addSubview(slider)
      let progress = UIProgressView(frame: CGRect(x: 20, y: 170, width: 170, height: 4))
      progress.progress = 0.6
      view.addSubview(progress)
      let segments = UISegmentedControl(items: ["First", "Second"])
      segments.selectedSegmentIndex = 1
      add(segments, 20, 190)
      add(UIStepper(), 20, 240)
      let pages = UIPageControl()
      pages.numberOfPages = 3
      pages.currentPageIndicatorTintColor = .systemBlue
      pages.pageIndicatorTintColor = .systemGray4
      add(pages, 210, 240)
      let small = UIActivityIndicatorView(style: .medium)
      small.startAnimating()
      add(small, 220, 75)
      let large = UIActivityIndicatorView(style: .large)
      large.startAnimating()
      add(large, 260, 67)
      for (index, style) in [UITextField.BorderStyle.line, .bezel, .roundedRect].enumerated() {
        let field = UITextField(frame: CGRect(x: 210, y: 120 + CGFloat(index) * 40, width: 163, height: 34))
        field.borderStyle = style
        if index == 1 { field.text = "Text" } else { field.placeholder = "Placeholder" }
        view.addSubview(field)
      }
      let search = UISearchBar(frame: CGRect(x: 0, y: 285, width: 393, height: 44))
      search.placeholder = "Search"
      view.addSubview(search)
      let configurations: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
      for (index, var configuration) in configurations.enumerated() {
        configuration.title = "Button"
        configuration.subtitle = index == 3 ? "Subtitle" : nil
        configuration.cornerStyle = index == 2 ? .capsule : .dynamic
        add(UIButton(configuration: configuration), 20 + CGFloat(index) * 90, 340)
      }
      let system = UIButton(type: .system)
      system.setTitle("System", for: .normal)
      add(system, 20, 395)
      let off = UIButton(configuration: configurations[3])
      off.configuration?.title = "Disabled"
      off.isEnabled = false
      add(off, 110, 395)
      let table = UITableView(frame: CGRect(x: 0, y: 440, width: 393, height: 412), style: .insetGrouped)
      table.dataSource = self
      view.addSubview(table)
    }

    func numberOfSections(in tableView: UITableView) -> Int { 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Styles" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1, .value2, .value1]
      let marks: [UITableViewCell.AccessoryType] = [
        .checkmark, .disclosureIndicator, .disclosureIndicator, .detailButton, .detailDisclosureButton,
      ]
      let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = marks[indexPath.row]
      return cell
    }
  }

  final class SliderViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      hero.isEnabled = true
      view.backgroundColor = .systemGroupedBackground
      let slider = UISlider(frame: CGRect(x: 40, y: 400, width: 313, height: 34))
      slider.value = 0.4
      slider.hero.id = "slider"
      view.addSubview(slider)
    }
  }

  @Test func controlsGoToAnotherScreen() {
    let first = ControlsViewController()
    let stage = testStage(root: first)
    stage.play { first.present(SliderViewController(), animated: true) }
    assertTransition(of: stage, as: .frames(at: [0, 0.5, 1]))
  }
}
