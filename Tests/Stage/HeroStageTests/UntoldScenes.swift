/// The scenes that the API cannot say, by what it has no word for.
enum UntoldScenes {
  static let byReason = [
    "a blur of one's own: UIBlurEffect has styles alone": [
      "pixels/effect-blur-radius.json", "pixels/effect-blurs-what-is-below.json", "pixels/effect-saturation.json",
      "pixels/effect-tint.json", "snapshots/visual-effect-fades-linearly.json", "views/visual-effects.json",
    ],
    "a drawn finger: phones draw none": [
      "gestures/finger-beside-samples.json", "guides/interactive-pan-shows-the-finger.json",
    ],
    "a finger that comes too late takes time on a stage, in a scene none": [
      "gestures/update-after-the-end-comes-too-late.json"
    ],
    "a large title that is small by itself: it goes with what a scroll view holds": [
      "furniture/large-title-scrolls-away.json"
    ],
    "a text size: a stage's user has chosen none": ["views/text-styles.json"],
    "a line a little wider than its label: a stage tightens it until it fits": ["pixels/text-kern.json"],
    "one change without Hero: a controller says it of all": ["system/not-animated.json"],
    "a step's speed: neither UIKit nor Hero plays one faster": [
      "gestures/speed-counts-for-gestures.json", "issues/347-always-finishes-mended.json",
      "issues/347-always-finishes.json", "issues/641-gone-under-another-mended.json",
      "issues/641-gone-under-another.json", "timing/speed.json",
    ],
  ]
}
