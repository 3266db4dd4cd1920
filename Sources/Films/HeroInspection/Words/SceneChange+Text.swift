import HeroJSON
import HeroLayers
import HeroModel
import HeroRender
import HeroWords

extension SceneChange {
  /// What is done, and to what: `"opaque": false`, `on`, `list/card`.
  package struct Phrase: Equatable {
    package var what: String
    package var preposition: String
    package var subject: String
  }

  /// In a scene's words.
  ///
  /// - Parameter view: Each view as it is before the change.
  package func phrase(_ view: (String) -> View?) -> Phrase {
    switch self {
    case .view(let path, let change):
      switch change {
      case .heroID(nil): return Phrase(what: "remove \"heroID\"", preposition: "from", subject: path)
      case .modifiers(let modifiers) where modifiers.isEmpty:
        return Phrase(what: "remove \"heroModifiers\"", preposition: "from", subject: path)
      case .removing(let modifier): return Phrase(what: "remove \(modifier.text)", preposition: "from", subject: path)
      case .without(let word): return Phrase(what: "remove \(word.text)", preposition: "from", subject: path)
      default:
        let (key, value) = change.key(view(path))
        return Phrase(what: "\"\(key)\": \(value.line)", preposition: "on", subject: path)
      }
    case .screen(let name, .without(let word)):
      return Phrase(what: "remove \"\(word.rawValue)\"", preposition: "from", subject: "'\(name)'")
    case .container(let place, .without(let word)):
      return Phrase(what: "remove \"\(word.rawValue)\"", preposition: "from", subject: place.text)
    case .step(let index, .without(let word)):
      return Phrase(what: "remove \(word.text)", preposition: "from", subject: "step \(index)")
    case .screen(let name, let change):
      return Phrase(what: change.text, preposition: "on", subject: "'\(name)'")
    case .controllers(let kind, let change):
      return Phrase(what: change.text, preposition: "on", subject: "the \(kind.name)")
    case .presented(let step, let change):
      return Phrase(what: change.text, preposition: "on", subject: "the controller that step \(step) presents")
    case .container(let place, let change):
      return Phrase(what: change.text, preposition: "on", subject: place.text)
    case .screenAsBefore(let step, _, let word):
      return Phrase(what: "remove \"\(word.rawValue)\"", preposition: "from", subject: "step \(step)")
    case .step(let index, let change):
      return Phrase(what: change.text(view), preposition: "on", subject: "step \(index)")
    }
  }

  /// The same in Swift; nil where an app has nothing of the kind.
  package func swift(_ view: (String) -> View?) -> String? {
    switch self {
    case .view(let path, let change):
      guard let view = view(path) else { return nil }
      let line = change.swift(view)
      guard let around = ContainerController.allCases.first(where: { $0.screen(of: path) != nil }) else { return line }
      return around.rawValue + (around.isBar ? "" : ".view") + line.dropFirst("view".count)
    case .screen(_, let change), .presented(_, let change): return change.swift("viewController")
    case .controllers(let kind, let change):
      return change.swift(kind == .tabs ? "tabBarController" : "navigationController")
    case .container(let place, let change): return change.swift(place.swift)
    case .screenAsBefore: return nil
    case .step(_, let change): return change.swift
    }
  }
}

extension SceneChange.ControllerKind {
  fileprivate var name: String { self == .tabs ? "tab bar controller" : "navigation controller" }
}

extension SceneChange.ControllerChange {
  fileprivate var text: String {
    switch self {
    case .isHeroEnabled(let flag): "\"isHeroEnabled\": \(flag)"
    case .style(let style): "\"modalPresentationStyle\": \"\(style.rawValue)\""
    case .modalAnimation(let type): "\"modalAnimation\": \"\(type.text)\""
    case .navigationAnimation(let type): "\"animation\": \"\(type.text)\""
    case .tabBarAnimation(let type): "\"tabBarAnimation\": \"\(type.text)\""
    case .hidesTabBar(let flag): "\"tabBar\": { \"hidden\": \(flag) }"
    case .without(let word): "no \"\(word.rawValue)\""
    }
  }

