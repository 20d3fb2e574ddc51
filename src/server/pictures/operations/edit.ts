import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import { applied } from '#shared/picture-steps/apply.ts'
import { lastPainted } from '#shared/picture-steps/described.ts'
import { type FontName, openFonts } from '#shared/picture-steps/lettering.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
import { stepsIn } from '#shared/picture-steps/steps.ts'
import { Problem } from '#shared/problems.ts'
import { stemOf } from '../../files/name.ts'
import { markedFile } from '../marked-file.ts'
import { givenIn } from './area.ts'
import type { Operation, OperationInput, Progress } from './operation.ts'
import { formatOf, saved } from './saved.ts'

const step = { de: 'Führt Schritt für Schritt aus', en: 'Takes step after step' }
const word = { de: 'bearbeitet', en: 'edited' }

const { resolve } = createRequire(import.meta.url)
/** The same files that the browser is given. */
const fonts: Readonly<Record<FontName, string>> = {
  regular: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  signs: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  emoji: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
}
const fontsFor = openFonts(async name => new Uint8Array(await readFile(resolve(fonts[name]))))

/** The bare bytes of a picture, four a pixel. */
const pixelsOf = async (picture: Sharp): Promise<Pixels> => {
  const { data, info } = await picture.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  const bytes = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  return { width: info.width, height: info.height, data: bytes }
}

const nothingPainted = () => Promise.reject(new Problem('image_broken'))

/**
 * The steps that count, taken in their order and at full size. What was painted stands in place of all that was done
 * before it, so that they begin with the last painting there is.
 */
async function* taken({ given, values }: Pick<OperationInput, 'given' | 'values'>): AsyncGenerator<Progress, Sharp> {
  const read = stepsIn(String(values.steps ?? ''))
  if ('wrong' in read) throw new Problem('steps_wrong', { step: read.wrong.step })
  const on = read.steps.filter(({ off }) => !off)
  const begins = lastPainted(on, String(values.picture ?? ''))
  const { picture } = givenIn(given, begins < 0 ? 'picture' : 'steps')
  const { hasAlpha } = await picture.metadata()
  let pixels = await pixelsOf(picture)
  const steps = on.slice(begins + 1)
  for (const [at, one] of steps.entries()) {
    yield { step, at, of: steps.length }
    pixels = (await applied(pixels, one, { fontsFor, paintedAt: nothingPainted })).pixels
  }
  const { width, height } = pixels
  const bytes = Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length)
  const whole = sharp(bytes, { raw: { width, height, channels: 4 } })
  return hasAlpha ? whole : whole.removeAlpha()
}

/** Whether a part of a picture was painted: a format that changes every pixel a little would change the rest of it. */
const hasPaintedPart = ({ steps = '' }: Values) => {
  const read = stepsIn(String(steps))
  return 'steps' in read && read.steps.some(one => one.kind === 'describe' && !one.off && one.area !== undefined)
}

/** A picture after its steps, in their order and at its full size; those that are switched off are left out. */
export const edited: Operation = async function* ({ given, values, locale, recipe }) {
  const { picture, facts, name } = givenIn(given, 'picture')
  const { hasAlpha } = await picture.metadata()
  const made = yield* taken({ given, values })
  yield await saved(made, {
    name: `${stemOf(name)} ${word[locale]}`,
    format: hasPaintedPart(values) ? 'png' : formatOf(facts.type, hasAlpha),
    quality: 92,
    recipe,
  })
}

/** The same between two pieces of work: every pixel as it is. */
export const stepped: Operation = async function* ({ given, values, recipe }) {
  const { name } = givenIn(given, 'picture')
  const made = yield* taken({ given, values })
  const { bytes, info } = await markedFile(made.png({ compressionLevel: 1 }), recipe)
  yield { name, type: 'image/png', bytes, width: info.width, height: info.height }
}
