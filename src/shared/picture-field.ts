import { addressOfFile } from './accepts.ts'
import type { Field, Fields } from './fields.ts'

const isOwn = (field: Field) =>
  'accept' in field &&
  field.accept === 'images' &&
  !field.when &&
  !(field.kind === 'file' && (field.maskOf !== undefined || field.drawnIn !== undefined))

/** The question of a form that a picture of one's own answers: not an area of one, and nothing that is drawn there. */
export const pictureField = (fields: Fields): string | undefined =>
  Object.keys(fields).find(name => {
    const field = fields[name]
    return field !== undefined && isOwn(field)
  })

/**
 * That question answered with the picture in this file, if there is one; a question for several has an address on each
 * line.
 */
export const answeredBy = (fields: Fields, file: string | undefined): Readonly<Record<string, string>> => {
  const name = pictureField(fields)
  const field = name === undefined ? undefined : fields[name]
  if (!name || !field || !file) return {}
  const address = addressOfFile(file)
  return { [name]: field.kind === 'files' ? `${address}\n` : address }
}
