import type { RunView } from '#server/runs/shown.ts'

type Save = Promise<RunView>

const open = new Map<string, Save>()

/** Remembers, while a save of this version is on its way, what comes of it. */
export const savingOf = (run: string, save: Save): Save => {
  open.set(run, save)
  const end = () => void (open.get(run) === save && open.delete(run))
  save.then(end, end)
  return save
}

/** The version in which what was typed last is being saved, where somebody has left its text meanwhile. */
export const beingSaved = (run: string): Promise<RunView | undefined> | undefined =>
  open.get(run)?.catch(() => undefined)
