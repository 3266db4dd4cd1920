import HeroStandIns
@_exported import UIKit

open class PDFPage: NSObject {
  open var string: String? { nil }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox }
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
open class PDFDocument: NSObject {
  public override init() {}
  public init?(url: URL) {}
  public init?(data: Data) {}
  open var pageCount: Int { 0 }
  open func page(at index: Int) -> PDFPage? { nil }
}
/// A plain ground.
open class PDFView: UIView {
  open var document: PDFDocument? { didSet { StandIn.cover(self, "PDFKit", "a document is a plain ground") } }
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var minScaleFactor: CGFloat = 0
  open var maxScaleFactor: CGFloat = 0
  open var currentPage: PDFPage? { nil }
  open func go(to page: PDFPage) {}
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
}
