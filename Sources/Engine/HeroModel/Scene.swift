import HeroGeometry
import HeroLayers
import HeroPictures

/// A validated scene file: what exists, and what happens in order.
package struct Scene: Equatable, Sendable {
  /// Canvas, scale and container colour.
  package var canvas: Canvas
  /// The screens in file order, as they are before the first step.
  package var screens: [Screen]
  /// What is on screen at the start.
  package var root: Root
  package var steps: [Step]
  /// How films of it are shown where nobody says otherwise. Default: as they are.
  package var output = FilmStyle()
  /// Image files; `ImageContents.image` is an index into them.
  package var images: [ImageAsset]
  /// Font files that the scene ships, absolute paths in file order.
  package var fonts: [String]
  /// What a phone would show otherwise, and what nothing uses.
  package var notes: [Note]
  /// Every file that the scene was read from: its own or the storyboards, pictures, catalogues and fonts. Default: none, it was not read.
  package var files: [String] = []
  /// XXH128 (hexadecimal) of the scene file's bytes and every asset's bytes in order of use.
  package var digest: String

  /// A scene from its parts; the loader validates.
  package init(
    canvas: Canvas, screens: [Screen], root: Root, steps: [Step], images: [ImageAsset] = [], fonts: [String] = [],
    notes: [Note] = [], digest: String = ""
  ) {
    self.canvas = canvas
    self.screens = screens
    self.root = root
    self.steps = steps
    self.images = images
    self.fonts = fonts
    self.notes = notes
    self.digest = digest
  }

  /// Something that a scene says and that is not an error.
  package struct Note: Equatable, Hashable, Sendable {
    /// What notes are of.
    package enum Subject: Equatable, Hashable, Sendable {
      /// Arithmetic in a modifier string, which Hero takes as omitted.
      case arithmetic
      /// An angle that is more than a full turn.
      case degrees
      /// A time that is longer than any.
      case milliseconds
      /// A spring that settles late or never swings.
      case spring
      /// A timing that a list of modifiers gives twice.
      case repeatedTiming
      /// A component, parameter, style or key of an entry that nothing uses.
      case unused
      /// Something that is drawn otherwise than it is meant: of Interface Builder's, or of the canvas.
      case approximated
      /// Something that an Interface Builder file says to Hero and that a phone ignores (rules S5–S7).
      case ignoredByHero
      /// A text size that was asked for and that no font follows.
      case fixedSizes
    }

    /// What to do instead.
    package struct Remedy: Equatable, Hashable, Sendable {
      /// A part of a sentence: "write 'push(left)'".
      package var change: String
      /// Swift that says it; nil where there is none.
      package var swift: String?

      package init(change: String, swift: String? = nil) {
        self.change = change
        self.swift = swift
      }
    }

    /// What the note is of.
    package var subject: Subject
    /// Place and text, severity warning.
    package var diagnostic: Diagnostic
    /// What to do, where the text does not say it. Default: none.
    package var remedy: Remedy?

    /// Where the view stands that the note is of. Default: of no view.
    package var element: SourceLocation?

    package init(
      _ subject: Subject, _ diagnostic: Diagnostic, remedy: Remedy? = nil, element: SourceLocation? = nil
    ) {
      self.element = element
      self.subject = subject
      self.diagnostic = diagnostic
      self.remedy = remedy
    }

    /// The diagnostic with what to do.
    package var told: Diagnostic {
      var told = diagnostic
      if let remedy { told.message += "; \(remedy.change)" }
      return told
    }

    /// Whether every command that reads the scene says it; `lint` alone tells the others.
    package var isOfTheFile: Bool { [.approximated, .ignoredByHero, .fixedSizes].contains(subject) }
  }
}

extension Scene {
  /// Whether a text size was asked for that no font follows.
  package var hasFixedSizes: Bool { notes.contains { $0.subject == .fixedSizes } }

  /// Whether a text of it has a font of a text style.
  package var followsTextSize: Bool {
    allScreens.contains { screen in
      screen.views.contains { view in
        guard case .label(let text) = view.content else { return false }
        return text.allRuns.contains { $0.font.textStyle != nil }
      }
    }
  }

