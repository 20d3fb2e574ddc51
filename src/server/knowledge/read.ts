import { setTimeout as pause } from 'node:timers/promises'
import { asProblem } from '#shared/problems.ts'
import { sourceFrom } from '../works/read.ts'
import type { World } from '../world.ts'

/** So many pages are read anew at a time; between two of them others are served, here and where they lie. */
const atOnce = 5
const between = 1000

/** Reads a page to be kept, whoever it is open to. Throws what `readPage` throws. */
export const readToKeep = async ({ readPage, now }: World, named: string, signal?: AbortSignal) => {
  const { address, title, text, ...reading } = await readPage(named, signal)
  const found = { field: '', kind: 'page' as const, address: named, title: title ?? new URL(address).hostname, text }
  const source = sourceFrom({ ...found, readAt: now().toISOString() }, reading)
  const { field: _, readAt: __, ...kept } = source
  return kept
}

/** Reads a page anew that is kept. Where that fails, what was read before holds, and it is told since when. */
export const readAnew = async (
  world: World,
  { id, address }: { id: string; address: string },
  signal?: AbortSignal,
) => {
  try {
    const { kind: _, address: __, ...read } = await readToKeep(world, address, signal)
    return await world.knowledge.rewrite({ id, ...read })
  } catch (error) {
    const { code } = asProblem(error)
    if (!['page_unreadable', 'page_forbids_programs', 'unavailable'].includes(code)) throw error
    return world.knowledge.fail(id)
  }
}

/** Reads those anew whose day has come. */
export const readDue = async (world: World) => {
  for (;;) {
    const due = await world.knowledge.takeDue(atOnce)
    for (const one of due) {
      await readAnew(world, one)
      await pause(between, undefined, { ref: false })
    }
    if (due.length < atOnce) return
  }
}
