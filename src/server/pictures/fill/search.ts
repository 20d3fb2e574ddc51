import type { Level } from './level.ts'
import { difference, type Patches, reach } from './patches.ts'

/** Which whole patch each patch at the hole is most like, and how unlike it still is. */
export type Matches = { readonly of: Int32Array; readonly cost: Float32Array }

/**
 * Finds better matches: what a neighbour has found, moved along with it, and places by chance in ever smaller circles
 * (Barnes and others, PatchMatch, 2009).
 */
export const improve = (level: Level, patches: Patches, { of, cost }: Matches, chance: () => number): void => {
  const { width, height } = level
  const { targets, whole, isTarget, sure } = patches
  for (const target of targets) cost[target] = difference(level, sure, target, of[target] ?? 0, Infinity)
  const attempt = (target: number, source: number) => {
    if (source === of[target] || !whole[source]) return
    const found = difference(level, sure, target, source, cost[target] ?? 0)
    if (found >= (cost[target] ?? 0)) return
    cost[target] = found
    of[target] = source
  }
  for (const way of [1, -1] as const)
    for (let nth = 0; nth < targets.length; nth++) {
      const target = targets[way === 1 ? nth : targets.length - 1 - nth] ?? 0
      for (const step of [way, way * width])
        if (isTarget[target - step]) attempt(target, (of[target - step] ?? 0) + step)
      const [x, y] = [(of[target] ?? 0) % width, Math.floor((of[target] ?? 0) / width)]
      for (let radius = Math.max(width, height); radius >= 1; radius >>= 1) {
        const right = Math.trunc(x + (chance() * 2 - 1) * radius)
        const down = Math.trunc(y + (chance() * 2 - 1) * radius)
        const isWithin = right >= reach && down >= reach && right < width - reach && down < height - reach
        if (isWithin) attempt(target, down * width + right)
      }
    }
}

/** Colours the hole: each pixel is what the matches of all patches over it say, the better ones louder. */
export const vote = (level: Level, { targets, sure }: Patches, { of, cost }: Matches): void => {
  const { width, colours, hole } = level
  const said = new Float32Array(width * level.height * 4)
  const weights = new Float32Array(targets.length)
  for (const [nth, target] of targets.entries()) {
    let over = 0
    for (let down = -reach; down <= reach; down++)
      for (let across = -reach; across <= reach; across++) over += sure[target + down * width + across] ?? 0
    weights[nth] = (cost[target] ?? 0) / over
  }
  const usual = Math.max(20, Float32Array.from(weights).sort()[Math.floor(weights.length * 0.75)] ?? 0)
  for (const [nth, target] of targets.entries()) {
    const weight = (Math.exp(-(weights[nth] ?? 0) / (usual * 0.6)) + 1e-5) * (sure[target] ?? 0)
    const source = of[target] ?? 0
    for (let down = -reach; down <= reach; down++)
      for (let across = -reach; across <= reach; across++) {
        const at = target + down * width + across
        if (!hole[at]) continue
        const from = (source + down * width + across) * 3
        for (let part = 0; part < 3; part++)
          said[at * 4 + part] = (said[at * 4 + part] ?? 0) + (colours[from + part] ?? 0) * weight
        said[at * 4 + 3] = (said[at * 4 + 3] ?? 0) + weight
      }
  }
  for (let at = 0; at < hole.length; at++) {
    const all = said[at * 4 + 3] ?? 0
    if (hole[at] && all) for (let part = 0; part < 3; part++) colours[at * 3 + part] = (said[at * 4 + part] ?? 0) / all
  }
}
