import { markedFile } from './marked-file.ts'
import { flat } from './operations/saved.ts'
import { openPicture } from './read-picture.ts'

/** A picture that is smaller shows nothing; pixels of its longest side. */
const smallest = 100

/**
 * A picture as files have it: JPEG, or PNG where anything is seen through it, with the mark it had; half as large, and
 * half of that, until it takes at most so many bytes. Throws what `openPicture` throws; undefined where it never fits.
 */
export const redrawn = async (path: string, side: number, most: number): Promise<Buffer | undefined> => {
  const { picture, mark } = await openPicture(path)
  const inside = (longest: number) =>
    ({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true }) as const
  const whole = await flat(picture.resize(inside(side)))
  const { isOpaque } = await whole.stats()
  for (let longest = side; longest >= smallest; longest = Math.floor(longest / 2)) {
    const drawn = whole.clone().resize(inside(longest))
    const { bytes } = await markedFile(isOpaque ? drawn.removeAlpha().jpeg({ quality: 85 }) : drawn.png(), mark)
    if (bytes.length <= most) return bytes
  }
  return undefined
}
