import HeroGeometry

extension Comparison {
  /// Every case.
  static var all: [Comparison] { boxes + planes + ramps + pictures + paths + effects }

  /// A view of 120×80 points under keys and CSS.
  private static func box(_ name: String, _ keys: String, css: String) -> Comparison {
    Comparison(
      name: name, views: #"{ "frame": [20, 20, 120, 80], \#(keys) }"#,
      html: #"<div style="left:20px;top:20px;width:120px;height:80px;\#(css)"></div>"#)
  }

  /// Backgrounds, corners, borders, shadows, clips, groups. A box shadow's blur is twice σ.
  static let boxes = [
    Comparison(
      name: "translucent boxes",
      views: """
        { "frame": [20, 20, 80, 60], "backgroundColor": "#ff000080" }, { "frame": [60, 40, 80, 60], "backgroundColor": "#0000ff40" }
        """,
      html: """
        <div style="left:20px;top:20px;width:80px;height:60px;background:#ff000080"></div>
        <div style="left:60px;top:40px;width:80px;height:60px;background:#0000ff40"></div>
        """),
    Comparison(
      name: "fractional frame",
      views:
        #"{ "frame": [20.25, 20.6, 80.5, 60.25], "backgroundColor": "navy", "cornerRadius": 9.5, "transform": "translate(0.1, 0.2)" }"#,
      html: """
        <div style="left:0;top:0;width:80.5px;height:60.25px;transform:translate(20.35px,20.8px);background:navy;
        border-radius:9.5px;will-change:transform"></div>
        """),
    box(
      "corner radius", #""backgroundColor": "teal", "cornerRadius": 24"#,
      css: "background:teal;border-radius:24px"),
    box(
      "masked corners", #""backgroundColor": "teal", "cornerRadius": 30, "maskedCorners": ["topLeft", "bottomRight"]"#,
      css: "background:teal;border-radius:30px 0 30px 0"),
    Comparison(
      name: "radius above half the side",
      views: #"{ "frame": [20, 40, 120, 40], "backgroundColor": "crimson", "cornerRadius": 400 }"#,
      html: #"<div style="left:20px;top:40px;width:120px;height:40px;background:crimson;border-radius:400px"></div>"#),
    box(
      "border", ##""backgroundColor": "gold", "borderWidth": 5, "borderColor": "#00008080""##,
      css: "background:gold;border:5px solid #00008080"),
    box(
      "round border", #""cornerRadius": 20, "borderWidth": 8, "borderColor": "navy""#,
      css: "border:8px solid navy;border-radius:20px"),
    box(
      "border wider than radius", #""cornerRadius": 8, "borderWidth": 16, "borderColor": "navy""#,
      css: "border:16px solid navy;border-radius:8px"),
    Comparison(
      name: "shadow",
      views: """
        { "frame": [40, 30, 80, 60], "backgroundColor": "white", "shadow": { "opacity": 0.5, "offset": [0, 4], "radius": 6 } }
        """,
      html:
        #"<div style="left:40px;top:30px;width:80px;height:60px;background:white;box-shadow:0 4px 12px #00000080"></div>"#
    ),
    Comparison(
      name: "wide coloured shadow",
      views: """
        { "frame": [50, 40, 60, 40], "backgroundColor": "white", "cornerRadius": 12,
          "shadow": { "color": "blue", "opacity": 1, "offset": [6, 3], "radius": 14 } }
        """,
      html: """
        <div style="left:50px;top:40px;width:60px;height:40px;background:white;border-radius:12px;box-shadow:6px 3px 28px blue"></div>
        """),
    Comparison(
      name: "shadow turns with the layer",
      views: """
        { "frame": [50, 30, 60, 60], "backgroundColor": "orange", "transform": "rotate(0.9)",
          "shadow": { "opacity": 0.8, "offset": [14, 0], "radius": 3 } }
        """,
      html: """
        <div style="left:50px;top:30px;width:60px;height:60px;background:orange;transform:rotate(0.9rad);
        box-shadow:14px 0 6px #000000cc"></div>
        """),
    Comparison(
      name: "shadow of a silhouette",
      views: """
        { "frame": [30, 30, 60, 60], "shadow": { "opacity": 0.6, "offset": [4, 6], "radius": 4 }, "subviews": [
          { "frame": [0, 0, 60, 60], "backgroundColor": "green", "cornerRadius": 30 },
          { "frame": [50, 20, 40, 20], "backgroundColor": "lime" } ] }
        """,
      html: """
        <div style="left:30px;top:30px;width:60px;height:60px;filter:drop-shadow(4px 6px 4px #00000099)">
        <div style="width:60px;height:60px;background:green;border-radius:50%"></div>
        <div style="left:50px;top:20px;width:40px;height:20px;background:lime"></div></div>
        """),
    Comparison(
      name: "shadow path",
      views: """
        { "frame": [30, 30, 100, 50], "backgroundColor": "white",
          "shadow": { "opacity": 1, "offset": [0, 0], "radius": 5, "path": "M10 45h80v20h-80z" } }
        """,
      html: """
        <div style="left:40px;top:75px;width:80px;height:20px;background:black;filter:blur(5px)"></div>
        <div style="left:30px;top:30px;width:100px;height:50px;background:white"></div>
        """),
    Comparison(
      name: "group opacity",
      views: """
        { "frame": [20, 20, 100, 60], "alpha": 0.5, "backgroundColor": "black", "subviews": [
          { "frame": [40, 20, 80, 60], "backgroundColor": "red" }, { "frame": [60, 10, 20, 80], "backgroundColor": "white" } ] }
        """,
      html: """
        <div style="left:20px;top:20px;width:100px;height:60px;opacity:.5;background:black">
        <div style="left:40px;top:20px;width:80px;height:60px;background:red"></div>
        <div style="left:60px;top:10px;width:20px;height:80px;background:white"></div></div>
        """),
    Comparison(
      name: "clip",
      views: """
        { "frame": [20, 20, 100, 60], "clipsToBounds": true, "backgroundColor": "silver", "subviews": [
          { "frame": [60, 30, 80, 60], "backgroundColor": "red", "cornerRadius": 20 } ] }
        """,
      html: """
        <div style="left:20px;top:20px;width:100px;height:60px;overflow:hidden;background:silver">
        <div style="left:60px;top:30px;width:80px;height:60px;background:red;border-radius:20px"></div></div>
        """),
    Comparison(
      name: "round clip",
      views: """
        { "frame": [20, 20, 100, 80], "clipsToBounds": true, "cornerRadius": 30, "backgroundColor": "silver", "subviews": [
          { "frame": [50, 40, 80, 60], "backgroundColor": "red" }, { "frame": [-10, -10, 40, 40], "backgroundColor": "blue" } ] }
        """,
      html: """
        <div style="left:20px;top:20px;width:100px;height:80px;overflow:hidden;border-radius:30px;background:silver">
        <div style="left:50px;top:40px;width:80px;height:60px;background:red"></div>
        <div style="left:-10px;top:-10px;width:40px;height:40px;background:blue"></div></div>
        """),
    Comparison(
      name: "turned clips nested",
      views: """
        { "frame": [35, 15, 90, 90], "clipsToBounds": true, "backgroundColor": "gainsboro", "transform": "rotate(0.4)", "subviews": [
          { "frame": [20, 20, 90, 60], "clipsToBounds": true, "cornerRadius": 16, "backgroundColor": "purple",
            "transform": "rotate(-0.9)", "subviews": [ { "frame": [30, 30, 80, 20], "backgroundColor": "yellow" } ] } ] }
        """,
      html: """
        <div style="left:35px;top:15px;width:90px;height:90px;overflow:hidden;background:gainsboro;transform:rotate(0.4rad)">
        <div style="left:20px;top:20px;width:90px;height:60px;overflow:hidden;border-radius:16px;background:purple;
        transform:rotate(-0.9rad)"><div style="left:30px;top:30px;width:80px;height:20px;background:yellow"></div></div></div>
        """),
    Comparison(
      name: "z order",
      views: """
        { "frame": [20, 20, 60, 60], "backgroundColor": "red", "zPosition": 2 },
        { "frame": [50, 40, 60, 60], "backgroundColor": "green", "zPosition": 1 },
        { "frame": [80, 10, 60, 60], "backgroundColor": "blue" }
        """,
      html: """
        <div style="left:20px;top:20px;width:60px;height:60px;background:red;z-index:2"></div>
        <div style="left:50px;top:40px;width:60px;height:60px;background:green;z-index:1"></div>
        <div style="left:80px;top:10px;width:60px;height:60px;background:blue;z-index:0"></div>
        """),
    Comparison(
      name: "card",
      views: """
        { "frame": [15, 15, 130, 90], "backgroundColor": "#f2f2f7" },
        { "frame": [30, 28, 100, 64], "backgroundColor": "white", "cornerRadius": 14,
          "shadow": { "opacity": 0.25, "offset": [0, 3], "radius": 5 }, "subviews": [
          { "frame": [10, 10, 30, 30], "backgroundColor": "tomato", "cornerRadius": 15 },
          { "frame": [48, 10, 50, 20], "text": "Hero", "font": { "size": 15 } },
          { "frame": [10, 48, 80, 6], "backgroundColor": "gainsboro", "cornerRadius": 3 } ] }
        """,
      html: """
        <div style="left:15px;top:15px;width:130px;height:90px;background:#f2f2f7"></div>
        <div style="left:30px;top:28px;width:100px;height:64px;background:white;border-radius:14px;box-shadow:0 3px 10px #00000040">
        <div style="left:10px;top:10px;width:30px;height:30px;background:tomato;border-radius:50%"></div>
        <div style="left:48px;top:10px;width:50px;height:20px;font:15px/20px Inter">Hero</div>
        <div style="left:10px;top:48px;width:80px;height:6px;background:gainsboro;border-radius:3px"></div></div>
        """,
      mask: [Rect(x: 76, y: 36, width: 54, height: 24)]),
  ]
}
