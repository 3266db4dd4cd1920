import HeroGeometry

extension Comparison {
  private static func photo(_ mode: String, _ css: String, clips: Bool = true) -> Comparison {
    Comparison(
      name: "content mode \(mode)",
      views: """
        { "frame": [20, 20, 120, 80], "backgroundColor": "gainsboro", "image": "photo.png", "contentMode": "\(mode)",
          "clipsToBounds": \(clips) }
        """,
      html: """
        <img src="photo.png" style="left:20px;top:20px;width:120px;height:80px;background:gainsboro;\(css)">
        """)
  }

  /// Images: 60×40 px at one pixel a point.
  static let pictures = [
    Comparison(
      name: "content mode scaleToFill",
      views: #"{ "frame": [20, 10, 70, 100], "image": "photo.png" }"#,
      html: #"<img src="photo.png" style="left:20px;top:10px;width:70px;height:100px;object-fit:fill">"#),
    Comparison(
      name: "content mode scaleAspectFit",
      views:
        #"{ "frame": [20, 10, 70, 100], "image": "photo.png", "contentMode": "scaleAspectFit", "backgroundColor": "gainsboro" }"#,
      html:
        #"<img src="photo.png" style="left:20px;top:10px;width:70px;height:100px;object-fit:contain;background:gainsboro">"#
    ),
    Comparison(
      name: "content mode scaleAspectFill",
      views: """
        { "frame": [40, 10, 60, 100], "image": "photo.png", "contentMode": "scaleAspectFill", "clipsToBounds": true, "cornerRadius": 20 }
        """,
      html:
        #"<img src="photo.png" style="left:40px;top:10px;width:60px;height:100px;object-fit:cover;border-radius:20px">"#
    ),
    photo("center", "object-fit:none"),
    photo("topLeft", "object-fit:none;object-position:0 0"),
    photo("bottomRight", "object-fit:none;object-position:100% 100%"),
    photo("right", "object-fit:none;object-position:100% 50%"),
    photo("top", "object-fit:none;object-position:50% 0"),
    Comparison(
      name: "nearest magnification",
      views: #"{ "frame": [20, 10, 120, 100], "image": "photo.png", "magnificationFilter": "nearest" }"#,
      html: #"<img src="photo.png" style="left:20px;top:10px;width:120px;height:100px;image-rendering:pixelated">"#),
    Comparison(
      name: "image drawn smaller", views: #"{ "frame": [60, 50, 15, 10], "image": "photo.png" }"#,
      html: #"<img src="photo.png" style="left:60px;top:50px;width:15px;height:10px">"#),
    Comparison(
      name: "contentsRect",
      views: #"{ "frame": [20, 20, 120, 80], "image": "photo.png", "contentsRect": [0.25, 0.25, 0.5, 0.5] }"#,
      html: """
        <div style="left:20px;top:20px;width:120px;height:80px;background:url(photo.png) -60px -40px/240px 160px"></div>
        """),
    Comparison(
      name: "template image",
      views: #"{ "frame": [40, 20, 80, 80], "image": "badge.png", "template": true, "tintColor": "deeppink" }"#,
      html: """
        <div style="left:40px;top:20px;width:80px;height:80px;background:deeppink;mask:url(badge.png) 0 0/100% 100%;
        mask-mode:alpha"></div>
        """),
    Comparison(
      name: "image in perspective",
      views:
        #"{ "frame": [20, 20, 120, 80], "image": "photo.png", "transform": "perspective(250) rotate(0.5, 0.6, 0)" }"#,
      html: """
        <img src="photo.png" style="left:20px;top:20px;width:120px;height:80px;transform:perspective(250px) rotateX(.5rad) rotateY(.6rad)">
        """),
  ]

  private static func path(_ name: String, _ path: String, _ keys: String, _ css: String) -> Comparison {
    Comparison(
      name: name, views: #"{ "type": "shape", "frame": [20, 10, 120, 100], "path": "\#(path)", \#(keys) }"#,
      html: """
        <svg style="left:20px;top:10px;overflow:visible" width="120" height="100"><path d="\(path)" style="\(css)"/></svg>
        """)
  }

  /// Shapes against SVG.
  static let paths = [
    path(
      "even-odd fill", "M60 0L95 95L5 35H115L25 95Z", #""fillColor": "darkorange", "fillRule": "even-odd""#,
      "fill:darkorange;fill-rule:evenodd"),
    path(
      "non-zero fill with stroke", "M60 5L95 95L5 35H115L25 95Z",
      #""fillColor": "darkorange", "strokeColor": "navy", "lineWidth": 3"#,
      "fill:darkorange;stroke:navy;stroke-width:3;stroke-miterlimit:10"),
    path(
      "round caps and joins", "M15 85L40 15L65 85L90 15",
      #""fillColor": "clear", "strokeColor": "green", "lineWidth": 14, "lineCap": "round", "lineJoin": "round""#,
      "fill:none;stroke:green;stroke-width:14;stroke-linecap:round;stroke-linejoin:round"),
    path(
      "square caps and bevels", "M20 85L45 20L70 85L95 20",
      #""fillColor": "clear", "strokeColor": "green", "lineWidth": 14, "lineCap": "square", "lineJoin": "bevel""#,
      "fill:none;stroke:green;stroke-width:14;stroke-linecap:square;stroke-linejoin:bevel"),
    path(
      "dashes on curves", "M10 60C30 -20 90 -20 110 60S60 120 20 90",
      #""fillColor": "clear", "strokeColor": "purple", "lineWidth": 6, "lineDashPattern": [12, 5, 3, 5]"#,
      "fill:none;stroke:purple;stroke-width:6;stroke-dasharray:12 5 3 5"),
    Comparison(
      name: "trimmed stroke",
      views: """
        { "type": "shape", "frame": [30, 10, 100, 100], "path": "M50 10A40 40 0 1 1 49.99 10Z", "fillColor": "clear",
          "strokeColor": "crimson", "lineWidth": 10, "lineCap": "round", "strokeStart": 0.1, "strokeEnd": 0.65 }
        """,
      html: """
        <svg style="left:30px;top:10px" width="100" height="100"><path d="M50 10A40 40 0 1 1 49.99 10Z" pathLength="100"
        style="fill:none;stroke:crimson;stroke-width:10;stroke-linecap:round;stroke-dasharray:55 100;stroke-dashoffset:-10"/></svg>
        """),
  ]

  /// Stripes and a disc under an effect that lies well inside them: how pixels beyond its bounds count differs by renderer.
  private static let groundViews = """
    { "frame": [0, 0, 160, 120], "backgroundColor": "#f0e0c0" }, { "frame": [0, 0, 40, 120], "backgroundColor": "#3060c0" },
    { "frame": [60, 35, 50, 50], "backgroundColor": "crimson", "cornerRadius": 25 }
    """
  private static let groundHTML = """
    <div style="width:160px;height:120px;background:#f0e0c0"></div><div style="width:40px;height:120px;background:#3060c0"></div>
    <div style="left:60px;top:35px;width:50px;height:50px;background:crimson;border-radius:50%"></div>
    """

  /// Backdrops.
  static let effects = [
    Comparison(
      name: "backdrop blur",
      views: groundViews + #", { "type": "visualEffect", "frame": [10, 10, 140, 100], "effect": { "blurRadius": 6 } }"#,
      html: groundHTML + #"<div style="left:10px;top:10px;width:140px;height:100px;backdrop-filter:blur(6px)"></div>"#),
    Comparison(
      name: "backdrop saturated and tinted",
      views: groundViews + """
        , { "type": "visualEffect", "frame": [10, 10, 140, 100], "cornerRadius": 18,
            "effect": { "blurRadius": 4, "saturation": 1.8, "tint": "#ffffff4d" } }
        """,
      html: groundHTML + """
        <div style="left:10px;top:10px;width:140px;height:100px;border-radius:18px;background:#ffffff4d;
        backdrop-filter:blur(4px) saturate(1.8)"></div>
        """),
    Comparison(
      name: "backdrop with content",
      views: groundViews + """
        , { "type": "visualEffect", "frame": [10, 10, 140, 100], "effect": { "blurRadius": 5, "tint": "#00000080" }, "subviews": [
            { "frame": [20, 30, 40, 40], "backgroundColor": "white", "cornerRadius": 10 } ] }
        """,
      html: groundHTML + """
        <div style="left:10px;top:10px;width:140px;height:100px;background:#00000080;backdrop-filter:blur(5px)">
        <div style="left:20px;top:30px;width:40px;height:40px;background:white;border-radius:10px"></div></div>
        """),
  ]
}
