/** Over how long speed is measured, in milliseconds. */
const window = 5_000

/** How fast bytes come, over the last few seconds. */
export const openSpeed = (now: () => number = () => performance.now()) => {
  let marks: readonly (readonly [at: number, bytes: number])[] = []
  return {
    came(bytes: number) {
      const at = now()
      if (at - (marks.at(-1)?.[0] ?? -Infinity) < 100) return
      marks = [...marks.filter(([before]) => at - before < window), [at, bytes]]
    },
    /** Bytes a second; nothing as long as it cannot be told. */
    perSecond() {
      const [first, last] = [marks[0], marks.at(-1)]
      if (!first || !last || last[0] - first[0] < 500) return undefined
      return Math.round(((last[1] - first[1]) / (last[0] - first[0])) * 1000)
    },
  }
}