  /// The paths of the views that a note is of: one, or those that repeat a prototype.
  package func views(of note: Note) -> [String] {
    guard let element = note.element else { return [] }
    func isThere(_ view: View) -> Bool {
      view.location.line == element.line && view.location.column == element.column
    }
    // Parts of a control stand where it stands.
    return screens.flatMap { screen in
      screen.views.filter { view in isThere(view) && view.parent.map { !isThere(screen.views[$0]) } != false }.map(
        \.path)
    }
  }
}

/// The drawing surface.
package struct Canvas: Equatable, Sendable {
  /// Points.
  package var size: Size
  /// Pixels per point. Default: 2.
  package var scale: Double
  /// The container colour. Default: black.
  package var background: Color
  /// Decides leading and trailing. Default: leftToRight.
  package var layoutDirection: LayoutDirection
  /// What the device draws over everything. Default: nothing.
  package var statusBar: StatusBar?
  /// The device's margins, in which bars stand. Default: none.
  package var safeArea: DevicePreset.SafeArea
  /// Of bars that say no colours. Default: light.
  package var barColors: BarColors
  /// The user's, which fonts of a text style follow. Default: large.
  package var textSize: ContentSizeCategory
  /// Whether the user prefers cross-fades to UIKit's own motion, for which Hero does not ask. Default: false.
  package var isMotionReduced = false

  package init(
    size: Size, scale: Double = 2, background: Color = .black, layoutDirection: LayoutDirection = .leftToRight,
    statusBar: StatusBar? = nil, safeArea: DevicePreset.SafeArea = .init(top: 0, left: 0, bottom: 0, right: 0),
    barColors: BarColors = .plain(isDark: false), textSize: ContentSizeCategory = .large
  ) {
    self.textSize = textSize
    self.statusBar = statusBar
    self.safeArea = safeArea
    self.barColors = barColors
    self.size = size
    self.scale = scale
    self.background = background
    self.layoutDirection = layoutDirection
  }
}

/// UIUserInterfaceLayoutDirection.
package enum LayoutDirection: String, Equatable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight = "ltr"
  /// Leading is right.
  case rightToLeft = "rtl"
}

/// An image file of a scene.
package struct ImageAsset: Equatable, Sendable {
  /// Path relative to the scene file, as written.
  package var path: String
  /// The file, whose pixels are decoded when they are drawn.
  package var file: ImageFile
  /// Pixels per point, from the name's @2x/@3x suffix. Default: 1.
  package var scale: Double

  package init(path: String, file: ImageFile, scale: Double = 1) {
    self.path = path
    self.file = file
    self.scale = scale
  }

  /// Points.
  package var size: Size { Size(width: Double(file.width) / scale, height: Double(file.height) / scale) }
}

