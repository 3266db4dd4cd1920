import HeroGeometry

extension Comparison {
  /// A striped plate, so that a mirrored or badly projected picture shows.
  private static let plateViews = """
    "backgroundColor": "#4060c0", "subviews": [ { "frame": [0, 0, 25, 80], "backgroundColor": "#e0a030" },
      { "frame": [35, 10, 55, 20], "backgroundColor": "white" }, { "frame": [60, 40, 30, 30], "backgroundColor": "crimson",
        "cornerRadius": 15 } ]
    """
  private static let plateHTML = """
    <div style="left:0;top:0;width:25px;height:80px;background:#e0a030"></div>
    <div style="left:35px;top:10px;width:55px;height:20px;background:white"></div>
    <div style="left:60px;top:40px;width:30px;height:30px;background:crimson;border-radius:50%"></div>
    """

  /// The plate under one transform, said in both languages.
  private static func plate(_ name: String, _ transform: String, css: String, more: String = "", style: String = "")
    -> Comparison
  {
    Comparison(
      name: name, views: #"{ "frame": [30, 20, 100, 80], "transform": "\#(transform)", \#(more) \#(plateViews) }"#,
      html: """
        <div style="left:30px;top:20px;width:100px;height:80px;background:#4060c0;transform:\(css);\(style)">\(plateHTML)</div>
        """)
  }

  /// Transforms of every kind.
  static let planes = [
    plate("turned", "rotate(0.35) scale(0.9)", css: "rotate(0.35rad) scale(0.9)"),
    Comparison(
      name: "affine matrix",
      views: #"{ "frame": [30, 20, 100, 80], "transform": [0.8, 0.2, -0.3, 0.7, 5, -4], \#(plateViews) }"#,
      html: """
        <div style="left:30px;top:20px;width:100px;height:80px;background:#4060c0;transform:matrix(.8,.2,-.3,.7,5,-4)">\(plateHTML)</div>
        """),
    plate(
      "anchor point", "rotate(0.3)", css: "rotate(0.3rad)", more: #""anchorPoint": [0, 0],"#,
      style: "transform-origin:0 0"),
    plate("perspective about y", "perspective(220) rotate(0, 0.8, 0)", css: "perspective(220px) rotateY(0.8rad)"),
    plate("perspective about x", "perspective(200) rotate(-0.9, 0, 0)", css: "perspective(200px) rotateX(-0.9rad)"),
    plate(
      "perspective about all axes", "perspective(260) rotate(0.5, 0.6, 0.4)",
      css: "perspective(260px) rotateX(0.5rad) rotateY(0.6rad) rotateZ(0.4rad)"),
    plate(
      "perspective as matrix3d", "perspective(180) translate(10, 5, -60) rotate(0, -0.7, 0)",
      // rotateY(−0.7): cos 0.764842187, sin −0.644217687; translated, then seen from 180.
      css: """
        matrix3d(.764842187,0,.644217687,-.003578987,0,1,0,0,-.644217687,0,.764842187,-.004249123,10,5,-60,1.333333333)
        """),
    plate("back face", "perspective(240) rotate(0, 2.6, 0)", css: "perspective(240px) rotateY(2.6rad)"),
    plate(
      "edges behind the eye", "perspective(45) rotate(0, 1.2, 0)", css: "perspective(45px) rotateY(1.2rad)"),
    Comparison(
      name: "nested perspective",
      views: """
        { "frame": [30, 20, 100, 80], "backgroundColor": "gainsboro", "transform": "perspective(220) rotate(0, 0.6, 0)", "subviews": [
          { "frame": [20, 15, 60, 50], "backgroundColor": "green", "transform": "perspective(150) rotate(0.7, 0, 0)", "subviews": [
            { "frame": [10, 10, 20, 30], "backgroundColor": "white" } ] } ] }
        """,
      html: """
        <div style="left:30px;top:20px;width:100px;height:80px;background:gainsboro;transform:perspective(220px) rotateY(0.6rad)">
        <div style="left:20px;top:15px;width:60px;height:50px;background:green;transform:perspective(150px) rotateX(0.7rad)">
        <div style="left:10px;top:10px;width:20px;height:30px;background:white"></div></div></div>
        """),
    plate(
      "shadow in perspective", "perspective(220) rotate(0.6, 0.5, 0)",
      css: "perspective(220px) rotateX(0.6rad) rotateY(0.5rad)",
      more: #""shadow": { "opacity": 0.6, "offset": [0, 6], "radius": 5 }, "cornerRadius": 10, "#,
      style: "box-shadow:0 6px 10px #00000099;border-radius:10px"),
    plate(
      "opacity in perspective", "perspective(220) rotate(0.6, 0.5, 0)",
      css: "perspective(220px) rotateX(0.6rad) rotateY(0.5rad)",
      more: #""alpha": 0.5,"#, style: "opacity:.5"),
  ]

  /// Gradients; unit points in both, on squares where CSS has angles only.
  static let ramps = [
    Comparison(
      name: "axial gradient",
      views:
        #"{ "type": "gradient", "frame": [10, 10, 140, 100], "colors": ["red", "blue"], "startPoint": [0, 0.5], "endPoint": [1, 0.5] }"#,
      html:
        #"<div style="left:10px;top:10px;width:140px;height:100px;background:linear-gradient(to right,red,blue)"></div>"#
    ),
    Comparison(
      name: "axial gradient with locations",
      views: """
        { "type": "gradient", "frame": [10, 10, 140, 100], "colors": ["gold", "teal", "navy"], "locations": [0.1, 0.3, 0.8],
          "cornerRadius": 20 }
        """,
      html: """
        <div style="left:10px;top:10px;width:140px;height:100px;border-radius:20px;
        background:linear-gradient(gold 10%,teal 30%,navy 80%)"></div>
        """),
    Comparison(
      name: "diagonal gradient",
      views: """
        { "type": "gradient", "frame": [30, 10, 100, 100], "colors": ["white", "crimson", "black"], "startPoint": [0, 0], "endPoint": [1, 1] }
        """,
      html: """
        <div style="left:30px;top:10px;width:100px;height:100px;background:linear-gradient(135deg,white,crimson,black)"></div>
        """),
    Comparison(
      name: "radial gradient",
      views: """
        { "type": "gradient", "gradientType": "radial", "frame": [10, 10, 140, 100], "colors": ["white", "orange", "purple"],
          "locations": [0, 0.4, 1], "startPoint": [0.4, 0.5], "endPoint": [0.9, 0.95] }
        """,
      html: """
        <div style="left:10px;top:10px;width:140px;height:100px;
        background:radial-gradient(70px 45px at 56px 50px,white,orange 40%,purple)"></div>
        """),
    Comparison(
      name: "conic gradient",
      views: """
        { "type": "gradient", "gradientType": "conic", "frame": [30, 10, 100, 100], "colors": ["red", "lime", "blue", "red"],
          "startPoint": [0.5, 0.5], "endPoint": [0.5, 0], "cornerRadius": 50 }
        """,
      html: """
        <div style="left:30px;top:10px;width:100px;height:100px;border-radius:50%;
        background:conic-gradient(red,lime,blue,red)"></div>
        """),
  ]
}
