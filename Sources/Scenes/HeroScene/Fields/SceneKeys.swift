import HeroModel

/// The keys of every object of the format, which `SceneFields` describes; what is not listed is an error.
enum SceneKeys {
  static let scene = SceneFields.scene.names
  static let canvas = SceneFields.canvas.names
  static let screen = SceneFields.screen.names
  static let modalAnimation = SceneFields.modalAnimation.names

  static let anyView = SceneFields.anyView.names

  static let font = SceneFields.font.names
  static let shadow = ValueKey.shadow.map(\.field.name)
  static let mask = SceneFields.mask.names
  static let liveLayout = SceneFields.liveLayout.names
  static let textShadow = ValueKey.textShadow.map(\.field.name)
  static let textRun = SceneFields.textRun.names
  static let attachment = SceneFields.attachment.names
  static let effect = SceneFields.effect.names
  static let insets = SceneFields.insets.names
  static let pairedColor = SceneFields.pairedColor.names
  static let rgbColor = SceneFields.rgbColor.names
  static let whiteColor = SceneFields.whiteColor.names
  static let hueColor = SceneFields.hueColor.names

  static let navigation = SceneFields.navigation.names
  /// Those of them that only SDOSHero's class has.
  static let pushAndPop = SceneFields.pushAndPop.names
  static let tabs = SceneFields.tabs.names
  /// What a container says of its own view.
  static let containerView = SceneFields.containerView.names
  static let navigationBar = SceneFields.navigationBar.names
  static let tabBar = SceneFields.tabBar.names
  static let navigationItem = SceneFields.navigationItem.names
  static let tabBarItem = SceneFields.tabBarItem.names
  static let shownNavigationBar = SceneFields.shownNavigationBar.names
  static let shownTabBar = SceneFields.shownTabBar.names
  static let barItem = SceneFields.barItem.names
  static let barItemContents = SceneFields.barItemContents.names
  /// How a controller is presented and dismissed.
  static let modal = SceneFields.modal.names
  /// The sides of its pair of animation types.
  static let modalPair = SceneFields.modalPair.names

  static let actions = SceneFields.actions.names
  /// Beside `set`, which a wait may have as well.
  static let transition = SceneFields.transition.names
  /// Keys that only some actions take, each with those actions.
  static let special: [(key: String, actions: [String])] = SceneFields.special.map { field in
    (field.name, StepDefinition.all.filter { $0.special.contains(field.name) }.map(\.name))
  }
  /// What `set` can change of the controllers on stage, by the names that they have there.
  static let changedControllers: [(name: String, keys: [String])] = [
    ("navigation", SceneFields.changedNavigation.names), ("tabs", SceneFields.changedTabs.names),
  ]
  /// What `set` can change of a screen itself, beside the keys of its root view.
  static let changedScreen = SceneFields.changedScreen.names
  static let step = SceneFields.step.names
  static let sample = SceneFields.sample.names
  static let pan = SceneFields.pan.names
  static let finger = SceneFields.finger.names
  static let edgePanHolder = SceneFields.edgePanHolder.names
  static let edgePan = SceneFields.edgePan.names

  /// What a view says of the views that are made from it; nothing of these is left when views are read.
  static let making = SceneFields.making.names
  static let component = SceneFields.component.names
  static let repetition = SceneFields.repetition.names
  /// What every style may hold.
  static let style = (anyView + ViewType.allCases.flatMap(\.keys)).filter {
    !["name", "style", "subviews"].contains($0)
  }
  /// Names that mean something in every expression.
  static let reservedNames = ["index", "item", "true", "false", "and", "or", "not"]
}
