import Foundation
import HeroFiles
import HeroRender

/// Writes the report of a run: `index.html`, `results.json`, `junit.xml`, and a folder per scene.
///
/// ```
/// REPORT/index.html  results.json  junit.xml
///        <scene>/index.html         everything in one file, or in a large report with its pictures beside it, and
///                                  style and scripts beside the report's index
///                result.json        the scene's part of results.json
///                expected/ actual/ diff/    PNG files of what differs; with the golden actual/ is one that can be accepted
/// ```
struct ReportWriter {
  let folder: String

  init(folder: String) { self.folder = folder }

  /// Removes an older report, so that nothing in it is taken for today's.
  ///
  /// - Parameter sources: What the run reads, files and folders; looked up only where there is something to remove.
  /// - Throws: `RenderError.environment` when the folder holds something else, `input` when it holds one of the sources.
  static func clear(_ folder: String, sparing sources: @autoclosure () -> [String]) throws(RenderError) {
    guard Files.exists(folder) else { return }
    guard Files.isFolder(folder) else { throw .environment("\(folder) is a file; the report needs a folder") }
    let all = (try? FileSystem.names(in: folder)) ?? []
    if all.isEmpty { return }
    let names = all.filter { !$0.hasPrefix(".") }
    guard names.isEmpty || names.contains(marker) || names.contains(ResultsDocument.fileName) else {
      throw .environment("\(folder) contains files that are not a report's; name another folder with --report")
    }
    if let source = sources().first(where: { FileSystem.isInside($0, folder) }) {
      throw .input(
        "the report cannot replace \(folder): it holds \(source), which this run reads; name another folder with --report"
      )
    }
    if !names.isEmpty { try Files.remove(folder) }
  }

  /// Says that a folder is a report before `results.json` does.
  static let marker = "report.tmp"

  /// Marks the folder, so that a run that breaks off can be cleared away.
  static func begin(_ folder: String) throws(RenderError) {
    try Files.makeFolder(folder)
    try Files.write([], to: Files.join(folder, marker))
  }

  func write(_ summary: GoldenSummary, mode: RecordMode) throws(RenderError) {
    try Files.makeFolder(folder)
    let pages = ReportIndexPage.ordered(summary).filter { $0.report != nil }
    let areWhole = Self.areWhole(pages)
    for (place, result) in pages.enumerated() {
      guard let path = result.report else { continue }
      let links = ReportLinks(of: place, in: pages)
      let html = ReportPage(result: result, folder: path, links: links, isWhole: areWhole).html
      try write(html, Files.join(path, "index.html"))
      try write(ResultsDocument.json(result).pretty(inlineDepth: 4), Files.join(path, ResultsDocument.sceneFileName))
    }
    for file in areWhole ? [] : ReportPage.sharedFiles {
      try write(ReportPage.sharedText(file), Files.join(folder, file))
    }
    try write(ReportIndexPage.html(summary), Files.join(folder, "index.html"))
    try write(ResultsDocument.text(summary, mode: mode), Files.join(folder, ResultsDocument.fileName))
    try write(JUnitDocument.text(summary.results), Files.join(folder, JUnitDocument.fileName))
    try Files.remove(Files.join(folder, Self.marker))
  }

  /// Whether pages that hold all that they show are no larger than `ReportPage.embeddingLimit` together.
  private static func areWhole(_ pages: [GoldenResult]) -> Bool {
    var bytes = 0
    return pages.allSatisfy { result in
      bytes += result.report.map { ReportPage(result: result, folder: $0).html.utf8.count } ?? 0
      return bytes <= ReportPage.embeddingLimit
    }
  }

  private func write(_ text: String, _ path: String) throws(RenderError) { try Files.write(Array(text.utf8), to: path) }
}

/// A report of a single comparison, as the assertion of a test writes it.
package enum GoldenReport {
  /// Writes the pages of a result whose pictures lie in its report folder already, and returns the page's path.
  ///
  /// Several tests may do so at once: nothing outside the result's own folder is touched.
  package static func write(_ result: GoldenResult, root: String) throws(RenderError) -> String {
    guard let folder = result.report else { return root }
    let page = Files.join(folder, "index.html")
    try Files.write(Array(ReportPage(result: result, folder: folder).html.utf8), to: page)
    let summary = GoldenSummary(results: [result], orphans: [], hasPruned: false, hasReport: true)
    let results = ResultsDocument.json(summary, mode: .never, environment: .current())
    try Files.write(
      Array(results.pretty(inlineDepth: 4).utf8), to: Files.join(folder, ResultsDocument.fileName))
    try Files.write(
      Array(ResultsDocument.json(result).pretty(inlineDepth: 4).utf8),
      to: Files.join(folder, ResultsDocument.sceneFileName))
    return page
  }
}
