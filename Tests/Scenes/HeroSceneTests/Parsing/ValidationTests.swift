import HeroGeometry
import HeroTesting

@testable import HeroModel
@testable import HeroScene

@Suite struct ValidationTests {
  @Test func allProblemsAreReportedInFileOrder() {
    let text = """
      {
        "version": 2,
        "canvas": { "width": 10, "height": 10, "scael": 2 },
        "screens": {
          "a": { "view": { "alpha": 1.5, "subviews": [ { "herID": "x", "alpha": "1" } ] } }
        },
        "root": "A",
        "timeline": [ { "present": "c" } ]
      }
      """
    expectEqual(
      SceneText.problems(text),
      [
        "s.json:2:14: error: $.version: version 2 of the format is not known; this program reads version 1",
        "s.json:3:42: error: $.canvas.scael: unknown key 'scael'; did you mean 'scale'?",
        "s.json:5:31: error: $.screens.a.view.alpha: expected a number from 0 to 1, found 1.5",
        "s.json:5:50: error: $.screens.a.view.subviews[0]: missing key 'frame' (or 'center' and 'size')",
        "s.json:5:52: error: $.screens.a.view.subviews[0].herID: unknown key 'herID'; did you mean 'heroID'?",
        "s.json:5:75: error: $.screens.a.view.subviews[0].alpha: expected a number from 0 to 1, found a string",
        "s.json:7:11: error: $.root: no screen named 'A'; did you mean 'a'?",
        "s.json:8:30: error: $.timeline[0].present: no screen named 'c'",
      ])
  }

