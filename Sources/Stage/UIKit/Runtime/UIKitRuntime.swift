/// The process's screen, clock, pictures and recorder; a stage has one of its own and puts it in force.
@preconcurrency @MainActor
package final class UIKitRuntime: LayerHost {
  /// In force; without a stage an iPhone 15 Pro whose clock stands still.
  package static var current = UIKitRuntime(
    screen: UIScreen(
      size: CGSize(width: 393, height: 852), scale: 3, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)),
    assets: AssetFolders(folders: []), clock: .current)
  {
    didSet {
      VirtualClock.current = current.clock
      LiveLayers.host = current
      UIScreenValues.traits = current.screen.traitCollection
      AppFonts.current = current.fonts
      NoNetwork.answer(by: current.networkAnswers)
      NetworkFolders.use(current.networkFolders, of: ObjectIdentifier(current))
    }
  }

  package let screen: UIScreen
  /// Where pictures and colours are found.
  package let assets: AssetFolders
  /// The app's own.
  package private(set) var fonts: AppFonts
  /// What stands for the app's one scene.
  lazy var scene = UIWindowScene(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
  /// Virtual time.
  package let clock: VirtualClock
  package let touches = TouchDispatcher()
  /// Writes down what happens; nil without a stage.
  package weak var recorder: (any ChangeRecorder)?
  /// Draws pictures of layers; nil without a stage.
  package var pictures: (any PictureMaker)?
  /// Who may answer requests of the app's, first to last.
  package var networkAnswers: [URLProtocol.Type] = [] {
    didSet { if UIKitRuntime.current === self { NoNetwork.answer(by: networkAnswers) } }
  }
  /// Folders with files that answer requests, first to last.
  package var networkFolders: [URL] = [] {
    didSet {
      if UIKitRuntime.current === self { NetworkFolders.use(networkFolders, of: ObjectIdentifier(self)) }
    }
  }
  /// What the app asked for without an answer, with the name of a file that would answer.
  package var unansweredRequests: [(url: URL, file: String)] { NetworkFolders.unanswered(of: ObjectIdentifier(self)) }
  /// What the app draws by lot.
  var lot = SeededNumbers()
  /// What `UIView.setAnimationsEnabled` has said.
  var animates = true
  /// The iOS of the SDK that the app is built with.
  package var sdk = 13
  /// Who gets what is typed.
  package weak var firstResponder: UIResponder?
  /// Gets the launch's calls.
  package var applicationDelegate: (any UIApplicationDelegate)?
  /// The app's window.
  package weak var window: UIWindow?
  /// What the app's icon would show and offer.
  var badge = 0
  var shortcutItems: [UIApplicationShortcutItem]?
  /// What views get that say nothing themselves.
  var appearances: [Appearance] = []
  /// Items that speak for all of their classes.
  var itemSpeakers: [ObjectIdentifier: UIBarItem] = [:]
  /// The way that layouts run.
  package var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
  /// The change between controllers that is going on.
  package var change: ControllerChange?
  /// What the animations that begin now belong to; nil: they run.
  var heldAnimations: HeldAnimations?
  /// The layers that animations move.
  package let moving = MovingLayers()
  /// The animation block that runs.
  var animationBlock: AnimationBlock?
  /// Those of `UIView.beginAnimations` that wait for their end; nil: what changes holds at once.
  var openAnimations: [OpenAnimation?] = []
  /// Changes that were asked for meanwhile, in order.
  var waitingChanges: [(ControllerChange, (any TransitionDriver)?)] = []
  /// Changes between controllers at this moment.
  private var loop = ChangeLoop()
  /// What bars take that say nothing themselves, by their classes.
  var barProxies: [ObjectIdentifier: UIView] = [:]
  /// Of Hero and others above UIKit, by their types.
  package var storage = ModuleStorage()
  /// What the app has put into its keychain.
  var keychain = Keychain()
  package private(set) var warnings: Set<String> = []

  /// - Parameter fonts: Names of font files in the folders of assets.
  package init(
    screen: UIScreen, assets: AssetFolders, fonts: [String] = [], clock: VirtualClock = VirtualClock()
  ) {
    self.clock = clock
    self.screen = screen
    self.assets = assets
    let files = fonts.map { (name: $0, file: assets.font(named: $0)) }
    self.fonts = fonts.isEmpty ? .none : AppFonts(files: files.compactMap(\.file))
    if LiveLayers.host == nil { LiveLayers.host = self }
    clock.nextLook = { [weak self] in self?.nextLook(after: $0) }
    _ = NoNetwork.isRegistered
    for (name, file) in files where file.map({ !self.fonts.files.contains($0) }) ?? true {
      warn(
        "the app's font '\(name)' \(file == nil ? "is in none of its folders" : "is not a font file that can be read")")
    }
  }

  /// Brings one more font file; false where it holds none.
  func addFonts(of file: String) -> Bool {
    guard !fonts.files.contains(file) else { return true }
    let all = AppFonts(files: fonts.files + [file])
    guard all.files.count > fonts.files.count else { return false }
    fonts = all
    AppFonts.current = all
    return true
  }

  deinit { NetworkFolders.forget(ObjectIdentifier(self)) }

  private func nextLook(after time: TimeInterval) -> TimeInterval? { moving.next(after: time, in: window?.layer) }
  /// Whether an animation moves something that shows.
  package var isMoving: Bool { nextLook(after: clock.now) != nil }

  /// A change between controllers begins.
  func note(_ change: ControllerChange) {
    loop.note(change, at: clock.now)
    lastChange = clock.now
  }
  /// When the last change between controllers began, seconds since the stage began.
  package private(set) var lastChange: TimeInterval = 0

  /// Who uses the app asks for what follows: changes that were asked for before do not count any more.
  package func beginRequest() { loop = ChangeLoop() }

  /// Says something once.
  package func warn(_ text: String) {
    guard warnings.insert(text).inserted else { return }
    FileHandle.standardError.write(Data("warning: \(text)\n".utf8))
  }

  /// Lays out the window until nothing asks for it.
  package func layOut() {
    LayoutEngine.layOut(window) { layOutUntilDone() }
  }

  /// Passes of one turn. Margins that follow the safe area may take one for each pixel of it, of which an edge has 59 points at most, at three a
  /// point. Once something has asked for more, it gets few in each turn, as on a phone, whose turns go on meanwhile.
  private var mostPasses = 400

  private func layOutUntilDone() {
    var passes = 0
    while LiveLayers.needsLayout, passes < mostPasses {
      LiveLayers.needsLayout = false
      LayoutEngine.updateLate()
      window?.layoutIfNeeded()
      passes += 1
    }
    guard LiveLayers.needsLayout else { return }
    mostPasses = 4
    let name = window?.firstAskingForLayout.map { "\(type(of: $0))" } ?? "the window"
    let holder = window?.firstAskingForLayout?.nearestController.map { " in \(type(of: $0))" } ?? ""
    warn(
      "the layout of \(name)\(holder) asks for another layout without end: layoutSubviews() or viewDidLayoutSubviews() changes something each time; it goes on in the next turn of the run loop"
    )
  }
}

extension UIView {
  /// The outermost view that is to be laid out, front views last.
  fileprivate var firstAskingForLayout: UIView? {
    layer.needsLayout ? self : subviews.lazy.compactMap(\.firstAskingForLayout).first
  }

  /// The controller whose view this is, or is in.
  fileprivate var nearestController: UIViewController? {
    sequence(first: self) { $0.superview }.lazy.compactMap(\.controller).first
  }
}
