import { keep, recall } from '../ui/tab-storage.ts'
import type { ToOpen } from './opening.ts'

type Begun = { readonly person: string; readonly page: string; readonly id: string; readonly load: number }

const name = 'begun document'
const signOf = ({ run, variant, bookmark, engine }: ToOpen) => JSON.stringify([run, variant, bookmark, engine])

/** This page was asked for once more, at the address it has. */
const isReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some(entry => entry.name === location.href && (entry as PerformanceNavigationTiming).type === 'reload')

/**
 * A document was begun where this is open. A reload on its way asks for the address before, whatever becomes of it
 * meanwhile: so this tab remembers the document.
 */
export const rememberBegun = (person: string, at: ToOpen, id: string) =>
  keep(name, { person, page: signOf(at), id, load: performance.timeOrigin } satisfies Begun)

/** Nothing is to be opened again. */
export const forgetBegun = () => keep(name, null)

/** The document that the page before began here, where this is that page once more. */
export const begunHere = (person: string, at: ToOpen): string | undefined => {
  const begun = recall(name) as Begun | null
  if (!begun || at.id || begun.person !== person || begun.page !== signOf(at)) return undefined
  return begun.load !== performance.timeOrigin && isReloaded() ? begun.id : undefined
}
