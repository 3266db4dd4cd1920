import HeroModel

/// The words of Hero's and SDOSHero's guides that are not keys, each with the keys that say it (scene words W1).
enum GuideWords {
  /// Apps' words in lower case without parentheses; of several keys the one that the object knows is meant.
  private static let keys: [String: [String]] = [
    "hero.id": ["heroID"], "id": ["heroID", "name"], "hero.modifiers": ["heroModifiers"],
    "modifiers": ["heroModifiers", "apply"], "heromodifierstring": ["heroModifiers"],
    "hero.isenabled": ["isHeroEnabled"], "isherotransitionenabled": ["isHeroEnabled"],
    "hero.isenabledforsubviews": ["isHeroEnabledForSubviews"],
    "hero.modalanimationtype": ["modalAnimation"], "modalanimationtype": ["modalAnimation"],
    "heromodalanimationtype": ["modalAnimation"], "heromodalanimationtypestring": ["modalAnimation"],
    "setheroanimationtypeformodalpresenting": ["animationTypeForPresenting"],
    "formodaldismissing": ["animationTypeForDismissing"],
    "hero.navigationanimationtype": ["animation"], "navigationanimationtype": ["animation"],
    "heronavigationanimationtype": ["animation"],
    "setheroanimationtypeforpushnavigations": ["animationTypeForPush"], "forpopnavigations": ["animationTypeForPop"],
    "hero.tabbaranimationtype": ["tabBarAnimation"], "tabbaranimationtype": ["tabBarAnimation"],
    "herotabbaranimationtype": ["tabBarAnimation"], "settabbaranimationtype": ["tabBarAnimation"],
    "setdefaultanimationfornexttransition": ["animation"], "defaultanimation": ["animation"],
    "usinganimation": ["animation"], "usingpushanimation": ["animation"],
    "usinganimationforpushandoppositeforpop": ["opposite"],
    "setcontainercolorfornexttransition": ["containerColor"],
    "presentviewcontroller": ["present"], "hero_presentviewcontroller": ["present"], "show": ["push", "present"],
    "hero_dismissviewcontroller": ["dismiss"], "dismissviewcontroller": ["dismiss"],
    "dismissviewcontrollerusinganimation": ["dismiss"], "dismissallviewcontrollersusinganimation": ["dismissAll"],
    "dismissallpresentedviewcontrollers": ["dismissAll"], "hero_unwindtorootviewcontroller": ["unwindTo"],
    "hero_unwindtoviewcontroller": ["unwindTo"], "hero_replaceviewcontroller": ["replace"],
    "replaceviewcontroller": ["replace"], "pushviewcontroller": ["push"], "popviewcontroller": ["pop"],
    "popviewcontrollerusinganimation": ["pop"], "poptoviewcontroller": ["popTo"],
    "poptorootviewcontroller": ["popToRoot"], "selectedindex": ["selectTab", "selected"],
    "update": ["progress"], "hero.shared.update": ["progress"], "hero.shared.apply": ["apply"],
    "hero.shared.end": ["end"], "hero.shared.cancel": ["cancel"], "interactivepopgesturerecognizer": ["edgePan"],
    "preferredstatusbarstyle": ["statusBar"], "preferredfont": ["textStyle"], "fortextstyle": ["textStyle"],
    "preferredcontentsizecategory": ["textSize"], "contentsizecategory": ["textSize"],
    "layoutdirection": ["layoutDirection", "direction"],
    "reducemotion": ["reducedMotion"], "isreducemotionenabled": ["reducedMotion"],
    "prefercrossfadetransitions": ["reducedMotion"], "preferscrossfadetransitions": ["reducedMotion"],
    "userinterfacestyle": ["appearance"], "overrideuserinterfacestyle": ["appearance"],
    "preferslargetitles": ["largeTitles"], "largetitledisplaymode": ["largeTitle"], "bartintcolor": ["background"],
    "tintcolor": ["tint", "tintColor"], "leftbarbuttonitem": ["left"], "leftbarbuttonitems": ["left"],
    "rightbarbuttonitem": ["right"], "rightbarbuttonitems": ["right"], "barbuttonsystemitem": ["systemItem"],
    "badgevalue": ["badge"], "navigationbar": ["bar"], "tabbar": ["bar"],
    "viewcontrollers": ["navigation", "tabs"], "class": ["controller"], "customclass": ["controller"],
    "sdosheronavigationcontroller": ["controller"], "sdosherotabbarcontroller": ["controller"],
    "layer.cornerradius": ["cornerRadius"],
    "ishidden": ["hidden"], "isopaque": ["opaque"], "attributedtext": ["runs"], "title": ["text"],
  ]

  /// `; did you mean 'x'?`: the key for a guide's word, else the nearest known one; or nothing.
  static func suggestion(_ word: String, among known: [String]) -> String {
    let plain = word.prefix(100).lowercased().prefix { $0 != "(" }
    if let key = keys[String(plain)]?.first(where: known.contains) { return "; did you mean '\(key)'?" }
    return NearestName.suggestion(word, among: known)
  }
}
