/// The text of a storyboard, with the objects of each of its scenes, that begins with one of its controllers.
func storyboardText(_ scenes: String..., initial: String = "a") -> String {
  let scenes = scenes.enumerated().map { #"<scene sceneID="\#($0)"><objects>\#($1)</objects></scene>"# }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    useAutolayout="YES" useSafeAreas="YES" initialViewController="\(initial)">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
    """
}

/// The text of a xib, with what its owner's connections and its views are.
func xibText(owner connections: String = "", _ views: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
  <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(connections)</connections></placeholder>
  \(views)</objects></document>
  """
}
