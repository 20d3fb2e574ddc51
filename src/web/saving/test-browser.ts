import { Window } from 'happy-dom'
import { expect, onTestFinished, vi } from 'vitest'
import type { Document } from '#shared/document/schema.ts'
import type { Person, Served } from '#tests/serve.ts'
import { type Begun, type Keeper, openKeeper } from './keeper.ts'
import type { Standing } from './send.ts'

/** A text of one paragraph. */
export const saying = (text: string): Document => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/**
 * As much of a browser as saving asks for: what it keeps, and a line to the server, which can break either way, or say
 * that it takes no more.
 */
export const browserOf = (served: Served, person: Person) => {
  const page = new Window({ url: served.url })
  const line: { is: 'there' | 'away' | 'deaf' | 'full' } = { is: 'there' }
  const asked: { path: string; init: RequestInit }[] = []
  const real = globalThis.fetch
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('localStorage', page.localStorage)
  vi.stubGlobal('sessionStorage', page.sessionStorage)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/')) return real(path, init)
    if (line.is === 'away') throw new TypeError('away')
    if (line.is === 'full') return Response.json({ code: 'storage_reached' }, { status: 413 })
    asked.push({ path, init })
    const headers = new Headers(init.headers)
    headers.set('Cookie', person.cookie ?? '')
    const answer = await real(served.url + path, { ...init, headers })
    if (line.is === 'deaf') throw new TypeError('the answer was lost')
    return answer
  })
  const open = new Set<Keeper>()
  onTestFinished(async () => {
    line.is = 'there'
    const isAtRest = ({ isClean, state }: Keeper) => isClean() || state().state === 'elsewhere'
    for (const { close } of open) close()
    await expect.poll(() => [...open].every(isAtRest)).toBe(true)
    vi.unstubAllGlobals()
    await page.happyDOM.close()
  })
  return {
    page,
    line,
    asked,
    /** What is kept of texts that are not saved yet. */
    kept: () => Object.keys(page.localStorage).filter(name => name.startsWith('federwerk document')),
    /** An editor in a tab, whose text is what was written last. */
    editor(from: Begun, { tab = 'a tab', ...more }: { tab?: string; ai?: boolean } = {}) {
      let standing: Standing = { title: '', content: saying(' ') }
      const read = () => standing
      const keeper = openKeeper({ person: person.id, tab, from, ...more, read, onSaved: () => undefined })
      open.add(keeper)
      const changes = (text: string, byModel = false) => {
        standing = { title: '', content: saying(text) }
        keeper.changed(byModel)
      }
      return {
        keeper,
        async writes(text: string, byModel = false) {
          changes(text, byModel)
          await keeper.save()
        },
        /** Its tab is gone, whatever it had still to do. */
        dies: () => void open.delete(keeper),
        /** Writes, and hides its page at once. */
        leaves(text: string) {
          changes(text)
          page.document.dispatchEvent(new page.Event('visibilitychange'))
        },
      }
    },
  }
}
