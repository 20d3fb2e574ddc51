import { setTimeout as pause } from 'node:timers/promises'
import { asProblem, Problem } from '#shared/problems.ts'
import { sourceFrom } from '../works/read.ts'
import type { World } from '../world.ts'

/** So many pages are read anew at a time; between two of them others are served, here and where they lie. */
const atOnce = 5
const between = 1000

const signIn = /(?:^|[/_.-])(?:log-?in|sign-?in|wp-login|anmeld(?:en|ung)|einloggen|sso)(?:[/_.-]|$)/i

/** A page that leads elsewhere to sign in is not the page that was named. */
const asksToSignIn = (named: string, found: string) => {
  const [before, after] = [URL.parse(named), URL.parse(found)]
  const pathOf = (url: URL | null) => `${url?.host}${url?.pathname}`
  return pathOf(before) !== pathOf(after) && signIn.test(pathOf(after)) && !signIn.test(pathOf(before))
}

/** Reads a page to be kept, whoever it is open to. Throws `page_unreadable` or `unavailable`. */
export const readToKeep = async ({ readPage, now }: World, named: string, signal?: AbortSignal) => {
  const { address, title, text, ...reading } = await readPage(named, signal)
  if (asksToSignIn(named, address)) throw new Problem('page_unreadable')
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
    if (code !== 'page_unreadable' && code !== 'unavailable') throw error
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
