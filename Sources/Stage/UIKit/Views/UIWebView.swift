/// A page of the web, of iOS before 12: a plain ground, with a scroll view that holds nothing. A page begins to load, and does not come.
open class UIWebView: UIView {
  /// Why a page is loaded.
  public enum NavigationType: Int, Sendable {
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }

  open weak var delegate: (any UIWebViewDelegate)?
  public let scrollView = UIScrollView()
  /// What was asked for last.
  open private(set) var request: URLRequest?
  open private(set) var isLoading = false
  open var scalesPageToFit = false
  open var allowsInlineMediaPlayback = false
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
    described(by: coder, UIWebView.self)
  }
  private func begin() {
    UIKitRuntime.current.warn("a UIWebView is a plain ground: pages do not come")
    backgroundColor = .systemGray5
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  open func loadRequest(_ request: URLRequest) {
    guard delegate?.webView(self, shouldStartLoadWith: request, navigationType: .other) ?? true else { return }
    (self.request, isLoading) = (request, true)
    delegate?.webViewDidStartLoad(self)
  }
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    if let baseURL { loadRequest(URLRequest(url: baseURL)) }
  }
  open func reload() { if let request { loadRequest(request) } }
  open func stopLoading() { isLoading = false }
  open func goBack() {}
  open func goForward() {}
  /// Nothing runs in a page that is not there.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// Gets calls about a page that loads.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: NSObjectProtocol {
  /// Whether it may. Default: true.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool
  /// It begins.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Never called: no page comes.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Never called: it is not known to fail.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