/// A view controller with one view tree.
package struct Screen: Equatable, Sendable {
  /// Unique in the scene.
  package var name: String
  /// False leaves a change that this screen decides to UIKit (rule C6). Default: true.
  package var isHeroEnabled: Bool
  /// Default: fullScreen.
  package var modalPresentationStyle: ModalPresentationStyle
  /// How UIKit presents and dismisses it. Default: coverVertical.
  package var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Default: unset.
  package var modalAnimation: ModalAnimation
  /// The tree in pre-order; 0 is the root view.
  package var views: [View]
  /// Of the status bar while the screen is on top, UIViewController.preferredStatusBarStyle. Default: the canvas's, or what is read on an
  /// appearance of the screen's own.
  package var statusBarStyle: StatusBar.Style?
  /// In the bar of a navigation controller that shows the screen. Default: nothing.
  package var navigationItem: NavigationItem
  /// In the bar of a tab bar controller that holds it. Default: nothing.
  package var tabBarItem: TabBarItem
  /// In the toolbar of a navigation controller that shows it. Default: none, and no toolbar.
  package var toolbarItems: [BarItem]
  /// What it does to the bar of a navigation controller that shows it. Default: nothing.
  package var navigationBar: BarState
  /// What it does to the bar of a tab bar controller that shows it. Default: nothing.
  package var tabBar: BarState
  /// Where the screen stands in the file.
  package var location: SourceLocation

  package init(
    name: String, isHeroEnabled: Bool = true, modalPresentationStyle: ModalPresentationStyle = .fullScreen,
    modalAnimation: ModalAnimation = .unset, views: [View], navigationItem: NavigationItem = NavigationItem(),
    tabBarItem: TabBarItem = TabBarItem(), toolbarItems: [BarItem] = [], navigationBar: BarState = BarState(),
    tabBar: BarState = BarState(), location: SourceLocation = SourceLocation()
  ) {
    self.navigationBar = navigationBar
    self.tabBar = tabBar
    self.navigationItem = navigationItem
    self.tabBarItem = tabBarItem
    self.toolbarItems = toolbarItems
    self.name = name
    self.isHeroEnabled = isHeroEnabled
    self.modalPresentationStyle = modalPresentationStyle
    self.modalAnimation = modalAnimation
    self.views = views
    self.location = location
  }
}

/// UIModalPresentationStyle, the cases that Hero tells apart.
package enum ModalPresentationStyle: String, Equatable, Sendable, CaseIterable {
  /// Removes what is under it.
  case fullScreen
  /// Keeps what is under it visible.
  case overFullScreen
  /// As overFullScreen.
  case overCurrentContext
  /// Sheets of UIKit; with Hero as fullScreen.
  case pageSheet, formSheet

  /// Whether what is under the screen stays visible.
  package var isOver: Bool { self == .overFullScreen || self == .overCurrentContext }

  /// Whether only UIKit's own transition presents so.
  package var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

/// A screen's own animation type for being presented and dismissed.
package enum ModalAnimation: Equatable, Sendable {
  /// Nothing given: auto.
  case unset
  /// Hero's modalAnimationType, for both directions.
  case both(AnimationType)
  /// SDOSHero's pair (rule C2); an absent side is the reverse of the other.
  case pair(presenting: AnimationType?, dismissing: AnimationType?)
}

/// A default animation type (rule D1).
package indirect enum AnimationType: Equatable, Hashable, Sendable {
  /// Where things move.
  package enum Direction: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Absolute directions.
    case left, right, up, down
    /// Resolved by the layout direction.
    case leading, trailing
  }
  /// How both screens move in a direction.
  package enum Kind: String, Equatable, Hashable, Sendable, CaseIterable {
    /// Each with its reverse.
    case push, pull
    /// Their own reverse.
    case slide, zoomSlide
    /// Each with its reverse.
    case cover, uncover, pageIn, pageOut
  }
  /// Chosen by container and strategy, or no default animation.
  case auto, none
  /// Without direction.
  case fade, zoom, zoomOut
  /// With direction.
  case directed(Kind, Direction)
  /// One for presenting, one for dismissing. `autoReverse(x)` is parsed into `selectBy(x, x.reversed)`.
  case selectBy(presenting: AnimationType, dismissing: AnimationType)
}

/// What is on screen at the start, or what is presented.
package enum Root: Equatable, Sendable {
  /// A single screen: index into `Scene.screens`.
  case screen(Int)
  /// A navigation controller.
  case navigation(NavigationRoot)
  /// A tab bar controller.
  case tabs(TabRoot)
}

/// Whose class a container is (rules C3, C4).
package enum ControllerClass: String, Equatable, Sendable, CaseIterable {
  /// UINavigationController or UITabBarController: Hero alone decides how it changes.
  case uiKit = "UIKit"
  /// SDOSHeroNavigationController or SDOSHeroTabBarController, which set Hero's types before each change.
  case sdosHero = "SDOSHero"

  /// The message about a key that only SDOSHero's class has.
  package static func needed(for key: String) -> String {
    "'\(key)' is SDOSHero's; give the navigation controller \"controller\": \"\(sdosHero.rawValue)\""
  }
}

