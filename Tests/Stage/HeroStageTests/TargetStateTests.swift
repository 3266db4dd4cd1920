import Hero
import HeroGeometry
import HeroModel
import HeroStage
import HeroTesting
import TransitionEngine
import UIKit

/// Every property of a target state has its place in the lists that copy one.
@MainActor
@Suite struct TargetStateTests {
  private func properties(of state: Any) -> Set<String> { Set(Mirror(reflecting: state).children.compactMap(\.label)) }

  // A property that is added has to be a case, which the compiler then asks for wherever states are copied.
  @Test func everyPropertyIsACase() {
    expectEqual(properties(of: HeroTargetState(modifiers: [])), Set(HeroTargetState.Property.allCases.map(\.rawValue)))
  }

  // The engine has an overlay's parts apart, and another name for conditions; what plugins keep by their own keys it does not know.
  @Test func theEngineHasTheSameProperties() {
    var named = properties(of: TargetState()).subtracting(["overlayColor", "overlayOpacity", "conditionals"])
    named.formUnion(["overlay", "conditionalModifiers", "custom"])
    expectEqual(named, Set(HeroTargetState.Property.allCases.map(\.rawValue)))
  }

  // What a state says is said back by the same modifiers, in the order of its properties.
  @Test func aStateIsSaidBack() {
    let modifiers: [Modifier] = [
      .position(Point(x: 1, y: 2)), .size(Size(width: 3, height: 4)), .opacity(0.5), .cornerRadius(5), .zPosition(6),
      .anchorPoint(Point(x: 0, y: 1)), .contentsRect(Rect(x: 0, y: 0, width: 0.5, height: 1)), .contentsScale(3),
      .borderWidth(7), .shadowOpacity(0.25), .shadowOffset(Size(width: 8, height: 9)), .shadowRadius(10),
      .masksToBounds(true), .spring(stiffness: 250, damping: 20), .delay(0.1), .duration(0.2), .arc(1),
      .source("card"), .cascade(delta: 0.02, direction: .topToBottom, delayMatchedViews: true),
      .ignoreSubviewModifiers(recursive: true), .useGlobalCoordinateSpace, .useScaleBasedSizeChange,
      .snapshot(.layerRender), .forceNonFade, .forceAnimate, .autolayout, .beginWith([.opacity(0)]),
    ]
    let state = HeroTargetState(modifiers: modifiers.map { HeroModifier($0) })
    expectEqual(state.recorded(in: nil), modifiers)
  }
}
