import * as z from 'zod/mini'
import { kinds, most } from '#shared/documents.ts'
import { lengthOf, type Text, written } from '#shared/text.ts'
import { contentShape } from '../http/document-shape.ts'
import { may, needs } from '../http/rules.ts'
import { checksShape, leftNames } from './shown.ts'

const line = (longest: number) =>
  z.string().check(
    z.maxLength(2 * longest, { abort: true }),
    z.refine(text => lengthOf(text) <= longest && !/[\p{Cc}\p{Cf}]/u.test(text.replaceAll(/[\u200c\u200d]/g, ''))),
  )
const sentence = (longest: number): Text => ({
  de: `Eine Zeile mit höchstens ${written(longest, 'de')} Zeichen.`,
  en: `A line of at most ${written(longest, 'en')} characters.`,
})
const kindsOf: Text = { de: `Möglich sind ${kinds.join(', ')}.`, en: `Possible values: ${kinds.join(', ')}.` }

/** A label as it is kept: without spaces around it. */
export const label = needs(line(most.label).check(z.trim(), z.minLength(1)), sentence(most.label))

const title = may(line(most.title), sentence(most.title))
const content = may(contentShape, {
  de: 'Der Text als JSON von ProseMirror, wie ihn ein Dokument hat.',
  en: 'The text as ProseMirror’s JSON, as a document has it.',
})
const content_text = may(z.string(), { de: 'Der Text als HTML.', en: 'The text as HTML; left out where `content` is.' })
const language = may(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)), {
  de: 'Eine Sprache wie de oder en-GB.',
  en: 'A language such as de or en-GB.',
})
const labels = may(z.array(label.accepts).check(z.maxLength(most.labels)), {
  de: `Höchstens ${most.labels} Etiketten, jedes mit höchstens ${most.label} Zeichen.`,
  en: `At most ${most.labels} labels of at most ${most.label} characters.`,
})
const kind = may(z.enum(kinds), kindsOf)
const id = z.string().check(z.maxLength(100))
const revision = needs(z.int().check(z.gte(1)), {
  de: 'Die Nummer des Standes, der ersetzt wird.',
  en: 'The number of the state that is replaced.',
})

const by = may(z.enum(['hand', 'ai']), {
  de: 'Möglich sind hand und ai, wenn eine KI etwas geändert hat.',
  en: 'Possible values: hand, and ai where a model has changed it.',
})

const given = may(title.accepts, {
  de: `Der Titel, mit dem es kam, höchstens ${written(most.title, 'de')} Zeichen: Er steht nicht als Zeile über dem Text.`,
  en: `The title that it came with, at most ${written(most.title, 'en')} characters: no line above the text.`,
})

/** What a new document is made of. */
export const forNew = {
  titel_text: title,
  given,
  ...{ content, content_text, labels, language, kind, by },
  copy: may(id, {
    de: 'Die Kennung eines Dokuments oder einer Vorlage, deren Text es hat.',
    en: 'The id of a document or a template whose text it has.',
  }),
  origin: may(
    z.object({
      ...{ run: z.optional(id), engine: z.optional(id), document: z.optional(id) },
      variant: z.optional(z.int().check(z.gte(1), z.lte(100))),
    }),
    {
      de: 'Woraus es entstand: die Kennungen eines Textes oder Dokuments, die Nummer einer Variante, der Name eines Werkzeugs.',
      en: 'What it was made of: ids of a `run` and a `document`, the number of a `variant`, the name of an `engine`.',
    },
  ),
}

/** What takes the place of what a document says. */
export const forSaving = {
  revision,
  titel_text: title,
  ...{ content, content_text, language, by },
  keeps: may(z.boolean(), {
    de: 'Ob das Ersetzte auf jeden Fall eine Fassung wird, auch wenn eben erst gespeichert wurde; ist dafür kein Platz, wird nichts gespeichert.',
    en: 'Whether what is replaced becomes a version in any case, even where it was saved a moment ago; without room for it nothing is saved.',
  }),
}

/** What is kept as a version beside what a document says. */
export const forKeeping = { titel_text: title, ...{ content, content_text, by } }

const checks = may(checksShape, {
  de: `Suchbegriff (${most.keyphrase} Zeichen), Beschreibung (${most.description}), Website (${most.site}) und belassene Hinweise.`,
  en: `Keyphrase (${most.keyphrase} characters), description (${most.description}), site (${most.site}) and remarks left alone.`,
})

const leave = may(leftNames, {
  de: `Namen von Hinweisen (je höchstens ${most.leftName} Zeichen), die von nun an auch belassen werden.`,
  en: `Names of remarks (at most ${most.leftName} characters each) that are left alone from now on, too.`,
})

/** What can be changed of a document without its text; of `checks`, what is left out stays. */
export const forSorting = { titel_text: title, labels, kind, language, checks, leave }

/** What is gone back to, in place of what. */
export const forGoingBack = { revision }

/** What a label is called from now on. */
export const forRelabelling = { label, to: may(z.nullable(label.accepts), sentence(most.label)) }

/** What may stand in the address of documents. */
export const forListing = {
  kind,
  label: may(label.accepts, sentence(most.label)),
  run: may(id.check(z.describe('Those made of this text.')), {
    de: 'Die Kennung eines Textes.',
    en: 'The id of a text.',
  }),
  document: may(id.check(z.describe('Those that a tool made of this document.')), {
    de: 'Die Kennung eines Dokuments.',
    en: 'The id of a document.',
  }),
  sort: may(z.enum(['changed', 'title']), {
    de: 'Möglich sind changed und title.',
    en: 'Possible values: changed, title.',
  }),
}
