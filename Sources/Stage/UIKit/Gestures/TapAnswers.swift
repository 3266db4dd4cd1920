extension UIView {
  /// Whether a tap sets something of the app's going: a control's action, a gesture, the selection of a cell.
  package var answersTaps: Bool {
    if let control = self as? UIControl { return control.isEnabled && control.actsOnTaps }
    if gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) == true { return true }
    switch self {
    case let cell as UITableViewCell: return answersSelection(with: cell.whenSelected)
    case let cell as UICollectionViewCell: return answersSelection(with: cell.whenSelected)
    default: return false
    }
  }

  private func answersSelection(with segue: (() -> Void)?) -> Bool {
    let list = sequence(first: self as UIView?) { $0?.superview }.lazy.compactMap { $0 as? any SelectingList }.first
    guard let list, list.selectsItems else { return false }
    return segue != nil || list.delegate != nil
  }
}

extension UIBarButtonItem {
  /// Whether a tap sets something of the app's going.
  package var answersTaps: Bool {
    func answers(_ view: UIView) -> Bool { view.answersTaps || view.subviews.contains(where: answers) }
    return isEnabled && (primaryAction != nil || action != nil || customView.map(answers) == true)
  }
}