  fileprivate func swift(_ controller: String) -> String? {
    switch self {
    case .isHeroEnabled(let flag): "\(controller).hero.isEnabled = \(flag)"
    case .style(let style): "\(controller).modalPresentationStyle = .\(style.rawValue)"
    case .modalAnimation(let type): "\(controller).hero.modalAnimationType = \(type.swift)"
    case .navigationAnimation(let type): "\(controller).hero.navigationAnimationType = \(type.swift)"
    case .tabBarAnimation(let type): "\(controller).hero.tabBarAnimationType = \(type.swift)"
    case .hidesTabBar(let flag): "\(controller).hidesBottomBarWhenPushed = \(flag)"
    case .without: nil
    }
  }
}

extension SceneChange.ViewChange {
  /// The key of a view and its value after the change.
  fileprivate func key(_ view: View?) -> (String, JSONValue) {
    switch self {
    case .heroID(let id): return ("heroID", .text(id))
    case .adding, .removing, .modifiers, .without:
      return ("heroModifiers", .string(modifiers(of: view).map(\.text).joined(separator: " ")))
    case .isHeroEnabled(let flag): return ("isHeroEnabled", .bool(flag))
    case .isHeroEnabledForSubviews(let flag): return ("isHeroEnabledForSubviews", .bool(flag))
    case .isHidden(let flag): return ("hidden", .bool(flag))
    case .isOpaque(let flag): return ("opaque", .bool(flag))
    case .alpha(let value): return ("alpha", JSONValue.number(value).withWholeNumbers)
    case .zPosition(let value): return ("zPosition", JSONValue.number(value).withWholeNumbers)
    case .backgroundColor(let color): return ("backgroundColor", color.map(JSONValue.color) ?? .null)
    case .clipsToBounds(let flag): return ("clipsToBounds", .bool(flag))
    case .cornerRadius(let radius): return ("cornerRadius", JSONValue.number(radius).withWholeNumbers)
    case .maskedCorners(let corners): return ("maskedCorners", .array(corners.names.map { .string($0.scene) }))
    case .noShadow: return ("shadow", .null)
    case .noMask: return ("mask", .null)
    case .contentMode(let mode): return ("contentMode", .string(mode.rawValue))
    case .size(let size):
      let corner = view.map { view in
        [
          view.position.x - view.anchorPoint.x * view.size.width,
          view.position.y - view.anchorPoint.y * view.size.height,
        ]
      }
      return ("frame", JSONValue.numbers((corner ?? [0, 0]) + [size.width, size.height]).withWholeNumbers)
    case .frame(let frame):
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      return ("frame", JSONValue.numbers(numbers.map { ($0 * 100).rounded() / 100 }).withWholeNumbers)
    }
  }

  /// A view's modifiers after the change.
  private func modifiers(of view: View?) -> [Modifier] {
    guard var view else { return [] }
    apply(to: &view)
    return view.heroModifiers ?? []
  }

  fileprivate func swift(_ view: View) -> String {
    switch self {
    case .heroID(let id): "view.hero.id = \(id.map(\.swiftLiteral) ?? "nil")"
    case .adding, .removing, .modifiers, .without: "view.hero.modifiers = \(modifiers(of: view).swift)"
    case .isHeroEnabled(let flag): "view.hero.isEnabled = \(flag)"
    case .isHeroEnabledForSubviews(let flag): "view.hero.isEnabledForSubviews = \(flag)"
    case .isHidden(let flag): "view.isHidden = \(flag)"
    case .isOpaque(let flag): "view.isOpaque = \(flag)"
    case .alpha(let value): "view.alpha = \(Decimals.compact(value, 3))"
    case .zPosition(let value): "view.layer.zPosition = \(Decimals.compact(value, 3))"
    case .backgroundColor(let color): "view.backgroundColor = \(color?.swift ?? "nil")"
    case .clipsToBounds(let flag): "view.clipsToBounds = \(flag)"
    case .cornerRadius(let radius): "view.layer.cornerRadius = \(Decimals.compact(radius, 2))"
    case .maskedCorners(let corners):
      "view.layer.maskedCorners = [\(corners.names.map { "." + $0.swift }.joined(separator: ", "))]"
    case .noShadow: "view.layer.shadowOpacity = 0"
    case .noMask: "view.layer.mask = nil"
    case .contentMode(let mode): "imageView.contentMode = .\(mode.rawValue)"
    case .frame(let frame):
      "view.frame = CGRect(x: \(Decimals.compact(frame.minX, 2)), y: \(Decimals.compact(frame.minY, 2)), "
        + "width: \(Decimals.compact(frame.size.width, 2)), height: \(Decimals.compact(frame.size.height, 2)))"
    case .size(let size):
      "view.frame.size = CGSize(width: \(Decimals.compact(size.width, 2)), height: \(Decimals.compact(size.height, 2)))"
    }
  }
}

