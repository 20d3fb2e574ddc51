import type { FileView } from '#server/files/views.ts'
import type { Credit } from '#shared/credit.ts'
import { keepForText } from '../data/files.ts'

/**
 * A picture as it comes into a text: where it lies, what it shows as far as that is known, whom to name, and whether a
 * model has made it for the text.
 */
export type Taken = Readonly<{ src: string; alt: string; credit: Credit; byModel?: true }>

/** A document holds the files that it has; an article is a run, and has copies that are its own. */
export type Place = 'document' | 'article'

/** What Word knows, is light enough for a page, and was made here: what was brought may say where it was taken. */
const fits = ({ type, bytes, made }: FileView) => made && /^image\/(?:png|jpeg)$/.test(type) && bytes <= 2_000_000

/** A picture of one's own as a text of this place has it. Throws what the server says is wrong. */
export const takenInto = async (place: Place, file: FileView, alt = ''): Promise<Taken> => {
  const isThere = place === 'document' && fits(file)
  const src = isThere ? file.address : (await keepForText(file._id)).response
  return { src, alt, credit: file.credit ?? { author: '' } }
}
