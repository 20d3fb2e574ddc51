import { type Answer, isList, type Shape } from '#shared/answers.ts'

const read = (blob: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The picture could not be read.')))
    reader.readAsDataURL(blob)
  })

/** The picture that an answer is besides its words: a cloud. */
export const pictureOf = ({ view }: Shape, answer: Answer): (() => Promise<string>) | undefined => {
  if (view !== 'cloud' || !isList(answer)) return undefined
  return async () => {
    const [{ laidOutAside }, { frames }, { pngOf }, { sized }] = await Promise.all([
      import('../answers/cloud/aside.ts'),
      import('../answers/cloud/layout.ts'),
      import('../answers/cloud/picture.ts'),
      import('../answers/cloud/sizes.ts'),
    ])
    const words = sized(answer.map(String))
    const { words: placed, frame } = await laidOutAside(words, frames.wide, new AbortController().signal)
    return read(await pngOf(placed, frame, 'white'))
  }
}