/// A navigation controller.
package struct NavigationRoot: Equatable, Sendable {
  /// Bottom to top, at least one: screens and tab bar controllers.
  package var stack: [Root]
  /// Default: UIKit's.
  package var controller: ControllerClass
  /// Hero's navigationAnimationType for both directions. Default: auto.
  package var animation: AnimationType
  /// SDOSHero's class alone. Default: none given.
  package var animationTypeForPush: AnimationType?
  /// SDOSHero's class alone. Default: none given.
  package var animationTypeForPop: AnimationType?
  /// Default: true.
  package var isHeroEnabled: Bool
  /// How it is presented and dismissed; its top screen's type never counts (rule C0). Default: unset.
  package var modalAnimation: ModalAnimation
  /// Its own, whatever its screens' are (rule C0). Default: fullScreen.
  package var modalPresentationStyle: ModalPresentationStyle
  /// How UIKit presents and dismisses it. Default: coverVertical.
  package var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Default: hidden.
  package var bar: NavigationBar?
  /// Its own view (rule C7). Default: without heroID and modifiers.
  package var view: ContainerView

  package init(
    stack: [Root], controller: ControllerClass = .uiKit, animation: AnimationType = .auto,
    animationTypeForPush: AnimationType? = nil, animationTypeForPop: AnimationType? = nil, isHeroEnabled: Bool = true,
    modalAnimation: ModalAnimation = .unset, modalPresentationStyle: ModalPresentationStyle = .fullScreen,
    bar: NavigationBar? = nil, view: ContainerView = ContainerView()
  ) {
    self.view = view
    self.controller = controller
    self.bar = bar
    self.stack = stack
    self.animation = animation
    self.animationTypeForPush = animationTypeForPush
    self.animationTypeForPop = animationTypeForPop
    self.isHeroEnabled = isHeroEnabled
    self.modalAnimation = modalAnimation
    self.modalPresentationStyle = modalPresentationStyle
  }
}

/// A tab bar controller.
package struct TabRoot: Equatable, Sendable {
  /// What a tab holds.
  package enum Tab: Equatable, Sendable {
    case screen(Int)
    /// A navigation controller.
    case navigation(NavigationRoot)
  }
  /// At least one.
  package var tabs: [Tab]
  /// Default: UIKit's.
  package var controller: ControllerClass
  /// Index into `tabs`. Default: 0.
  package var selected: Int
  /// Default: auto.
  package var tabBarAnimation: AnimationType
  /// Default: true.
  package var isHeroEnabled: Bool
  /// How it is presented and dismissed (rule C0). Default: unset.
  package var modalAnimation: ModalAnimation
  /// Its own, whatever its screens' are (rule C0). Default: fullScreen.
  package var modalPresentationStyle: ModalPresentationStyle
  /// How UIKit presents and dismisses it. Default: coverVertical.
  package var modalTransitionStyle = ModalTransitionStyle.coverVertical
  /// Default: hidden.
  package var bar: TabBar?
  /// In the bar of a navigation controller around it. Default: nothing.
  package var navigationItem: NavigationItem
  /// Its own view (rule C7). Default: without heroID and modifiers.
  package var view: ContainerView

  /// A tab bar controller.
  package init(
    tabs: [Tab], controller: ControllerClass = .uiKit, selected: Int = 0, tabBarAnimation: AnimationType = .auto,
    isHeroEnabled: Bool = true, modalAnimation: ModalAnimation = .unset,
    modalPresentationStyle: ModalPresentationStyle = .fullScreen, bar: TabBar? = nil,
    navigationItem: NavigationItem = NavigationItem(), view: ContainerView = ContainerView()
  ) {
    self.view = view
    self.navigationItem = navigationItem
    self.controller = controller
    self.bar = bar
    self.tabs = tabs
    self.selected = selected
    self.tabBarAnimation = tabBarAnimation
    self.isHeroEnabled = isHeroEnabled
    self.modalAnimation = modalAnimation
    self.modalPresentationStyle = modalPresentationStyle
  }
}
