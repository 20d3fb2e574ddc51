import { type Field, words } from './fields.ts'
import type { Source } from './sources.ts'

/** How often a page is read anew. */
export const rhythms = ['never', 'weekly', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** A page or a document that somebody keeps, to be laid under texts: as it was read last. */
export type KeptSource = Readonly<
  Pick<Source, 'kind' | 'address' | 'title' | 'words' | 'language' | 'text' | 'cut'> & {
    id: string
    rhythm: Rhythm
    readAt: Date
    /** When it is read anew. */
    dueAt?: Date
    /** Since when it could not be read: what was read before holds. */
    failedAt?: Date
  }
>

/** So many sources a person keeps, and a brand. */
export const mostKept = 30

/** So much of it all is laid under one text; characters. */
export const mostLaid = 8000

/** In a form: the sources that a text is written without; `all` stands for every one. */
export const leavesOut = 'withoutKnowledge'
export const all = 'all'

/** The question that lets one leave sources out; forms ask it in a line of their own, its hint is for programs. */
export const leavingOut: Field = {
  ...words(
    { de: 'Ohne eigenes Wissen', en: 'Without own knowledge' },
    {
      most: 2 * mostKept + 1,
      max: 40,
      hint: {
        de: 'Nummern von Quellen, die diesem Text nicht zugrunde liegen sollen; „all“ für alle.',
        en: 'Ids of sources that this text is to be written without; “all” for every one.',
      },
    },
  ),
  optional: true,
  more: true,
}

/** What a run calls a source that was kept, of several: `knowledge 1`. */
export const knowledgeAt = (at: number) => `knowledge ${at + 1}`
export const isKnowledge = ({ field }: Pick<Source, 'field'>) => /^knowledge \d+$/.test(field)
