import type { RunView } from '#server/runs/shown.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { askedOf, isFirst } from '../refine/words.ts'

const words = {
  count: (count: string) => ({ de: `${count} Fassungen`, en: `${count} versions` }),
  last: (asked: string) => ({ de: `zuletzt ${asked}`, en: `last: ${asked}` }),
  found: (asked: string) => ({ de: `gefunden: ${asked}`, en: `found: ${asked}` }),
}

/** A run as it stands for its text in a list. */
export type ListedText = RunView & { readonly versions?: number; readonly newest?: string }

/** The text that a run is a version of. */
export const textOf = ({ _id, origin }: Pick<RunView, '_id' | 'origin'>) => origin ?? _id

/** When a run was last changed. */
export const changedAt = ({ startedAt, endedAt }: Pick<RunView, 'startedAt' | 'endedAt'>) => endedAt ?? startedAt

/** How many versions a text has and how the last one came about, or which one was found; nothing where there is one. */
export const useVersionsLine = () => {
  const t = useText()
  const { number } = useFormats()
  return ({ versions = 1, newest, ...run }: ListedText) => {
    if (versions < 2) return undefined
    const how = newest !== run._id ? words.found : isFirst(run) ? undefined : words.last
    return [t(words.count(number(versions))), how && t(how(askedOf(run, t)))].filter(Boolean).join(' · ')
  }
}
