import { fileIn } from '#shared/accepts.ts'
import type { Fields, Values } from '#shared/fields.ts'
import { picturesAndPaintingsIn } from '#shared/picture-steps/described.ts'
import { Problem } from '#shared/problems.ts'
import { type NamedSource, namedIn, recordingIn, sourceIn } from '#shared/sources.ts'
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

const soundless: Text = {
  de: 'Das ist keine Aufnahme. Laden Sie eine Tondatei hoch.',
  en: 'This is no recording. Upload a sound file.',
}

/** Refuses a recording that is not there, is another person's, or is none; at its field. */
export const requireRecording = async ({ world, user }: Signed['Variables'], fields: Fields, values: Values) => {
  const named = recordingIn(fields, values)
  if (!named) return
  const file = await world.files.find(user.id, named.file)
  if (file?.seconds !== undefined) return
  throw new Problem('invalid', { fields: { [named.field]: file ? soundless : gone } })
}

const imageless: Text = {
  de: 'Das ist kein Bild. Laden Sie eine Bilddatei hoch.',
  en: 'This is no picture. Upload a picture file.',
}

const unpainted: Text = {
  de: 'Was zuletzt gemalt wurde, gibt es nicht mehr. Öffnen Sie das Bild, und malen Sie den Schritt neu.',
  en: 'What was painted last is no longer there. Open the picture and paint the step anew.',
}

/** Refuses pictures that are not there, are another person's, or are none; at their fields. */
export const requirePictures = async ({ world, user }: Signed['Variables'], fields: Fields, values: Values) => {
  const named = picturesAndPaintingsIn(fields, values)
  const found = await Promise.all(named.map(({ file }) => world.files.find(user.id, file)))
  const wrong = named.flatMap(({ field }, at): [string, Text][] => {
    const file = found[at]
    if (file?.type.startsWith('image/')) return []
    return [[field, file ? imageless : fields[field]?.kind === 'steps' ? unpainted : gone]]
  })
  if (wrong.length) throw new Problem('invalid', { fields: Object.fromEntries(wrong) })
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

/** Refuses sources of one's own that are not there, are another person's, or hold no text. */
export const requireOwn = async (who: Signed['Variables'], addresses: readonly string[]) => {
  const { world, user } = who
  const files = addresses.filter(address => fileIn(address) !== undefined)
  await requireFiles(
    who,
    files.map(address => ({ field: 'sources', kind: 'document', address })),
  )
  for (const address of addresses) {
    const leads = sourceIn(address)
    if (leads && 'document' in leads && leads.document) await world.documents.find(user.id, leads.document)
  }
}
