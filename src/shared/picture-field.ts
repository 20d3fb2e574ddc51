import { addressOfFile } from './accepts.ts'
import type { Field, Fields } from './fields.ts'

/** The first of the models that a question waits for, where it waits for nothing else. */
const modelFor = ({ when }: Field) => (when?.field === 'model' && !when.and ? when.among?.[0] : undefined)

const isOwn = (field: Field) =>
  'accept' in field &&
  field.accept === 'images' &&
  (!field.when || modelFor(field) !== undefined) &&
  !(field.kind === 'file' && (field.maskOf !== undefined || field.drawnIn !== undefined))

/** The question of a form that a picture of one's own answers: not an area of one, and nothing that is drawn there. */
export const pictureField = (fields: Fields): string | undefined =>
  Object.keys(fields).find(name => {
    const field = fields[name]
    return field !== undefined && isOwn(field)
  })

/**
 * That question answered with the picture in this file, if there is one, together with a model that can be asked it; a
 * question for several has an address on each line.
 */
export const answeredBy = (fields: Fields, file: string | undefined): Readonly<Record<string, string>> => {
  const name = pictureField(fields)
  const field = name === undefined ? undefined : fields[name]
  if (!name || !field || !file) return {}
  const address = addressOfFile(file)
  const model = modelFor(field)
  return {
    [name]: field.kind === 'files' ? `${address}\n` : address,
    ...(typeof model === 'string' && { model }),
  }
}
