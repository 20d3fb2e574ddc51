import type { Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import type { PictureExtra } from '#shared/picture-extras.ts'
import { stemOf } from '../../files/name.ts'
import type { Recipe } from '../marking.ts'
import { authorshipIn } from '../authorship.ts'
import { requireMakable } from '../makable.ts'
import { openWhole } from '../read-picture.ts'
import { andArchive } from '../zipped.ts'
import type { Given, MadePart, Operation, OperationInput, Progress } from './operation.ts'
import { keptOf } from './kept.ts'
import { flat, flatDeep, flatMoving, type Format, formatOf, formats, saved } from './saved.ts'
import { longestSides, presets } from './sizes.ts'

const working = { de: 'Bearbeitet Bild für Bild', en: 'Working on picture after picture' }
const fitting = { de: 'Sucht die beste Qualität', en: 'Looking for the best quality' }
const archive = { de: 'Bilder.zip', en: 'Pictures.zip' }

/** How it fills a size that is not of its own proportions. */
const fitOf = ({ fit }: Values) => (fit === 'contain' ? 'contain' : 'cover')

const resized = (picture: Sharp, values: Values, frames = 1): Sharp => {
  const { size } = values
  const name = String(size ?? 'keep')
  const longest = longestSides[name]
  if (longest) return picture.resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
  const own = size === 'own' ? ([values.width, values.height].map(Number) as [number, number]) : undefined
  const [width, height] = presets[name] ?? own ?? []
  if (!width || !height) return picture
  requireMakable(width, height, frames)
  const background = { r: 255, g: 255, b: 255, alpha: 1 }
  // What matters is looked for in one image; where it moves that may be anywhere.
  const position = frames > 1 ? 'centre' : 'attention'
  return picture.resize({ width, height, fit: fitOf(values), position, background })
}

const turned = (picture: Sharp, turn: unknown): Sharp => {
  if (turn === 'mirror') return picture.flop()
  if (turn === 'upside') return picture.flip()
  const degrees = { right: 90, half: 180, left: 270 }[String(turn)]
  return degrees === undefined ? picture : picture.rotate(degrees)
}

type Save = (picture: Sharp, quality: number) => Promise<MadePart>

/** The smallest loss of those that are tried, and how much room is left for less of it. */
const [finest, room] = [92, 0.85]
/** The largest that is still looked at; without one a picture only becomes smaller. */
const poorest: Readonly<Record<Format, number>> = { jpeg: 20, webp: 20, avif: 20, png: 60, tiff: finest, gif: finest }
/** A size is found, and the loss in it, with about so many tries. */
const usualTries = 8

/**
 * The smallest loss with which a picture takes up no more than so many bytes; where none is large enough, it is made as
 * much smaller as is needed. Each try is told: one of a large AVIF takes half a minute.
 */
async function* within(
  picture: Sharp,
  { most, worst }: { most: number; worst: number },
  save: Save,
  unfolded: Flat,
): AsyncGenerator<Progress, MadePart> {
  let source = picture
  let { width = 0 } = await source.metadata()
  let tries = 0
  const tell = () => ({ step: fitting, at: ++tries, of: Math.max(usualTries, tries) })
  for (;;) {
    yield tell()
    let best = await save(source.clone(), worst)
    const least = best.bytes.length
    if (least > most && width > 64) {
      width = Math.max(64, Math.round(width * room * Math.min(1, Math.sqrt(most / least))))
      source = await unfolded(source.clone().resize({ width }))
      continue
    }
    let [low, high] = least > most ? [1, 0] : [worst + 1, finest]
    while (low <= high) {
      const quality = Math.round((low + high) / 2)
      yield tell()
      const made = await save(source.clone(), quality)
      if (made.bytes.length <= most) {
        best = made
        low = quality + 1
      } else high = quality - 1
    }
    return best
  }
}

type Flat = (picture: Sharp) => Promise<Sharp>

/** A picture as it is turned; what is not turned is not unfolded before it is made smaller. */
const upright = async (picture: Sharp, turn: unknown, unfolded: Flat) =>
  turn === undefined || turn === 'none' ? picture : unfolded(turned(await unfolded(picture), turn))

/** A picture with what stays of it, in its size and place, to be saved; and what it was unfolded by. */
const readyFor = async ({ picture, path }: Given, values: Values, kept: readonly PictureExtra[]) => {
  const isMoving = kept.includes('animated')
  const unfolded = isMoving ? flatMoving : kept.includes('deep') ? flatDeep : flat
  const whole = kept.length ? await openWhole(path, kept) : picture
  const { pages = 1 } = isMoving ? await whole.metadata() : {}
  const sized = resized(await upright(whole, values.turn, unfolded), values, pages)
  return { ready: await unfolded(sized), unfolded }
}

async function* one(given: Given, values: Values, recipe: Recipe): AsyncGenerator<Progress, MadePart> {
  const { picture, facts, name } = given
  const { hasAlpha } = await picture.metadata()
  const extras = keptOf(facts, values)
  const isGif = values.format === 'gif' || (extras.includes('animated') && facts.type === 'image/gif')
  const format: Format =
    formats.find(known => known === values.format) ?? (isGif ? 'gif' : formatOf(facts.type, hasAlpha))
  const kept = values.authorship === true ? authorshipIn(given.written ?? {}) : {}
  const { ready, unfolded } = await readyFor(given, values, extras)
  const saving =
    (palette = false): Save =>
    (source, quality) =>
      saved(Object.keys(kept).length ? source.withExif({ IFD0: kept }) : source, {
        ...{ name, format, quality, palette, recipe },
        authorship: kept,
      })
  const most = Number(values.kilobytes ?? 0) * 1000
  const isExact = format === 'png' || format === 'tiff' || format === 'gif'
  const whole = most && !isExact ? undefined : await saving()(ready.clone(), Number(values.quality ?? 85))
  // A palette has eight bits a colour.
  const palette = format === 'png' && !extras.includes('deep')
  const worst = format === 'png' && !palette ? finest : poorest[format]
  const made =
    whole && !(most && whole.bytes.length > most)
      ? whole
      : yield* within(ready, { most, worst }, saving(palette), unfolded)
  const lost = facts.extras?.filter(extra => !extras.includes(extra)) ?? []
  return { ...made, lost, ...(extras.length && { extras }) }
}

/** Each picture, one after the other, under a name of its own. */
async function* each({ given, values, recipeOf }: OperationInput): AsyncGenerator<Progress | readonly MadePart[]> {
  const names: string[] = []
  for (const [at, picture] of given.entries()) {
    const place = { step: working, at: at + 1, of: given.length }
    if (given.length > 1) yield place
    const work = one(picture, values, recipeOf(picture))
    let done = await work.next()
    for (; !done.done; done = await work.next()) yield given.length > 1 ? place : done.value
    const made = done.value
    const doubles = names.filter(name => stemOf(name).replace(/ \(\d+\)$/, '') === stemOf(made.name)).length
    const name = doubles ? made.name.replace(/(?=\.\w+$)/, ` (${doubles + 1})`) : made.name
    names.push(name)
    yield [{ ...made, name }]
  }
}

/** Pictures in another format, size or place: the same for each of them; several come as an archive, too. */
export const processed: Operation = asked =>
  andArchive(each(asked), { name: () => archive[asked.locale], stopped: asked.stopped })