  @Test func missingTopLevelKeys() {
    expectEqual(
      SceneText.messages("{}"),
      ["$: missing key 'version'", "$: missing key 'canvas'", "$: missing key 'screens'", "$: missing key 'root'"])
    expectEqual(
      SceneText.messages(#"{"version":1,"canvas":{"width":1,"height":1},"screens":{},"root":"a"}"#),
      ["$.screens: a scene needs at least one screen", "$.root: no screen named 'a'"])
  }

  @Test func canvasProblems() {
    let table = #"""
      "width":100 ⇒ $.canvas: missing key 'height'; give width and height, or a device
      "width":0,"height":1 ⇒ $.canvas.width: expected a number > 0, found 0
      "width":20000,"height":1,"scale":1 ⇒ $.canvas: the frame would be 20000×1 pixels; at most 16384 a side are allowed
      "width":16384,"height":16384,"scale":1 ⇒ $.canvas: the frame would be 16384×16384 pixels; at most 134217728 in all are allowed
      "width":0.1,"height":1 ⇒ $.canvas: the frame would be 0×2 pixels; it needs at least 1 a side
      "device":"iPhone 15 Prro" ⇒ $.canvas.device: unknown device 'iPhone 15 Prro'; did you mean 'iPhone 15 Pro'?
      "device":"iPhone 15","width":3 ⇒ $.canvas.width: give either 'device' or 'width'
      "width":9,"height":9,"orientation":"landscape" ⇒ $.canvas.orientation: 'orientation' goes with 'device'; exchange width and height instead
      "device":"iPhone 14","safeArea":5 ⇒ $.canvas.safeArea: give either 'device' or 'safeArea'
      "width":9,"height":9,"scale":0 ⇒ $.canvas.scale: expected a number > 0, found 0
      "width":9,"height":9,"background":"blak" ⇒ $.canvas.background: unknown colour 'blak'; did you mean 'black'?
      "width":9,"height":9,"layoutDirection":"left" ⇒ $.canvas.layoutDirection: unknown value 'left'; known are "ltr", "rtl"
      """#
    SceneText.expect(table) { SceneText.messages(SceneText.scene(canvas: $0)) }
  }

  @Test func viewProblems() {
    let table = #"""
      "type":"imag" ⇒ .type: unknown value 'imag'; did you mean 'image'?
      "type":"image" ⇒ : missing key 'image'
      "type":"image","text":"x","image":"/x.png"
      ⇒ .text: 'text' is a key of type 'label', not of type 'image'
      ⇒ .image: image '/x.png': absolute paths are refused; write it relative to the scene file
      "font":{} ⇒ .font: 'font' is a key of type 'label', not of type 'view'
      "text":"x","effect":"dark"
      ⇒ : the keys imply the types 'label' and 'visualEffect'; give 'type'
      ⇒ .effect: 'effect' is a key of type 'visualEffect', not of type 'label'
      "size":[1,1] ⇒ .size: give either 'frame' or 'size'
      "name":"x/y" ⇒ .name: a view's name may not contain '/', which separates screen and view
      "name":"" ⇒ .name: expected a view's name, found an empty string
      "heroID":7 ⇒ .heroID: expected a heroID, found a number
      "heroModifiers":7 ⇒ .heroModifiers: expected a modifier string or an array of them, found a number
      "alpha":null ⇒ .alpha: expected a number from 0 to 1, found null
      "hidden":0 ⇒ .hidden: expected true or false, found a number
      "backgroundColor":"#12345" ⇒ .backgroundColor: '#12345' is not a colour; write #rgb, #rrggbb or #rrggbbaa
      "backgroundColor":"systemBleu" ⇒ .backgroundColor: unknown colour 'systemBleu'; did you mean 'systemBlue'?
      "backgroundColor":{"r":1,"g":2,"b":0} ⇒ .backgroundColor.g: expected a number from 0 to 1, found 2
      "backgroundColor":{"r":1,"g":1} ⇒ .backgroundColor: missing key 'b'
      "backgroundColor":[1] ⇒ .backgroundColor: expected a colour, found an array
      "cornerRadius":-1 ⇒ .cornerRadius: expected a number ≥ 0, found -1
      "maskedCorners":["topleft"] ⇒ .maskedCorners[0]: unknown value 'topleft'; did you mean 'topLeft'?
      "shadow":{"blur":1} ⇒ .shadow.blur: unknown key 'blur'; known are color, opacity, offset, radius, path
      "shadow":{"path":"M0 0Q1"} ⇒ .shadow.path: column 7 of the path: expected a number, found the end
      "transform":[1,2] ⇒ .transform: a transform has 6 or 16 numbers, found 2
      "transform":"fade" ⇒ .transform: column 1 of the string: expected scale, translate, rotate, perspective or transform
      "anchorPoint":[0] ⇒ .anchorPoint: expected [x, y], found 1 element
      "contentsRect":[0,0,-1,1] ⇒ .contentsRect: a width or height may not be negative, found [0, 0, -1, 1]
      "layout":"table" ⇒ .layout: unknown value 'table'; known are "list", "cells"
      "subviews":{} ⇒ .subviews: expected an array of views, found an object
      "subviews":[3] ⇒ .subviews[0]: expected a view object, found a number
      "text":"x","numberOfLines":1.5 ⇒ .numberOfLines: expected a whole number ≥ 0, found 1.5
      "text":"x","font":{"weight":"blod"} ⇒ .font.weight: unknown value 'blod'; did you mean 'bold'?
      "text":"x","font":{"weight":50} ⇒ .font.weight: expected a whole number from 100 to 900, found 50
      "text":"x","font":{"size":0} ⇒ .font.size: expected a number > 0, found 0
      "colors":[] ⇒ .colors: expected an array of at least one colour, found an empty one
      "colors":["red"],"locations":[0,1] ⇒ .locations: expected 1 locations, one per colour, found 2
      "colors":["red","tan"],"locations":[1,0.5] ⇒ .locations[1]: locations may not decrease: 0.5 after 1
      "path":"L0 0" ⇒ .path: column 1 of the path: a path begins with 'M', found 'L'
      "path":"","lineDashPattern":[0,0] ⇒ .lineDashPattern: a dash pattern needs a length > 0
      "effect":{"tint":"red"} ⇒ .effect: missing key 'blurRadius'
      "effect":{"blurRadius":1001} ⇒ .effect.blurRadius: expected a number from 0 to 1000, found 1001
      "type":"stack","alignment":"middle"
      ⇒ .alignment: unknown value 'middle'; known are "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline"
      "type":"stack","subviews":[{"text":"x"}] ⇒ .subviews[0]: this loader measures no text; give the label a size, or the loader a 'textMeasure'
      "image":"https://x.org/a.png" ⇒ .image: image 'https://x.org/a.png': URLs are refused; write a path relative to the scene file
      "image":"a.png" ⇒ .image: image 'a.png': no such file
      "alpha":"50%" ⇒ .alpha: expected a number from 0 to 1, found '50%'; numbers have no units, write a part of 1: 0.5
      "alpha":50 ⇒ .alpha: expected a number from 0 to 1, found 50; 50 % are 0.5
      "alpha":255 ⇒ .alpha: expected a number from 0 to 1, found 255; 255 of 255 are 1
      "cornerRadius":"12 px" ⇒ .cornerRadius: expected a number ≥ 0, found '12 px'; numbers have no units, write points: 12
      "cornerRadius":"12" ⇒ .cornerRadius: expected a number ≥ 0, found a string
      """#
    SceneText.expect(table, at: SceneText.path) { SceneText.viewProblems(#"{"frame":[0,0,1,1],\#($0)}"#) }
  }

  @Test func placementProblems() {
    let table = #"""
      {"frame":[0,0,1]} ⇒ .frame: expected [x, y, width, height], found 3 elements
      {"frame":[0,0,-1,1]} ⇒ .frame: a width or height may not be negative, found [0, 0, -1, 1]
      {"center":[0,0]} ⇒ : missing key 'size', which goes with 'center'
      {"size":[0,0]} ⇒ : missing key 'center', which goes with 'size'
      {"text":"x","frame":[0]} ⇒ .frame: expected [x, y], [x, y, width] or [x, y, width, height]; null is the view's own side
      {"text":"x","frame":[0,0,-1]} ⇒ .frame[2]: expected a number ≥ 0, found -1
      {"text":"x","center":[0,0],"size":[]} ⇒ .size: expected [width] or [width, height]; null is the view's own side
      {"text":"x"} ⇒ : missing key 'frame' (or 'center' and 'size')
      {"pin":{}} ⇒ .pin: pin at least one of 'left', 'right', 'top' and 'bottom'
      {"pin":{"left":0,"right":0}} ⇒ .pin: pin 'top' or 'bottom' too, or give 'frame' or 'center'
      {"pin":{"left":0,"right":0,"top":0}} ⇒ .pin: pin both 'top' and 'bottom', or give a height with 'size' or 'frame'
      {"pin":{"left":0,"right":0,"top":0},"size":[10]} ⇒ .size: a view of type 'view' has no height of its own; give a number
      {"pin":{"top":"safearea"},"frame":[0,0,1,1]} ⇒ .pin.top: expected a number or "safeArea", found 'safearea'
      {"pin":{"topp":1},"frame":[0,0,1,1]} ⇒ .pin.topp: unknown key 'topp'; did you mean 'top'?
      {"frame":[0,0,1,1],"autoresizing":["flexibleWide"]} ⇒ .autoresizing[0]: unknown value 'flexibleWide'; did you mean 'flexibleWidth'?
      {"frame":[0,0,1,1],"autoresizing":"flexibleWidth"} ⇒ .autoresizing: expected an array of UIView's masks, found a string
      {"frame":[0,0,1,1],"pin":{"left":1},"autoresizing":["flexibleWidth"]} ⇒ .autoresizing: give either 'pin' or 'autoresizing'
      {"type":"stack","frame":[0,0,1,1],"subviews":[{"size":[1,1],"autoresizing":["flexibleWidth"]}]}
      ⇒ .subviews[0].autoresizing: a stack lays out its subviews; 'autoresizing' goes with 'frame' or 'center'
      {"frame":[0,"{safeArea.tip}",1,1]} ⇒ .frame[1]: column 10 of the string: 'safeArea' is an object without 'tip'; did you mean 'top'?
      """#
    SceneText.expect(table, at: SceneText.path, SceneText.viewProblems)
  }

  @Test func namesAreUniqueInAScreen() {
    let table = #"""
      {"name":"x","frame":[0,0,1,1]},{"name":"x","frame":[0,0,1,1]} ⇒ the name 'x' is taken by the view at line 1, column 96
      {"frame":[0,0,1,1]},{"name":"0","frame":[0,0,1,1]} ⇒ the name '0' makes 'a/0', which is another view's address by index
      """#
    SceneText.expect(table, at: "$.screens.a.view.subviews[1].name: ", SceneText.viewProblems)
  }

  @Test func stepProblems() {
    let noAction =
      ": a step needs one of wait, present, dismiss, dismissAll, unwindTo, replace, replaceTop, push, pop, popTo, "
      + "popToRoot, setViewControllers, selectTab, transition"
    let table = #"""
      {} ⇒ \#(noAction)
      {"wait":1,"present":"b"} ⇒ .present: a step has one action: 'wait' is given already
      {"wait":-1} ⇒ .wait: expected a number ≥ 0, found -1
      {"wait":1,"speed":2} ⇒ .speed: 'speed' goes with a transition, not with 'wait'
      {"dismiss":false} ⇒ .dismiss: expected true, found false; leave the key out instead
      {"dismiss":"b"} ⇒ .dismiss: expected true, found a string
      {"presnt":"b"} ⇒ \#(noAction) ⇒ .presnt: unknown key 'presnt'; did you mean 'present'?
      {"push":{"navigation":["a"]}}
      ⇒ .push.navigation: a navigation controller cannot be in another one's stack: UIKit stops the app; present it, or push its screens
      {"present":{"tabs":[{"navigation":[{"tabs":["a"]}]}]}}
      ⇒ .present.tabs[0]: the navigation controller is in a tab: a tab bar controller inside of another one's tab is not drawn
      {"present":{"tabs":[{"tabs":["a"]}]}} ⇒ .present.tabs[0].tabs: a tab bar cannot be a tab
      {"present":{"navigation":["b"],"modalPresentationStyle":"sheet"}}
      ⇒ .present.modalPresentationStyle: unknown value 'sheet'; did you mean 'pageSheet' or 'formSheet'?
      {"present":{"navigation":[]}} ⇒ .present.navigation: expected at least one screen
      {"dismiss":true,"opposite":true} ⇒ .opposite: 'opposite' goes with 'present' or 'push', not with 'dismiss'
      {"present":"b","opposite":"no"} ⇒ .opposite: expected true or false, found a string
      {"present":"b","popAnimation":"fade"} ⇒ .popAnimation: 'popAnimation' goes with 'push', not with 'present'
      {"present":"b","outer":true} ⇒ .outer: 'outer' goes with 'push' or 'setViewControllers', not with 'present'
      {"push":"b","opposite":true,"popAnimation":"fade"} ⇒ .opposite: give either 'popAnimation' or 'opposite'
      {"present":"b","speed":0} ⇒ .speed: expected a number > 0, found 0
      {"present":"b","animation":"psh(left)"} ⇒ .animation: column 1 of the string: unknown animation type 'psh'; did you mean 'push'?
      {"present":"b","viewOrdering":"top"} ⇒ .viewOrdering: unknown value 'top'; known are "auto", "sourceViewOnTop", "destinationViewOnTop"
      {"selectTab":0} ⇒ .selectTab: 'selectTab' needs a tab bar, as the scene's root or presented before
      {"setViewControllers":["a","a"]} ⇒ .setViewControllers[1]: screen 'a' is in the array already
      {"wait":1,"set":{"c/x":{}}} ⇒ .set["c/x"]: no screen named 'c'
      {"wait":1,"set":{"a/x":{}}} ⇒ .set["a/x"]: no view 'a/x'
      {"wait":1,"set":{"a":{"alpha":2}}} ⇒ .set.a.alpha: expected a number from 0 to 1, found 2
      {"wait":1,"set":{"a":1}} ⇒ .set.a: expected an object of view keys, found a number
      {"present":"b","interactive":[]} ⇒ .interactive: a gesture needs a release: { "at": …, "finish": true } or { "at": …, "cancel": true }
      {"present":"b","interactive":[{"at":0,"progress":0}]} ⇒ .interactive[0]: the last sample must be a release: 'finish' or 'cancel'
      {"present":"b","interactive":[{"at":0,"finish":true},{"at":1,"cancel":true}]} ⇒ .interactive[0]: a release is the last sample of a gesture
      {"present":"b","interactive":[{"at":1},{"at":0.5,"cancel":true}]} ⇒ .interactive[1].at: times may not decrease: 0.5 after 1
      {"present":"b","interactive":[{"cancel":true}]} ⇒ .interactive[0]: missing key 'at'
      {"present":"b","interactive":[{"at":0,"apply":{"b/x":"fade"}},{"at":1,"finish":true}]} ⇒ .interactive[0].apply["b/x"]: no view 'b/x'
      {"present":"b","interactive":{"edgePan":{"from":[0,0],"to":[1,1],"duration":1}}} ⇒ .interactive.edgePan: 'edgePan' drives 'pop' only
      {"wait":"200ms"} ⇒ .wait: expected a number ≥ 0, found '200ms'; numbers have no units, write seconds: 0.2
      {"wait":"0.2s"} ⇒ .wait: expected a number ≥ 0, found '0.2s'; numbers have no units, write seconds: 0.2
      {"wait":"1.5 seconds"} ⇒ .wait: expected a number ≥ 0, found '1.5 seconds'; numbers have no units, write seconds: 1.5
      """#
    SceneText.expect(table, at: "$.timeline[0]", SceneText.stepProblems)
  }
}
