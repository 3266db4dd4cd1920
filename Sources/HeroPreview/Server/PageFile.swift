/// A file of the page, which the package manager embeds.
///
/// A new one gets a line here and one in Package.swift.
struct PageFile: Sendable {
  let bytes: [UInt8]
  let type: String

  /// By their path below the token; the page itself is the empty path.
  static let all: [String: PageFile] =
    scripts.mapValues { PageFile(bytes: $0, type: "text/javascript; charset=utf-8") }
    .merging([
      "": PageFile(bytes: PackageResources.preview_html, type: "text/html; charset=utf-8"),
      "preview.css": PageFile(bytes: PackageResources.preview_css, type: "text/css; charset=utf-8"),
      "icon.svg": PageFile(bytes: PackageResources.icon_svg, type: "image/svg+xml"),
    ]) { one, _ in one }

  private static let scripts = [
    "api.js": PackageResources.api_js,
    "catalog.js": PackageResources.catalog_js,
    "completion.js": PackageResources.completion_js,
    "curves.js": PackageResources.curves_js,
    "dom.js": PackageResources.dom_js,
    "editor.js": PackageResources.editor_js,
    "edits.js": PackageResources.edits_js,
    "films.js": PackageResources.films_js,
    "golden.js": PackageResources.golden_js,
    "inspector.js": PackageResources.inspector_js,
    "keyboard.js": PackageResources.keyboard_js,
    "modifiers.js": PackageResources.modifiers_js,
    "pane.js": PackageResources.pane_js,
    "pictures.js": PackageResources.pictures_js,
    "plan.js": PackageResources.plan_js,
    "preview.js": PackageResources.preview_js,
    "problems.js": PackageResources.problems_js,
    "sliders.js": PackageResources.sliders_js,
    "stage.js": PackageResources.stage_js,
    "state.js": PackageResources.state_js,
    "transport.js": PackageResources.transport_js,
    "tree.js": PackageResources.tree_js,
    "views.js": PackageResources.views_js,
    "why.js": PackageResources.why_js,
  ]
}
