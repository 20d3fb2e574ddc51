import * as z from 'zod/mini'
import { contentShape } from '../http/document-shape.ts'
import { may, needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import { forNew } from '../documents/rules.ts'

const name = z.string().check(z.minLength(1), z.maxLength(100))
const named = needs(name, { de: 'Eine Kennung.', en: 'An id.' })

/** A part of a text, and what a tool is asked with it. */
export const partShape = z.object({ content: contentShape, body: z.record(z.string(), z.unknown()) })

/** What is to be made of a document. */
export const forMaking = {
  source: needs(name, { de: 'Die Kennung des Dokuments.', en: 'The id of the document.' }),
  engine: named,
  call: named,
  language: forNew.language,
  called: needs(z.string().check(z.maxLength(1000)), {
    de: 'Wie es heißt, wenn es selbst keinen Titel hat.',
    en: 'What it is called where it has no title of its own.',
  }),
  without: may(z.enum(['model']), { de: 'Möglich ist model.', en: 'Possible value: model.' }),
  parts: needs(listOf(partShape).check(z.refine(parts => parts.length > 0 && parts.length <= 500)), {
    de: 'Die Teile des Textes, und was mit jedem gefragt wird.',
    en: 'The parts of the text, and what is asked with each.',
  }),
}

/** In which run a part is written. */
export const forRun = {
  part: needs(z.int().check(z.gte(1), z.lte(500)), { de: 'Die Nummer des Teils.', en: 'The number of the part.' }),
  run: named,
}

/** The document that has come of it. */
export const forMade = {
  titel_text: forNew.titel_text,
  language: forNew.language,
  run: named,
  content: needs(contentShape, forNew.content.otherwise),
}
