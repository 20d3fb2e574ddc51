import type { Values } from '#shared/fields.ts'
import type { PictureExtra } from '#shared/picture-extras.ts'
import type { PictureFacts } from '../jobs.ts'

/** The formats that hold each of them; frames lie below each other, where turning would mix them. */
const holds: Readonly<Partial<Record<PictureExtra, { formats: readonly string[]; turns?: readonly string[] }>>> = {
  animated: { formats: ['gif', 'webp'], turns: ['none', 'mirror'] },
  deep: { formats: ['png', 'tiff'] },
}

/** What stays of a picture that is more than one image of eight bits a colour, by what is done to it. */
export const keptOf = ({ type, extras = [] }: PictureFacts, { format = 'keep', turn = 'none' }: Values) => {
  const target = format === 'keep' ? type.replace('image/', '') : String(format)
  return extras.filter(extra => {
    const { formats = [], turns } = holds[extra] ?? {}
    return formats.includes(target) && (turns?.includes(String(turn)) ?? true)
  })
}
