import type { RunView } from '#server/runs/shown.ts'

type Save = Promise<RunView>

const open = new Map<string, Save>()

/** All answers of a run share its id. */
const nameOf = (run: string, variant: number | undefined) => `${run} ${variant}`

/** Remembers, while a save of this version, of several answers of this one, is on its way, what comes of it. */
export const savingOf = (run: string, variant: number | undefined, save: Save): Save => {
  const name = nameOf(run, variant)
  open.set(name, save)
  const end = () => void (open.get(name) === save && open.delete(name))
  save.then(end, end)
  return save
}

/** The version in which what was typed last is being saved, where somebody has left its text in this moment. */
export const beingSaved = async (run: string, variant?: number): Promise<RunView | undefined> => {
  // What is left is saved in the same moment.
  await Promise.resolve()
  return open.get(nameOf(run, variant))?.catch(() => undefined)
}
