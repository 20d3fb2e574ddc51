/** How long it is believed that a program does not answer; milliseconds. */
const rest = 60_000

/** Remembers of each model whether it sees: for good once that is known, for a minute where nobody would say. */
export const seers = <Model extends object>(sees: (model: Model) => Promise<boolean>, now = Date.now) => {
  const known = new WeakMap<Model, { answer: Promise<boolean>; until: number }>()
  return (model: Model): Promise<boolean> => {
    const before = known.get(model)
    if (before && now() < before.until) return before.answer
    const entry = { answer: Promise.resolve(false), until: Infinity }
    entry.answer = sees(model).catch(() => {
      entry.until = now() + rest
      return false
    })
    known.set(model, entry)
    return entry.answer
  }
}
