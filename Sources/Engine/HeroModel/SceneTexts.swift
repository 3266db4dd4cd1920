import HeroLayers

/// A text that a scene may show.
package struct SceneText: Equatable, Sendable {
  /// The view whose text it is; nil of a bar's and of the film's title.
  package var view: String?
  /// Where it stands, or what it stands in.
  package var location: SourceLocation
  package var contents: TextContents

  init(view: String? = nil, location: SourceLocation, contents: TextContents) {
    (self.view, self.location, self.contents) = (view, location, contents)
  }

  /// The title of a film.
  package init(title: String) {
    self.init(location: SourceLocation(), contents: TextContents(text: title, font: Font(weight: 600)))
  }
}

extension Scene {
  /// Every text that it may show, also of screens as steps change them: of views, of bars and the film's title.
  package var texts: [SceneText] {
    allScreens.flatMap(\.texts) + [output.title].compactMap { $0.map(SceneText.init(title:)) }
  }
}

extension Screen {
  fileprivate var texts: [SceneText] { views.compactMap(\.text) + barViews.joined().compactMap(\.text) + barTexts }

  private var items: [BarItem] { navigationItem.left + navigationItem.right + toolbarItems }

  /// A title is regular behind the chevron of the screen above, semibold and bold elsewhere.
  private var barTexts: [SceneText] {
    let title = navigationItem.title
    let regular = [title, navigationItem.backTitle, navigationItem.prompt, tabBarItem.title, tabBarItem.badge]
    let texts =
      regular.compactMap { $0.map { ($0.text, 400) } } + (title.map { [($0.text, 600)] } ?? [])
      + items.compactMap(\.title)
    return texts.filter { !$0.0.isEmpty }.map { text, weight in
      SceneText(location: location, contents: TextContents(text: text, font: Font(weight: weight)))
    }
  }
}

extension BarItem {
  fileprivate var title: (String, Int)? {
    guard case .title(let title, let isBold) = content else { return nil }
    return (title.text, isBold ? 600 : 400)
  }
}

extension View {
  fileprivate var text: SceneText? {
    guard case .label(let contents) = content else { return nil }
    return SceneText(view: path, location: location, contents: contents)
  }
}
