// Paints the film's pictures on a canvas.
const context = screen.getContext("2d")
screen.width = film.width; screen.height = film.height

// Decoded pictures, the ones used last at the end; together not much larger than 24 frames, which is more than one needs.
const decoded = new Map(), kept = 24 * film.width * film.height
let held = 0, drawn = -1
function decode(index) {
  let entry = decoded.get(index)
  if (entry) decoded.delete(index)
  else {
    entry = {}
    const bytes = Uint8Array.from(atob(pictures[index].file), c => c.charCodeAt(0))
    entry.done = createImageBitmap(new Blob([bytes], { type: "image/webp" })).then(bitmap => {
      if (decoded.get(index) !== entry) return bitmap.close()
      entry.bitmap = bitmap
      held += bitmap.width * bitmap.height
      for (const [oldest, gone] of decoded) {
        if (held <= kept) break
        if (!gone.bitmap || oldest === index) continue
        decoded.delete(oldest)
        held -= gone.bitmap.width * gone.bitmap.height
        gone.bitmap.close()
      }
    })
  }
  decoded.set(index, entry)
  return entry
}

// What has to be drawn so that a picture shows, from what shows now or else from a whole one.
function way(index) {
  const parts = []
  while (index !== undefined && index !== drawn) { parts.unshift(index); index = pictures[index].before }
  return parts
}

// Draws a picture as soon as all its parts are decoded, unless another one is wanted by then.
async function paint(index) {
  const wanted = () => frames[current].picture === index
  while (wanted()) {
    const parts = way(index).map(part => [pictures[part], decode(part)])
    if (parts.every(([, entry]) => entry.bitmap)) {
      for (const [{ x, y }, { bitmap }] of parts) {
        context.clearRect(x, y, bitmap.width, bitmap.height)
        context.drawImage(bitmap, x, y)
      }
      drawn = index
      document.body.dataset.drawn = current
      return
    }
    await Promise.all(parts.map(([, entry]) => entry.done))
  }
}
// Makes a picture ready that is painted soon.
const prepare = decode
