import HeroStage
import HeroTesting
import UIKit

/// An app that comes to parts which do not compile here, as `app --partial` has them stop.
@MainActor @Suite(.serialized) struct LeftOutTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = Boats()
      window?.makeKeyAndVisible()
      HeroLeftOut.stop("Delegate.report()", "Delegate.swift", 9, "no 'Beacon'")
    }
  }

  private final class Boats: UIViewController, UITableViewDataSource {
    let button = UIButton(type: .custom)
    let table = UITableView(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    var events: [String] = []

    override func viewDidLoad() {
      button.frame = CGRect(x: 0, y: 100, width: 200, height: 50)
      button.setTitle("Sail", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.sail() }, for: .touchUpInside)
      view.addSubview(button)
      table.dataSource = self
      view.addSubview(table)
      UIView.performWithoutAnimation { bind() }
      events.append("never")
    }
    override func viewDidAppear(_ animated: Bool) {
      events.append("appeared")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { self.bind() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.events.append("later") }
    }
    func bind() { HeroLeftOut.stop("Boats.bind()", "Boats.swift", 31, "no 'Signal'") }
    func sail() {
      events.append("sails")
      let knots: Int = HeroLeftOut.value("Boats.knots", "Boats.swift", 40, "no 'Wind'")
      events.append("at \(knots)")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      guard path.row == 1 else { HeroLeftOut.stop("Boats.cell()", "Boats.swift", 50, "no 'Cell'") }
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Anna"
      return cell
    }
  }

  @Test func callsEndAndTheStageGoesOn() throws {
    let stage = Stage(launching: AppLaunch(isPartial: true) { Delegate() })
    stage.run(until: .idle)
    let boats = try #require(stage.topViewController as? Boats)
    stage.tap("Sail")
    stage.tap("Sail")
    expectEqual(boats.events, ["appeared", "later", "sails", "sails"])
    expectEqual(boats.table.visibleCells.map { $0.textLabel?.text }, [nil, "Anna"])
    // Each once, with its time.
    expectEqual(
      HeroLeftOut.met.map(\.declaration), ["Boats.bind()", "Boats.cell()", "Delegate.report()", "Boats.knots"])
    expectEqual(HeroLeftOut.met.map(\.time), [0, 0, 0, 0.5])
    // What the ended calls had begun does not stay.
    #expect(UIView.areAnimationsEnabled)
    _ = Stage(launching: .screen(UIViewController.self) { UIViewController() })
    expectEqual(HeroLeftOut.met, [])
  }

  private enum Winds {
    static let north: Int = HeroLeftOut.value("Winds.north", "Winds.swift", 3, "no 'Wind'")
  }
  private final class Yard: UIViewController {
    var events: [String] = []
    override func viewDidLoad() {
      HeroLeftOut.skip("Yard.viewDidLoad()", "Yard.swift", 5, "no 'Wind'")
      events.append("loaded")
      DispatchQueue.main.async { self.events.append("\(Winds.north)") }
      DispatchQueue.main.async { self.events.append("\(Winds.north)") }
      DispatchQueue.main.async { fatalError("no mast") }
      let mast: Any = "mast"
      // swift-format-ignore: NeverForceUnwrap
      DispatchQueue.main.async { self.events.append("\(mast as! Int)") }
      DispatchQueue.main.async { self.events.append("last") }
    }
  }

  // A static value that stops is asked for again, and stops again; a crash ends no more than its call.
  @Test func whatCrashesEndsItsCall() throws {
    let stage = Stage(launching: .screen(Yard.self, isPartial: true) { Yard() })
    stage.run(until: .idle)
    expectEqual((stage.topViewController as? Yard)?.events, ["loaded", "last"])
    expectEqual(HeroLeftOut.met.map(\.declaration), ["Yard.viewDidLoad()", "Winds.north", ""])
  }

  // An asynchronous function waits for ever; who called it goes on.
  @Test func anAsynchronousFunctionWaits() async throws {
    _ = Stage(launching: .screen(UIViewController.self, isPartial: true) { UIViewController() })
    let task = Task { @MainActor in await HeroLeftOut.park("Boats.load()", "Boats.swift", 60, "no 'Wind'") }
    var turns = 0
    while HeroLeftOut.met.isEmpty, turns < 10_000 {
      await Task.yield()
      turns += 1
    }
    expectEqual(HeroLeftOut.met.map(\.declaration), ["Boats.load()"])
    task.cancel()
  }

  @Test func aScreenShowsAlone() throws {
    let stage = Stage(launching: .screen(Boats.self, isInNavigation: true, isPartial: true) { Boats() })
    let boats = try #require(stage.topViewController as? Boats)
    expectEqual(boats.navigationController?.viewControllers.count, 1)
    expectEqual(HeroLeftOut.met.map(\.declaration).first, "Boats.bind()")
  }
}
