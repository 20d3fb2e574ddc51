import sharp, { type Sharp } from 'sharp'
import type { Box } from '../texts/box.ts'
import { givenIn, type Marked, surroundings } from './area.ts'
import type { Given, MadePart, Operation } from './operation.ts'
import { areaIn } from './painted-area.ts'

/** The longest side of a picture that a painter is handed, and of each of several. */
const [longest, longestOfSeveral] = [2048, 1536]

const greys = ({ width, height, area }: Marked) => sharp(area, { raw: { width, height, channels: 1 } })

const asPart = async (name: string, picture: Sharp): Promise<MadePart> => {
  const { data, info } = await picture.png().toBuffer({ resolveWithObject: true })
  return { name, type: 'image/png', bytes: data, width: info.width, height: info.height }
}

const bounded = (picture: Sharp, side = longest) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

const plain = ({ picture }: Given, side: number) =>
  bounded(picture.flatten({ background: '#ffffff' }).removeAlpha(), side)

const cutOut = (picture: Sharp, box: Box) => picture.extract(box)

/**
 * A picture as painters are handed it: upright, opaque, bounded, and nothing of what stood in its file. Where an area
 * of it is to change, the part around that, the area in black and white, and as it is mixed in afterwards. Several are
 * handed one after the other, as they are.
 */
export const handed: Operation = async function* ({ given, begins = {} }) {
  const picture = givenIn(given, begins.from ?? '')
  const all = given.filter(({ field }) => field === begins.from)
  if (all.length > 1) {
    for (const [at, one] of all.entries()) yield await asPart(`picture ${at + 1}`, plain(one, longestOfSeveral))
    return
  }
  const marked = await areaIn(picture, given, begins)
  if (!marked) {
    yield await asPart('picture', plain(picture, longest))
    return
  }
  const { width, height, colours } = marked
  const box = surroundings(marked)
  const part = await cutOut(sharp(colours, { raw: { width, height, channels: 3 } }), box)
    .png()
    .toBuffer()
  yield await asPart('picture', bounded(sharp(part)))
  const within = await cutOut(greys(marked).threshold(1), box).png().toBuffer()
  yield await asPart('area', bounded(sharp(within)).extractChannel(0).threshold(128).toColourspace('b-w'))
  yield await asPart('mixed', greys(marked).toColourspace('b-w'))
}
