import { fileIn } from '#shared/accepts.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'
import { type NamedSource, namedIn } from '#shared/sources.ts'
import type { Text } from '#shared/text.ts'
import type { Signed } from '../world.ts'

const gone: Text = {
  de: 'Diese Datei gibt es nicht mehr. Laden Sie sie noch einmal hoch.',
  en: 'This file is no longer there. Upload it again.',
}
const wordless: Text = {
  de: 'Aus dieser Datei wurde kein Text gelesen. Laden Sie eine andere hoch.',
  en: 'No text was read from this file. Upload another one.',
}

/** The documents that a filled-in form names. */
export const documentsIn = (fields: Fields, values: Values) =>
  namedIn(fields, values).filter(({ kind }) => kind === 'document')

/** Refuses files that are not there, or are another person's, and those without a text; at their fields. */
export const requireFiles = async ({ world, user }: Signed['Variables'], documents: readonly NamedSource[]) => {
  const found = await Promise.all(documents.map(({ address }) => world.files.find(user.id, fileIn(address) ?? '')))
  const wrong = documents.flatMap(({ field }, at): [string, Text][] => {
    const file = found[at]
    if (file?.text) return []
    return [[field, file ? wordless : gone]]
  })
  if (wrong.length) throw new Problem('invalid', { fields: Object.fromEntries(wrong) })
}
