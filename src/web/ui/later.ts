import { type ComponentType, lazy } from 'react'
import { isOutdated, tellLostPart } from './lost-part.ts'

/** Milliseconds before each new try. */
const waits = [500, 2000, 5000, 15_000]

/** A line that is gone takes no page along: what is not here yet comes once it is back. What is outdated never does. */
export const patient = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  for (const wait of waits)
    try {
      return await load()
    } catch (error) {
      if (await isOutdated(error)) throw error
      await new Promise(resolve => setTimeout(resolve, wait))
      if (!navigator.onLine) await new Promise(resolve => addEventListener('online', resolve, { once: true }))
    }
  return load()
}

/** What does not come leaves its place empty, and the page as it is; the frame says so. */
const orTold = (error: unknown) => {
  void tellLostPart(error)
  return new Promise<never>(() => {})
}

/**
 * A part of the page that is not needed to read it: it comes with the first hint that someone wants it. Drawn, it waits
 * for a line that is gone; `load` asks once, and throws; `hint` asks once, and nobody waits for what comes of it.
 */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await patient(load).catch(orTold) })),
    { load, hint: () => void load().catch(() => undefined) },
  )

export type Later<Props> = ReturnType<typeof later<Props>>
