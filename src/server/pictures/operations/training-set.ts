import { zipped } from '../zipped.ts'
import type { MadePart, Operation } from './operation.ts'
import { saved } from './saved.ts'

/** Services train at a thousand pixels; what is larger is only longer underway. */
const longest = 1536

/** Pictures as services that train want them: JPEG of a bounded size, each with its caption in a text beside it. */
export const trainingSet: Operation = async function* ({ given, values, recipe }) {
  const captions = Array.isArray(values.captions) ? values.captions : []
  const files: MadePart[] = []
  for (const [at, { picture }] of given.entries()) {
    const name = String(at + 1).padStart(2, '0')
    const sized = picture.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    files.push(await saved(sized, { name, format: 'jpeg', quality: 92, recipe }))
    const caption = new TextEncoder().encode(String(captions[at] ?? ''))
    files.push({ name: `${name}.txt`, type: 'text/plain', bytes: caption })
  }
  yield await zipped('pictures.zip', files)
}
