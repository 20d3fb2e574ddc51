/** A picture at one size, while a hole in it is filled: red, green and blue as they are, and where the hole is. */
export type Level = Readonly<{ width: number; height: number; colours: Float32Array; hole: Uint8Array }>

/** The same at half its size; where half of four pixels are in the hole, theirs is. */
export const halved = ({ width, height, colours, hole }: Level): Level => {
  const [w, h] = [width >> 1, height >> 1]
  const half = { width: w, height: h, colours: new Float32Array(w * h * 3), hole: new Uint8Array(w * h) }
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = y * w + x
      let known = 0
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ] as const) {
        const from = (2 * y + down) * width + 2 * x + right
        if (hole[from]) continue
        known++
        for (let part = 0; part < 3; part++)
          half.colours[at * 3 + part] = (half.colours[at * 3 + part] ?? 0) + (colours[from * 3 + part] ?? 0)
      }
      if (known)
        for (let part = 0; part < 3; part++) half.colours[at * 3 + part] = (half.colours[at * 3 + part] ?? 0) / known
      half.hole[at] = known <= 2 ? 1 : 0
    }
  return half
}

/** Fills a hole from its edge inwards with the mean of what is beside: a beginning, smooth and without any pattern. */
export const smear = ({ width, height, colours, hole }: Level): void => {
  const open = Uint8Array.from(hole)
  for (;;) {
    const found: [at: number, red: number, green: number, blue: number][] = []
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (!open[at]) continue
        const sum = [0, 0, 0]
        let beside = 0
        for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
          for (let right = Math.max(0, x - 1); right <= Math.min(width - 1, x + 1); right++) {
            const from = down * width + right
            if (open[from]) continue
            beside++
            for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (colours[from * 3 + part] ?? 0)
          }
        if (beside) found.push([at, (sum[0] ?? 0) / beside, (sum[1] ?? 0) / beside, (sum[2] ?? 0) / beside])
      }
    if (!found.length) return
    for (const [at, ...colour] of found) {
      colours.set(colour, at * 3)
      open[at] = 0
    }
  }
}
