import { type ComponentType, lazy } from 'react'

/** Milliseconds before each new try: a part that is away for longer went with an older release, and that is told. */
const waits = [500, 2000, 5000, 15_000]

/** A line that is gone takes no page along: what is not here yet comes once it is back. */
const patient = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const wait of waits)
    try {
      return await load()
    } catch {
      await new Promise(resolve => setTimeout(resolve, wait))
      if (!navigator.onLine) await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    }
  return load()
}

/**
 * A part of the page that is not needed to read it: it comes with the first hint that someone wants it. Drawn, it waits
 * for a line that is gone; `load` asks once, and throws.
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await patient(load) })),
    { load },
  )

export type Later<Props> = ReturnType<typeof later<Props>>
