// What each transition does with a view: a card for each.
import { button, el, seconds, short, words } from "./dom.js"
import { goToTime } from "./transport.js"
import { state } from "./state.js"
import { select } from "./views.js"

/// The cards of a view's plans.
export function plans(view) {
  if (view.plans.length === 0) return [el("p.soft", { text: "No transition shows its screen." })]
  return view.plans.map(plan => {
    const keys = [...new Set([...Object.keys(plan.from ?? {}), ...Object.keys(plan.to ?? {})])]
    return el("article.card", {},
      el("header", {},
        button(title(plan), () => goToTime(plan.start + (plan.delay ?? 0)), { class: "link", title: "Go to its start" }),
        isShort(plan) ? el("span.state", { "data-state": plan.state, text: plan.state }) : null),
      isShort(plan) ? null : el("p.soft", { text: plan.state }),
      plan.partner ? el("p.soft", {}, "with ", button(plan.partner, () => select(plan.partner), { class: "link" })) : null,
      plan.duration === undefined ? null : el("dl.times", {}, fact("delay", time(plan.delay)), fact("duration", time(plan.duration)), fact("timing", words(plan.timing))),
      keys.length > 0 ? el("table.changes", {}, el("tbody", {}, keys.map(key => el("tr", {},
        el("th", { scope: "row", text: key }), el("td", { text: words(plan.from?.[key]) }), el("td.arrow", { "aria-label": "to", text: "→" }),
        el("td", { text: words(plan.to?.[key]) }))))) : null,
      plan.rules?.length > 0 ? el("details.rules", {}, el("summary", { text: "Why so" }), el("ul", {}, plan.rules.map(rule =>
        el("li", {}, el("b", { text: rule.rule }), ` ${rule.text}`)))) : null)
  })
}

/// Whether what a view does is a word, or a sentence.
const isShort = plan => plan.state.length < 20
const fact = (name, value) => el("div", {}, el("dt", { text: name }), el("dd", { text: value }))
const time = value => typeof value === "number" ? `${short(value)} s` : words(value)

function title(plan) {
  const step = state.shown?.steps?.find(step => step.index === plan.step)
  const name = step?.name ?? `step ${plan.step}`
  return `${name}, ${seconds(plan.start)}`
}
