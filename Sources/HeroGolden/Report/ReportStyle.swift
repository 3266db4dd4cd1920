/// How report pages look, in light and dark.
enum ReportStyle {
  static let css = """
    :root { color-scheme: light dark; --ink: #1c1c1e; --paper: #fff; --soft: #f2f2f7; --line: #d1d1d6; --dim: #6c6c70;
      --bad: #d70015; --good: #248a3d; --warn: #b25000; --accent: #0040dd; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f2f2f7; --paper: #111; --soft: #1c1c1e; --line: #3a3a3c;
      --dim: #aeaeb2; --bad: #ff6961; --good: #30db5b; --warn: #ffb340; --accent: #409cff; } }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/1.45 system-ui, Inter, sans-serif; }
    main { max-width: 1180px; margin: 0 auto; padding: 24px; }
    h1 { font-size: 22px; margin: 8px 0 16px; } h2 { font-size: 16px; margin: 24px 0 8px; }
    summary h2 { display: inline-block; }
    table { border-collapse: collapse; } th, td { text-align: left; padding: 4px 14px 4px 0; vertical-align: top;
      border-bottom: 1px solid var(--line); } th { font-weight: 600; color: var(--dim); white-space: nowrap; }
    td { overflow-wrap: anywhere; }
    #scenes img { max-width: 96px; max-height: 96px; display: block; border: 1px solid var(--line);
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    #scenes small { color: var(--dim); } #scenes td:nth-child(2) { min-width: 12em; }
    .badge { white-space: nowrap; font-size: 12px; font-weight: 700; text-transform: uppercase; letter-spacing: .04em; padding: 2px 8px;
      border-radius: 6px; color: #fff; background: var(--dim); }
    .failed .badge, .invalid .badge { background: #d70015; } .passed .badge { background: #248a3d; }
    .recorded .badge { background: #b25000; }
    .warning, .note, #failures { border-left: 4px solid var(--warn); background: var(--soft); padding: 8px 14px;
      margin: 10px 0; border-radius: 0 8px 8px 0; } .note { border-color: var(--accent); }
    #failures { border-color: var(--bad); } ul { margin: 2px 0; padding-left: 18px; }
    pre { background: var(--soft); padding: 10px 14px; border-radius: 8px; overflow-x: auto; }
    #chart { width: 100%; background: var(--soft); border-radius: 8px; }
    #chart .axis { stroke: var(--line); } #chart .hit { fill: transparent; cursor: pointer; }
    #chart .value { fill: var(--bad); pointer-events: none; } #chart .tolerated .value { fill: var(--warn); }
    #chart .unreadable .value, #chart .unexpected .value, #chart .other-hash .value { fill: var(--dim); }
    #chart .bar.chosen .hit { fill: var(--accent); fill-opacity: .18; }
    #chart line.mark { stroke: var(--ink); stroke-dasharray: 3 3; } #chart text { font-size: 12px; fill: var(--ink); }
    #chart text.scale { fill: var(--dim); }
    .bar-tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 12px 0; }
    .bar-tools input[type=range] { flex: 1; min-width: 160px; }
    button { font: inherit; padding: 4px 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--soft);
      color: inherit; cursor: pointer; } button[aria-pressed=true] { background: var(--accent); color: #fff; }
    #frame-label { font-weight: 600; min-width: 14em; }
    .stage { display: flex; gap: 16px; align-items: flex-start; } figure { margin: 0; flex: 1 1 0; min-width: 0; }
    figcaption { color: var(--dim); margin-bottom: 4px; }
    .stage img { display: block; width: auto; max-width: 100%; max-height: 70vh; border: 1px solid var(--line);
      background: repeating-conic-gradient(#ccc 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
    .stage img.pixelated { image-rendering: pixelated; min-width: min(100%, 220px); }
    .pair { position: relative; display: inline-block; } .pair img + img { position: absolute; inset: 0; }
    .absent { color: var(--dim); padding: 32px 12px; border: 1px dashed var(--line); }
    #owners { margin-top: 16px; width: 100%; } #owners td:first-child { white-space: nowrap; } #split { width: 260px; } [hidden] { display: none !important; }
    """
}
