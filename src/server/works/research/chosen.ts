import * as z from 'zod/mini'
import { draftIn } from '#shared/article.ts'
import type { Values } from '#shared/fields.ts'
import { mostChosen, type Source, sourceIn } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'
import { may } from '../../http/rules.ts'
import { sameAddress } from '../../search/settle.ts'

const otherwise: Text = {
  de: `Höchstens ${mostChosen} Quellen: Adressen von Seiten, eigene Dateien („/files/…“) oder eigene Dokumente („/documents/…“).`,
  en: `At most ${mostChosen} sources: addresses of pages, your own files (“/files/…”) or documents (“/documents/…”).`,
}

/** What a call takes besides its form where it is researched: the sources it is to be written from. */
export const chosenRule = may(
  z
    .array(z.string().check(z.refine(address => sourceIn(address) !== undefined)))
    .check(z.minLength(1), z.maxLength(mostChosen)),
  otherwise,
)

/** The name of the step that keeps them. */
const step = 'chosen'

/** The sources that were chosen, as a step that is finished. */
export const chosenStep = (addresses: readonly string[]) => ({ [step]: JSON.stringify(addresses) })

/** The sources that a run is to be written from, as they were named; undefined where nobody has chosen yet. */
export const chosenIn = (steps: Readonly<Record<string, string>>): readonly string[] | undefined => {
  const kept = steps[step]
  return kept === undefined ? undefined : z.array(z.string()).parse(JSON.parse(kept))
}

/** The searches that were away when the sources were found, as a step. */
export const awayStep = (names: readonly string[] | undefined) => (names?.length ? { away: JSON.stringify(names) } : {})

/** The searches that were away before somebody chose. */
export const awayIn = (steps: Readonly<Record<string, string>>): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(steps.away ?? '[]'))

/** An article that somebody has begun: what stands there may name chosen sources, and is never searched for. */
export const isBegun = ({ by, values }: { readonly by: string; readonly values: Values }) =>
  (by === 'article' || by === 'assembled') && !!draftIn(String(values.content ?? ''))

/** Whether this is what somebody has named. */
export const isNamed = (named: string) => {
  const leads = sourceIn(named)
  return ({ kind, address }: Pick<Source, 'kind' | 'address'>) =>
    kind === 'page'
      ? leads !== undefined && 'page' in leads && sameAddress(leads.page ?? '') === sameAddress(address)
      : address === named
}