extension SceneChange.StepChange {
  fileprivate func text(_ view: (String) -> View?) -> String {
    switch self {
    case .animation(let type, _): "\"animation\": \"\(type.text)\""
    case .without(let word): "remove \(word.text)"
    case .isModal(let back): back ? "\"dismiss\" in place of \"pop\"" : "\"present\" in place of \"push\""
    case .containerColor(let color): "\"containerColor\": \(JSONValue.color(color).line)"
    case .beginsAt(let progress): "a sample \"at\": 0 with \"progress\": \(Decimals.compact(progress, 3))"
    case .applies(let entry, _, _):
      "\"apply\" in each sample, from where the view is up to \"\(entry.modifiers.map(\.text).joined(separator: " "))\","
    case .dividesProgress(-1): "the opposite sign for \"progress\""
    case .dividesProgress(let divisor): "\"progress\" divided by \(Decimals.compact(divisor, 2))"
    case .finishes(true): "\"finish\" in place of \"cancel\""
    case .finishes(false): "\"cancel\" in place of \"finish\""
    case .animatesRelease: "\"animate\": true at the gesture's release"
    case .translatesApplied(_, let path, _):
      "translate(x, y) by the finger's way in place of each position that it applies to \(path)"
    case .panFrom(let point):
      "\"from\": [\(Decimals.compact(point.x, 2)), \(Decimals.compact(point.y, 2))] of the edge pan"
    case .movesApplied(_, let path, let offset):
      "(\(Decimals.compact(offset.x, 2)), \(Decimals.compact(offset.y, 2))) more in each position that it applies to \(path)"
    }
  }

  fileprivate var swift: String? {
    switch self {
    case .animation(let type, .navigation): "navigationController.hero.navigationAnimationType = \(type.swift)"
    case .animation(let type, .tabs): "tabBarController.hero.tabBarAnimationType = \(type.swift)"
    case .animation(let type, .modal), .animation(let type, .place):
      "viewController.hero.modalAnimationType = \(type.swift)"
    case .without: nil
    case .isModal(back: false): "navigationController.present(viewController, animated: true)"
    case .isModal(back: true): "viewController.dismiss(animated: true)"
    case .containerColor(let color): "Hero.shared.containerColor = \(color.swift)"
    case .beginsAt(let progress): "Hero.shared.update(\(Decimals.compact(progress, 3)))  // when the gesture begins"
    case .applies(let entry, _, _):
      "Hero.shared.apply(modifiers: \(entry.modifiers.swift), to: view)  // a part of it at each update, from the first on"
    case .dividesProgress(-1): "Hero.shared.update(-progress)"
    case .dividesProgress(let divisor): "Hero.shared.update(progress / \(Decimals.compact(divisor, 2)))"
    case .finishes(true): "Hero.shared.finish()"
    case .finishes(false): "Hero.shared.cancel()"
    case .animatesRelease(let finishing): "Hero.shared.\(finishing ? "finish" : "cancel")(animate: true)"
    case .translatesApplied:
      "Hero.shared.apply(modifiers: [.translate(x: translation.x, y: translation.y)], to: view)"
    case .panFrom: nil
    case .movesApplied:
      "let center = view.superview?.convert(view.center, to: Hero.shared.container)  // a position of the container"
    }
  }
}

extension CornerMask {
  /// What its corners are called.
  fileprivate var names: [(scene: String, swift: String)] {
    Self.named.filter { contains($0.corner) }.map { ($0.name, $0.swift) }
  }
}
