import * as z from 'zod/mini'
import { passageMaterial } from '#catalogue/refine.ts'
import { fileIn } from '#shared/accepts.ts'
import { type EditorTool, longestTarget, longestWish } from '#shared/editor.ts'
import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { isBlank, lengthOf, type Text, written } from '#shared/text.ts'
import { filledIn, may, needs } from '../http/rules.ts'

const most = (locale: 'de' | 'en') => written(longestTarget + 1, locale)

const words = {
  inputs: {
    de: 'Ein Objekt mit „highlighted_text“ oder „full_text“.',
    en: 'An object with `highlighted_text` (or `highlightedText`), the text to work on, and `full_text` (or `engine_output`), the text around it or the whole that is worked on; of seo-rewrite, `engine_output` holds the notes. `language` is that of the output. `refDocument`, a file of `POST /api/upload`, belongs to prompt. `live_research` belongs to prompt: pages are searched for and read first, and stand as notes below the answer; off where no search is connected.',
  },
  query: {
    de: `Eine Anweisung mit höchstens ${written(longestWish, 'de')} Zeichen.`,
    en: `An instruction of at most ${written(longestWish, 'en')} characters.`,
  },
  empty: {
    de: 'Schreiben Sie zuerst etwas, dann hilft die KI weiter.',
    en: 'Insert text to use Work with AI',
  },
  long: {
    de: `Der Text hat ${most('de')} Zeichen oder mehr. Markieren Sie einen Abschnitt.`,
    en: `The text is too long (${most('en')} characters or more). Select a portion.`,
  },
  selection: {
    de: `Der markierte Abschnitt ist zu lang: Er hat ${most('de')} Zeichen oder mehr.`,
    en: `The selected text is too long: it has ${most('en')} characters or more.`,
  },
  need: {
    de: 'Geben Sie einen Text ein oder laden Sie eine Datei hoch.',
    en: 'Please enter some text or upload a file.',
  },
  file: { de: 'Laden Sie die Datei zuerst hoch.', en: 'Upload the file first.' },
} satisfies Record<string, Text>

const typed = z.optional(z.nullable(z.string()))
const flag = may(z.nullable(z.union([z.boolean(), z.string()])), { de: 'Ja oder nein.', en: 'Yes or no.' })

/** The body of the calls, as the specification names its keys. */
export const editorBody = {
  inputs: needs(
    z.looseObject({
      language: typed,
      highlighted_text: typed,
      highlightedText: typed,
      full_text: typed,
      engine_output: typed,
      refDocument: typed,
      live_research: z.optional(z.nullable(z.union([z.boolean(), z.string()]))),
    }),
    words.inputs,
  ),
  live_research: flag,
  query: may(z.nullable(z.string().check(z.refine(text => lengthOf(text) <= longestWish))), words.query),
  response_mode: may(z.nullable(z.string()), { de: 'Etwa „streaming“.', en: 'Such as `streaming`; `Accept` decides.' }),
  user: may(z.nullable(z.string()), { de: 'Wird nicht beachtet.', en: 'Accepted, and never believed.' }),
}

const wrong = (field: string, text: Text) => new Problem('invalid', { fields: { [field]: text } })
const isOn = (flag: boolean | string | null | undefined) => flag === true || flag === 'true'
const said = (text: string | null | undefined) => (text && !isBlank(text) ? text : undefined)

/** What stands before and behind a passage in a text; nothing where it does not stand there. */
const around = (passage: string, whole: string | undefined): Values => {
  const at = whole?.indexOf(passage) ?? -1
  if (!whole || at < 0) return {}
  const { before = '', behind = '' } = passageMaterial({
    before: whole.slice(0, at),
    piece: passage,
    rest: whole.slice(at + passage.length),
  })
  return { ...(before && { before }), ...(behind && { behind }) }
}

/**
 * The values of a tool's form, from the body of its call. Throws `invalid` where there is no text to work on, where it
 * has 10,000 characters or more, and where a free prompt says nothing and brings no file.
 */
export const valuesIn = (tool: EditorTool, sent: Readonly<Record<string, unknown>>) => {
  const { inputs, query, live_research } = filledIn(editorBody, sent)
  const passage = said(inputs.highlighted_text) ?? said(inputs.highlightedText)
  const made = said(inputs.engine_output)
  const whole = said(inputs.full_text) ?? (tool === 'seo-rewrite' && passage ? undefined : made)
  const content = passage ?? whole
  const wish = said(query)
  const file = said(inputs.refDocument)
  if (!content && tool !== 'prompt') throw wrong('full_text', words.empty)
  if (content && lengthOf(content.trim()) > longestTarget)
    throw passage ? wrong('highlighted_text', words.selection) : wrong('full_text', words.long)
  if (file !== undefined && fileIn(file) === undefined) throw wrong('refDocument', words.file)
  if (tool === 'prompt' && !wish && !file) throw wrong('query', words.need)
  const hints = tool === 'seo-rewrite' && made !== content ? made : undefined
  const values: Values = {
    ...(content && { content }),
    ...(passage && around(passage, said(inputs.full_text))),
    ...(hints && { hints }),
    ...(tool === 'prompt' && wish && { query: wish }),
    ...(tool === 'alternatives' && wish && { word: wish }),
    ...(tool === 'prompt' && file && { refDocument: file }),
    ...(tool === 'prompt' && (isOn(live_research) || isOn(inputs.live_research)) && { hasResearchData: true }),
  }
  return { values, language: inputs.language }
}
