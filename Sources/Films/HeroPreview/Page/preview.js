// The page of `herorender preview`: begins its parts.
import { byId, say } from "./dom.js"
import { isUnsaved } from "./edits.js"
import { begin } from "./films.js"
import { beginDevice } from "./device.js"
import { beginExport } from "./export.js"
import { beginGallery } from "./gallery.js"
import { beginGolden } from "./golden.js"
import { beginHandles } from "./handles.js"
import { beginInspector } from "./inspector.js"
import { beginKeyboard } from "./keyboard.js"
import { beginLook } from "./look.js"
import { figures } from "./pictures.js"
import { beginFinger } from "./finger.js"
import { beginFrame } from "./frame.js"
import { beginProblems } from "./problems.js"
import { beginSaveBar } from "./savebar.js"
import { beginStage } from "./stage.js"
import { beginSteps } from "./steps.js"
import { beginTransport } from "./transport.js"
import { beginTree } from "./tree.js"
import { followViews } from "./views.js"
import { beginWhy } from "./why.js"
import { on, state } from "./state.js"

followViews()
beginProblems()
beginTransport()
beginStage()
beginTree()
beginInspector()
beginSteps()
beginSaveBar()
beginFrame()
beginFinger()
beginHandles()
beginWhy()
beginGolden()
beginDevice()
beginLook()
beginGallery()
beginExport()
beginKeyboard()
addEventListener("beforeunload", event => {
  if (isUnsaved()) event.preventDefault()
})
// What a test of the page, or somebody curious, can ask in the console.
globalThis.preview = { state, figures }
on("shown", () => { document.body.dataset.variant = state.shown?.variant ?? "" })
begin().catch(error => {
  byId("connection").dataset.state = "lost"
  say(error.message)
})
