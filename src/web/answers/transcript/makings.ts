import type { Slug } from '#catalogue/index.ts'
import type { Text } from '#shared/text.ts'

/** A tool that makes something of a text: where the text goes, and what that is called. */
export type Making = {
  readonly slug: Slug
  readonly call: string
  /** The field in which the text goes. */
  readonly field: string
  readonly name: Text
  /** What else is filled in, in the language of the interface. */
  readonly also?: Readonly<Record<string, Text>>
}

/** What other tools make of what is said in a recording. */
export const makings: readonly Making[] = [
  {
    ...{ slug: 'freestyle_engine', call: 'freestyle', field: 'thema' },
    name: { de: 'Protokoll', en: 'Minutes' },
    also: {
      art: {
        de: 'Protokoll: was besprochen und beschlossen wurde, wer was tut',
        en: 'Minutes with topics, decisions and tasks',
      },
    },
  },
  {
    ...{ slug: 'summarize_simplify', call: 'summarize', field: 'content' },
    name: { de: 'Zusammenfassung', en: 'Summary' },
  },
  {
    ...{ slug: 'bullet_points', call: 'bullet_points', field: 'content' },
    name: { de: 'Stichpunkte', en: 'Key points' },
  },
  {
    ...{ slug: 'linkedin_post', call: 'generate_linkedin_post', field: 'content' },
    name: { de: 'LinkedIn-Beitrag', en: 'LinkedIn post' },
  },
]
