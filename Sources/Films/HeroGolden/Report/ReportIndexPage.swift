import Foundation
import HeroMarkup
import HeroRender

/// The overview of a run: every scene with small pictures of its golden, of today and of the difference.
enum ReportIndexPage {
  static func html(_ summary: GoldenSummary) -> String {
    let rows = ordered(summary).map(row)
    var body = "<h1>herorender test</h1>\n<p id=\"summary\">\(MarkupText.escape(ResultText.summary(summary)))</p>\n"
    body +=
      "<div class=\"bar-tools\"><input type=\"search\" id=\"filter\" placeholder=\"Filter: name or reason\" aria-label=\"filter\" "
    body += "title=\"/\"><span id=\"outcomes\" role=\"group\" aria-label=\"outcomes that are shown\">"
    for outcome in order where summary.count(outcome) > 0 {
      body += "<button data-outcome=\"\(outcome.rawValue)\" aria-pressed=\"true\">"
      body += "\(outcome.rawValue) \(summary.count(outcome))</button>\n"
    }
    body += "</span><span id=\"shown\" role=\"status\"></span><a href=\"\(ResultsDocument.fileName)\">JSON</a>"
    body += "<a href=\"\(JUnitDocument.fileName)\">JUnit</a></div>\n"
    body += "<table id=\"scenes\"><thead><tr><th>outcome</th><th>scene</th>"
    body += kinds.map { "<th>\($0.title)</th>" }.joined() + "<th>why</th></tr></thead><tbody>\n"
    body += rows.joined() + "</tbody></table>\n"
    if !summary.orphans.isEmpty {
      let title = summary.hasPruned ? "Orphans, removed" : "Orphans: goldens without scene (--prune removes them)"
      body += "<h2>\(title)</h2>\n<ul id=\"orphans\">"
      body += summary.orphans.map { "<li>\(MarkupText.escape($0))</li>" }.joined() + "</ul>\n"
    }
    return ReportPage.document(title: "herorender test", body: body, scripts: ["report-index.js"])
  }

  private static let order: [GoldenResult.Outcome] = [.failed, .invalid, .recorded, .passed]

  /// What needs somebody's eyes first.
  static func ordered(_ summary: GoldenSummary) -> [GoldenResult] {
    order.flatMap { outcome in summary.results.filter { $0.outcome == outcome } }
  }

  private static let kinds = [
    (folder: "expected", title: "golden"), (folder: "actual", title: "today"), (folder: "diff", title: "difference"),
  ]

  private static func row(_ result: GoldenResult) -> String {
    let name = MarkupText.path(result.name)
    func linked(_ content: String) -> String {
      result.report == nil
        ? content : "<a href=\"\(MarkupText.attribute(MarkupText.address(result.name)))/index.html\">\(content)</a>"
    }
    // Of what passed without pages the goldens are the pictures.
    let frame = result.outcome == .passed && result.report == nil ? nil : telling(result)
    let pictures = kinds.map { kind in
      let uri = frame.flatMap { picture(kind.folder, of: $0, result) }
      return
        "<td>\(uri.map { linked("<img alt=\"\(kind.title) of \(MarkupText.attribute(result.name))\" src=\"\($0)\">") } ?? "")</td>"
    }
    let reason = result.failures.first?.message ?? result.diagnostics.first ?? ""
    let accept = result.outcome == .failed ? ResultText.acceptCommand(result) : nil
    return "<tr class=\"\(result.outcome.rawValue)\"><td><span class=\"badge\">\(result.outcome.rawValue)</span></td>"
      + "<td>\(linked(name))"
      + "\(frame.map { "<br><small>\(MarkupText.escape($0.moment.label))</small>" } ?? "")</td>"
      + pictures.joined()
      + "<td>\(MarkupText.escape(reason))\(accept.map { "<br>\(ReportPage.copyButton($0))" } ?? "")</td></tr>\n"
  }

  /// The frame that tells most: the worst, else the one in the middle.
  private static func telling(_ result: GoldenResult) -> FrameResult? {
    if let worst = result.worstFailure { return worst }
    return result.frames.isEmpty ? nil : result.frames[result.frames.count / 2]
  }

  /// The small picture of a frame: as the report keeps it, else the golden's own.
  private static func picture(_ kind: String, of frame: FrameResult, _ result: GoldenResult) -> String? {
    if let report = result.report, let uri = Thumbnail.uri(Files.join(Files.join(report, kind), frame.moment.file)) {
      return uri
    }
    guard kind == "expected" else { return nil }
    return Thumbnail.uri(GoldenFolder(path: result.golden).picture(of: frame.moment))
  }
}

/// Where a scene's page leads to, relative to its folder.
struct ReportLinks {
  /// The way to the report's folder, `../` for example.
  var root: String
  var index: String
  /// The failures beside it in the order of the index; nil at the ends.
  var previous: String?
  var next: String?

  init(of place: Int, in pages: [GoldenResult]) {
    let depth = pages[place].name.split(separator: "/").count
    let root = String(repeating: "../", count: depth)
    self.root = root
    func page(_ candidates: some Sequence<GoldenResult>) -> String? {
      candidates.first { $0.outcome == .failed }.map { "\(root)\(MarkupText.address($0.name))/index.html" }
    }
    index = "\(root)index.html"
    previous = page(pages[..<place].reversed())
    next = page(pages[(place + 1)...])
  }
}
