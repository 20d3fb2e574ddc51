import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { applied } from '#shared/picture-steps/apply.ts'
import { type FontName, openFonts } from '#shared/picture-steps/lettering.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
import { stepsIn } from '#shared/picture-steps/steps.ts'
import { Problem } from '#shared/problems.ts'
import { givenIn } from './area.ts'
import type { Operation } from './operation.ts'
import { formatOf, saved, stemOf } from './saved.ts'

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

/** A picture after its steps, in their order and at its full size; those that are switched off are left out. */
export const edited: Operation = async function* ({ given, values, locale, recipe }) {
  const { picture, facts, name } = givenIn(given, 'picture')
  const read = stepsIn(String(values.steps ?? ''))
  if ('wrong' in read) throw new Problem('steps_wrong', { step: read.wrong.step })
  const { hasAlpha } = await picture.metadata()
  const { data, info } = await picture.ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  let pixels: Pixels = {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  }
  const steps = read.steps.filter(({ off }) => !off)
  for (const [at, one] of steps.entries()) {
    yield { step, at, of: steps.length }
    pixels = (await applied(pixels, one, fontsFor)).pixels
  }
  const { width, height } = pixels
  const bytes = Buffer.from(pixels.data.buffer, pixels.data.byteOffset, pixels.data.length)
  const whole = sharp(bytes, { raw: { width, height, channels: 4 } })
  yield await saved(hasAlpha ? whole : whole.removeAlpha(), {
    name: `${stemOf(name)} ${word[locale]}`,
    format: formatOf(facts.type, hasAlpha),
    quality: 92,
    recipe,
  })
}
