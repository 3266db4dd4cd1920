import HeroTesting
import UIKit

/// UIWebView and a text view's storage: what their delegates hear.
@MainActor
@Suite struct WebViewTests {
  private final class Listener: NSObject, UIWebViewDelegate, NSTextStorageDelegate {
    var allows = true
    var notes: [String] = []
    func webView(
      _ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType
    ) -> Bool {
      notes.append("should \(request.url?.path ?? "")")
      return allows
    }
    func webViewDidStartLoad(_ webView: UIWebView) { notes.append("starts") }
    func webViewDidFinishLoad(_ webView: UIWebView) { notes.append("finishes") }
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) { notes.append("fails") }
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
      changeInLength delta: Int
    ) { notes.append("will \(textStorage.string) \(delta)") }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range: NSRange,
      changeInLength delta: Int
    ) { notes.append("did \(textStorage.string) \(editedMask.rawValue) \(range.length)") }
  }

  @Test func aPageStartsAndDoesNotCome() {
    let (view, listener) = (UIWebView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), Listener())
    view.delegate = listener
    let request = URLRequest(url: URL(fileURLWithPath: "/a"))
    view.loadRequest(request)
    #expect(view.isLoading && view.request == request)
    view.stopLoading()
    view.reload()
    view.loadHTMLString("<p>", baseURL: nil)
    view.goBack()
    view.goForward()
    expectEqual(view.stringByEvaluatingJavaScript(from: "1"), nil)
    listener.allows = false
    view.loadHTMLString("<p>", baseURL: URL(fileURLWithPath: "/b"))
    expectEqual(listener.notes, ["should /a", "starts", "should /a", "starts", "should /b"])
    expectEqual(view.request, request)
  }

  @Test func aStorageTellsOfEachChange() {
    let (view, listener) = (UITextView(), Listener())
    view.text = "ab"
    view.textStorage.delegate = listener
    view.text = "abc"
    view.textColor = .red
    expectEqual(listener.notes, ["will ab 1", "did abc 3 3", "will abc 0", "did abc 1 3"])
  }
}
