import HeroGeometry
import HeroLayers
internal import HeroModel

/// An image that takes the place of another one's number.
struct TakenImage {
  var index: Int
  /// Points; bars need it.
  var size = Size.zero
  /// Whether its catalogue has it painted in the tint colour, where the view does not say so itself.
  var isTemplate = false
}

extension Scene {
  /// Exchanges the images of all screens, in the order in which scene files say them.
  mutating func takeImages(_ image: (Int) -> TakenImage) {
    for index in screens.indices { screens[index].takeImages(image) }
  }
}

extension Screen {
  fileprivate mutating func takeImages(_ image: (Int) -> TakenImage) {
    navigationItem.titleView?.views.takeImages(image)
    navigationItem.left.takeImages(image)
    navigationItem.right.takeImages(image)
    tabBarItem.image?.take(image)
    tabBarItem.selectedImage?.take(image)
    toolbarItems.takeImages(image)
    views.takeImages(image)
  }
}

extension TabBarItem.Icon {
  fileprivate mutating func take(_ image: (Int) -> TakenImage) {
    let taken = image(self.image)
    self = TabBarItem.Icon(image: taken.index, size: taken.size)
  }
}

extension [BarItem] {
  fileprivate mutating func takeImages(_ image: (Int) -> TakenImage) {
    for index in indices {
      switch self[index].content {
      case .image(let number, _):
        let taken = image(number)
        self[index].content = .image(taken.index, taken.size)
      case .glyph(let system, let number, _):
        let taken = image(number)
        self[index].content = .glyph(system, taken.index, taken.size)
      case .view(var view):
        view.views.takeImages(image)
        self[index].content = .view(view)
      case .title, .flexibleSpace, .fixedSpace: continue
      }
    }
  }
}

extension [View] {
  fileprivate mutating func takeImages(_ image: (Int) -> TakenImage) {
    for index in indices {
      guard case .image(var contents) = self[index].content else { continue }
      let taken = image(contents.image)
      contents.image = taken.index
      if taken.isTemplate { contents.templateTint = contents.templateTint ?? self[index].tintColor }
      self[index].content = .image(contents)
    }
  }
}
