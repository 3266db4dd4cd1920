/// The rules of the transition semantics in a sentence each, for everybody who sees their codes in what the program prints.
package enum RuleBook {
  /// A text with every code in parentheses explained: `off screen (V2)` becomes `off screen (V2: a view that lies off screen …)`.
  package static func explaining(_ text: String) -> String {
    text.replacing(#/\(([A-Z]\d(?:, [A-Z]\d)*)\)/#) { match in
      // An iPad's chip, not a rule.
      if text[..<match.range.lowerBound].hasSuffix("-inch ") { return String(match.output.0) }
      let notes = match.output.1.split(separator: ", ").map { code in
        sentences[String(code)].map { "\(code): \($0)" } ?? String(code)
      }
      return "(\(notes.joined(separator: "; ")))"
    }
  }

  /// What each rule says, by its code.
  package static let sentences: [String: String] = [
    "M1": "a modifier sets a value that the view comes from or goes to",
    "M2": "transform modifiers compose, and the newest acts first",
    "M3": "duration, delay and curve are the view's own",
    "M4": "source, arc and cascade say where views come from and when",
    "M5": "a conditional counts when its condition holds, never inside another one",
    "M6": "snapshot, space and beginWith modifiers set up the picture that flies",
    "M7": "SDOSHero's autolayout changes nothing here",
    "M8": "timing functions have names and four numbers",
    "S1": "a modifier string is names with arguments in parentheses",
    "S2": "Hero sets a part of the modifiers from strings, herorender all",
    "S3": "arguments that are left out have Hero's defaults",
    "S4": "an unknown modifier or argument is an error",
    "S5": "Hero's own parser reads what Interface Builder and Swift say as a string",
    "S6": "Hero's strings know a part of the modifiers",
    "S7": "Hero's strings know the animation types but autoReverse",
    "V1": "a view that is disabled or hidden in a cell takes no part, nor do its subviews",
    "V2": "a view that lies off screen takes no part, unless it has forceAnimate",
    "V3": "of several views with a heroID the last one is the partner",
    "V4": "a view animates when a modifier or a match changes how it looks; timing alone does not",
    "P1": "ignoreSubviewModifiers drops the modifiers of the subviews",
    "P2": "conditional modifiers are decided before anything else reads them",
    "P3": "a default animation replaces the modifiers of the two root views",
    "P4": "views of the two screens with the same heroID are a match; the destination's timing counts for both",
    "P5": "a matched view takes place, size and looks from its partner",
    "P6": "a cascade delays the direct subviews one after another",
    "P7": "plugins come after Hero's own rules",
    "L1": "the source screen lies over the destination, snapshots lie over both",
    "L2": "each animating view has one snapshot",
    "L3": "a snapshot pictures its view with all subviews that do not animate themselves",
    "L4": "a snapshot lies in its parent's snapshot, a matched one in the container",
    "L5": "zPosition decides who lies on top, then the order of the snapshots",
    "L6": "an overlay covers its snapshot, colour and opacity both running",
    "L7": "after a transition only the settled screens show, and what over-full-screen changes leave",
    "D1": "the default animations have names and some a direction",
    "D2": "auto takes the controller's or screen's type, else push, slide or fade",
    "D3": "a default animation moves the two root views",
    "D4": "every directed animation has a reverse",
    "T1": "without a duration the way that a view goes decides how long it takes",
    "T2": "an appearing view comes from its target state, a disappearing one goes to it",
    "T3": "values hold before the delay and after the end",
    "T4": "a spring runs until it has settled, whatever the duration",
    "T5": "an arc bends the way of a view that moves in both directions",
    "T6": "a transition lasts as long as its longest view",
    "T7": "useScaleBasedSizeChange scales in place of resizing",
    "T8": "values blend as Core Animation blends them",
    "I1": "an update seeks the transition to its progress; before the first one it plays",
    "I2": "applied values show at once and until the next update, on views that animate",
    "I3": "a changed target shows from the release on",
    "I4": "on finish each view goes on from what it shows to its end",
    "I5": "on cancel each view goes back from what it shows to its start",
    "I6": "a release near the end is short",
    "C0": "a container presents with its own keys, never its top screen's",
    "C1": "presenting full screen removes what is under it, over full screen keeps it",
    "C2": "a screen is dismissed with its own type, else the opposite of what presented it",
    "C3": "each push remembers the pair of types that its pop uses",
    "C4": "SDOSHero reverses a tab bar's type towards a lower tab",
    "C5": "the interactive pop is dragged from the edge that the push's direction names",
    "C6": "Hero must be enabled on the presented screen or the controller, else the change is UIKit's own",
    "C7": "a container that is presented, dismissed or a tab moves as a whole: its view, with its bars, is the root",
    "C8": "a transition inside of a view moves the screens that it embeds",
  ]
}
