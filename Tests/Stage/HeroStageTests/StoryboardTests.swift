import Foundation
import Hero
import HeroModel
import HeroStage
import HeroStageTesting
import HeroTesting
import UIKit

/// A boat's screen, as an app writes it, its outlets without attributes.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
final class BoatViewController: UIViewController {
  weak var picture: UIView!
  weak var name: UILabel!
  weak var height: NSLayoutConstraint!
  var controls: [UIControl]!
  var boat = "Boat"
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad")
    name.text = boat
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare \(segue.identifier ?? "-")")
  }

  func moor(_ sender: UIButton) { performSegue(withIdentifier: "moored", sender: sender) }
  func unwind(_ segue: UIStoryboardSegue) { calls.append("unwind \(segue.identifier ?? "-")") }
}

final class BoatsViewController: UITableViewController {
  var calls: [String] = []
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    cell.textLabel?.text = "Boat \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("did select") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    calls.append("prepare")
    guard let cell = sender as? UITableViewCell, let row = tableView.indexPath(for: cell)?.row else { return }
    (segue.destination as? BoatViewController)?.boat = "Boat \(row)"
  }
  func add(_ sender: UIBarButtonItem) { calls.append("add") }
}

final class BadgeOwner: NSObject { var badge: UIView? }

/// An object in a storyboard, held by nobody but the file's owner.
final class Keeper: NSObject {
  var house: UIView?
  @MainActor func light() { house?.backgroundColor = .yellow }
}
final class LighthouseViewController: UIViewController { weak var keeper: Keeper? }

@MainActor
@Suite(.writtenStages) struct StoryboardTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Storyboards")

  init() { Self.registerClasses() }

  /// Names the app's classes to storyboards.
  static func registerClasses() {
    UIStoryboard.register(
      BoatViewController.self,
      outlets: ["picture": \.picture, "name": \.name, "height": \.height, "controls": \.controls],
      actions: [
        "moor:": { controller, sender in if let button = sender as? UIButton { controller.moor(button) } },
        "unwind:": { controller, sender in if let segue = sender as? UIStoryboardSegue { controller.unwind(segue) } },
      ])
    UIStoryboard.register(
      BoatsViewController.self,
      actions: ["add:": { controller, sender in if let item = sender as? UIBarButtonItem { controller.add(item) } }])
    UIStoryboard.register(BadgeOwner.self, outlets: ["badge": \.badge])
    UIStoryboard.register(
      Keeper.self, outlets: ["house": \.house], actions: ["light": { keeper, _ in keeper.light() }])
    ObjectiveCMembers(Keeper.self).makes { Keeper() }
    UIStoryboard.register(LighthouseViewController.self, outlets: ["keeper": \.keeper])
  }

  private func stage(_ root: @autoclosure () -> UIViewController?) -> Stage {
    testStage(assets: [Self.folder], root: root() ?? UIViewController())
  }

  private func boatStage() throws -> (Stage, BoatViewController) {
    let stage = stage(UIStoryboard(name: "Harbour", bundle: nil).instantiateViewController(withIdentifier: "boat"))
    return (stage, try #require(stage.topViewController as? BoatViewController))
  }

  private func initialStage() throws -> (Stage, BoatsViewController) {
    let stage = stage(UIStoryboard(name: "Harbour", bundle: nil).instantiateInitialViewController())
    let list = try #require(stage.topViewController as? BoatsViewController)
    return (stage, list)
  }

  @Test func theInitialControllerShowsWithItsPrototypes() throws {
    let list = try initialStage().1
    expectEqual(list.title, "Boats")
    #expect(list.navigationController != nil && list.tableView.dataSource === list)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    expectEqual((cell.textLabel?.text, cell.detailTextLabel?.text), ("Boat 1", "Subtitle"))
    expectEqual((cell.accessoryType, cell.reuseIdentifier), (.disclosureIndicator, "boat"))
    expectEqual((cell.frame.height, cell.textLabel?.font), (60, .boldSystemFont(ofSize: 17)))
    list.navigationItem.rightBarButtonItem?.primaryAction.map { UIControl().sendAction($0) }
    expectEqual(list.calls, ["add"])
  }

  @Test func aCellsSegueTellsItsControllerFirst() throws {
    let (stage, list) = try initialStage()
    stage.select(row: IndexPath(row: 2, section: 0), in: list.tableView)
    stage.run(until: .idle)
    let boat = try #require(stage.topViewController as? BoatViewController)
    expectEqual(list.calls, ["prepare", "did select"])
    expectEqual(boat.name.text, "Boat 2")
    expectEqual(boat.navigationController?.viewControllers.count, 2)
    #expect(boat.storyboard != nil)
  }

  @Test func outletsAttributesAndConstraintsAreLive() throws {
    let (stage, boat) = try boatStage()
    expectEqual((boat.picture.heroID, boat.name.hero.modifiers?.count), ("picture", 2))
    expectEqual(boat.picture.layer.cornerRadius, 12)
    // An iPhone 15 Pro: 393 wide, 59 and 34 points of safe area.
    expectEqual(boat.picture.frame, CGRect(x: 0, y: 59, width: 393, height: 200))
    expectEqual((boat.name.frame.minX, boat.name.frame.width, boat.name.frame.minY), (16, 361, 275))
    expectEqual(boat.controls.count, 2)
    #expect(boat.controls[0].center.x == 196.5 || abs(boat.controls[0].center.x - 196.5) < 0.34)
    expectEqual((boat.controls[1] as? UISwitch)?.isOn, true)
    expectEqual(boat.calls, ["prepare map", "didLoad"])
    expectEqual(boat.children.first?.view.superview?.frame, CGRect(x: 0, y: 718, width: 393, height: 100))
    expectEqual(boat.children.first?.view.frame, CGRect(x: 0, y: 0, width: 393, height: 100))
    stage.perform { boat.height.constant = 300 }
    stage.perform { boat.view.layoutIfNeeded() }
    expectEqual(boat.picture.frame.height, 300)
  }

  @Test func aButtonPresentsAndAnUnwindSegueGoesBack() throws {
    let (stage, boat) = try boatStage()
    stage.tap(boat.controls[0])
    stage.run(until: .idle)
    let sheet = stage.topViewController
    #expect(sheet !== boat)
    #expect(sheet.hero.isEnabled)
    expectEqual(sheet.modalPresentationStyle, .fullScreen)
    // A fixed frame follows the screen by its mask: 393 − 375 points wider.
    expectEqual(sheet.view.subviews.first?.frame, CGRect(x: 20, y: 40, width: 353, height: 400))
    stage.play { sheet.performSegue(withIdentifier: "back", sender: nil) }
    #expect(stage.topViewController === boat)
    expectEqual(boat.calls, ["prepare map", "didLoad", "prepare moored", "unwind back"])
  }

  @Test func aControllerThatIsHeldWeaklyLivesUntilTheEndOfTheTurn() {
    let stage = stage(UIViewController())
    weak var boat: UIViewController?
    stage.perform {
      boat = UIStoryboard(name: "Harbour", bundle: nil).instantiateViewController(withIdentifier: "boat")
      #expect(boat != nil)
    }
    expectEqual(boat, nil)
  }

  @Test func aCreatorMakesTheController() {
    final class Other: UIViewController {}
    _ = stage(UIViewController())
    let made: Other = UIStoryboard(name: "Harbour", bundle: nil).instantiateViewController(identifier: "boat") {
      coder in
      Other(coder: coder)
    }
    #expect(made.storyboard != nil)
  }

  @Test func aXibsViewsAndOwner() throws {
    _ = stage(UIViewController())
    let owner = BadgeOwner()
    let views = Bundle.main.loadNibNamed("Badge", owner: owner)
    expectEqual(views?.count, 1)
    expectEqual(owner.badge?.frame.size, CGSize(width: 80, height: 40))
    let label = try #require(owner.badge?.subviews.first as? UILabel)
    #expect((label.text, label.minimumScaleFactor, label.baselineAdjustment) == ("New", 0.6, .alignCenters))
    expectEqual((label.shadowColor?.color, label.shadowOffset), (UIColor.black.color, CGSize(width: 2, height: 3)))
  }

  @Test func objectsOfAFile() throws {
    let stage = stage(UIStoryboard(name: "Keeper", bundle: nil).instantiateInitialViewController())
    let lighthouse = try #require(stage.topViewController as? LighthouseViewController)
    #expect(try #require(lighthouse.keeper).house === lighthouse.view)
    stage.tap(try #require(lighthouse.view.subviews[0] as? UIButton))
    expectEqual(lighthouse.view.backgroundColor, .yellow)
  }

  @Test func aTableTakesCellsOfAXib() {
    _ = stage(UIViewController())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
    let (first, second) = (
      table.dequeueReusableCell(withIdentifier: "row"), table.dequeueReusableCell(withIdentifier: "row")
    )
    #expect(first !== second)
    expectEqual(first?.reuseIdentifier, "row")
    expectEqual((first?.contentView.subviews.first as? UISwitch)?.isOn, true)
  }

  @Test func aFilmOfAStoryboard() throws {
    let (stage, boat) = try boatStage()
    stage.perform { boat.hero.isEnabled = true }
    stage.tap(boat.controls[0])
    stage.run(until: .idle)
    assertTransition(of: stage, as: .frames(at: [0, 0.5, 1]))
  }

  @Test func wrongNamesStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = Stage(
        assets: [StoryboardTests.folder],
        root: UIStoryboard(name: "Harbour", bundle: nil).instantiateViewController(withIdentifier: "ship"))
    }
    #expect(
      errors(of: result).contains("Storyboard (Harbour) doesn't contain a view controller with identifier 'ship'"))
  }

  /// UIKit's words, and where the file says what nobody has.
  @Test func outletsThatTheClassHasNotStop() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      StoryboardTests.registerClasses()
      let stage = Stage(
        assets: [StoryboardTests.folder],
        root: UIStoryboard(name: "Wrong", bundle: nil).instantiateViewController(withIdentifier: "anchor"))
      stage.run(until: .idle)
    }
    let text = errors(of: result)
    #expect(
      text.contains(
        "'NSUnknownKeyException', reason: '[<BoatViewController> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key anchor. The outlet at \(Self.folder.path)/Wrong.storyboard:10 needs an @IBOutlet of that name in BoatViewController, for a UIButton."
      ), "\(text)")
  }

  @Test func classesThatAreNowhereAreUIKitsOwn() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
      let stage = Stage(
        assets: [StoryboardTests.folder],
        root: UIStoryboard(name: "Wrong", bundle: nil).instantiateViewController(withIdentifier: "ship"))
      stage.run(until: .idle)
    }
    let (text, file) = (errors(of: result), "\(Self.folder.path)/Wrong.storyboard")
    for told in [
      "Unknown class Ship in Interface Builder file. \(file):13: UIViewController takes its place. Is the class's source part of the target?",
      "for the key mast. The outlet at \(file):16 is left out.",
      "\(file):18: the class Mate is not there; the object is left out",
    ] { #expect(text.contains(told), "\(told) in \(text)") }
  }
}
