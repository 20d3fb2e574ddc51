import { type Answer, byShape, type Item, type Shape, type ShapeOf } from './answers.ts'
import { byKind, type Fields, type Value, type Values } from './fields.ts'
import { isHandover } from './handover.ts'
import { isListed } from './listed/layout.ts'
import { looseJson } from './loose-json.ts'
import { notesApart } from './notes.ts'
import { segmentsRead } from './segments.ts'
import { isProse, type Prose, proseSoFar, readProse } from './prose.ts'

type Read<Result> = (found: unknown) => Result | undefined

const text: Read<string> = found => (typeof found === 'string' || typeof found === 'number' ? String(found) : undefined)
const texts: Read<readonly string[]> = found =>
  Array.isArray(found) ? found.map(text).filter(item => item !== undefined) : undefined
const number: Read<number> = found =>
  text(found)?.trim() && Number.isFinite(Number(found)) ? Number(found) : undefined
const yesOrNo: Read<boolean> = found => (typeof found === 'boolean' ? found : undefined)

/** How a part is taken from what a model wrote: by its type only, so that a headline too long is still a headline. */
const part = byKind<Read<Value>>({
  line: () => text,
  area: () => text,
  choice: () => text,
  choices: () => texts,
  count: () => number,
  slider: () => number,
  toggle: () => yesOrNo,
  words: () => found => (typeof found === 'string' ? [found] : texts(found)),
  date: () => text,
  colour: () => text,
  link: () => text,
  file: () => text,
  files: () => texts,
  steps: () => text,
})

const isObject = (found: unknown): found is object => typeof found === 'object' && found !== null

/** What a model writes for a part that it leaves out. */
const isBlank = (value: Value) => (typeof value === 'object' ? !value.length : value === '')

/** Which part is meant by a name in JSON: its own, or what people read in its place. */
const nameOf = (fields: Fields, name: string) => {
  if (Object.hasOwn(fields, name)) return name
  const said = name.toLowerCase()
  return Object.entries(fields).find(([, { label }]) =>
    [label.de, label.en].some(one => one.toLowerCase() === said),
  )?.[0]
}

/** The parts that were recognised, in the order they were written, without blank ones; undefined if there is none. */
export const partsIn = (fields: Fields, found: unknown): Values | undefined => {
  const recognised = Object.entries(isObject(found) ? found : {}).flatMap(([name, value]) => {
    const own = nameOf(fields, name)
    const field = own === undefined ? undefined : fields[own]
    const taken = field && part(field)(value)
    return own === undefined || taken === undefined ? [] : [[own, taken] as const]
  })
  return recognised.length ? Object.fromEntries(recognised.filter(([, taken]) => !isBlank(taken))) : undefined
}

const bullet = /^\s*(?:[-*•]|\d+[.)])\s+/

/** Lines that are all numbered or all have bullets are a list, too. */
const bulleted = (written: string) => {
  const lines = written.split('\n').filter(line => line.trim())
  return lines.length && lines.every(line => bullet.test(line))
    ? lines.map(line => line.replace(bullet, '').trim())
    : undefined
}

/** The rows of a list: the array itself, the one called `items`, or the only thing there is. */
const rowsIn = (found: unknown): readonly unknown[] | undefined => {
  if (Array.isArray(found)) return found
  if (!isObject(found)) return undefined
  const [only, ...more] = Object.values(found)
  return [Reflect.get(found, 'items'), more.length ? undefined : only].find(Array.isArray)
}

/** One row of a list: a text, or the record its fields describe. */
export const itemIn = (of: Fields | undefined, row: unknown): Item | undefined => (of ? partsIn(of, row) : text(row))

/** The items of a list, at most as many as were asked for. */
const items = ({ of, howMany }: ShapeOf<'list'>, written: string): readonly Item[] | undefined => {
  const most = typeof howMany === 'number' ? howMany : undefined
  const rows = rowsIn(notesApart(looseJson(written)).found)
  if (!rows) return of ? undefined : bulleted(written)?.slice(0, most)
  const read = rows.slice(0, most).map(row => itemIn(of, row))
  return read.every(item => item !== undefined) ? read : undefined
}

const inShape = byShape<Answer | undefined, [written: string]>({
  text: () => undefined,
  list: items,
  form: ({ parts }, written) => partsIn(parts, looseJson(written)),
  claims: () => undefined,
  segments: (_, written) => segmentsRead(looseJson(written)),
  audio: () => undefined,
  pictures: (_, written) => texts(looseJson(written)),
})

const fence = /^```(?:markdown|md|text|txt|plaintext)[ \t]*\n([^]*?)\n?```$/i

/** A text without the fence that some models put around all they write. */
const unfenced = (text: string) => {
  const inside = fence.exec(text)?.[1]
  return inside === undefined || inside.includes('```') ? text : inside.trim()
}

const textsIn = (found: unknown): string[] => {
  if (typeof found === 'string') return found.trim() ? [found.trim()] : []
  return isObject(found) ? Object.values(found).flatMap(textsIn) : []
}

const startsAsJson = /^\s*(?:```\w*\s*)?(?:\{|\[\s*["{\]])/

/** What a person can read of JSON that has another shape than it was asked for: its texts. */
const proseOf = (written: string, parts?: Fields): string | undefined => {
  const { found } = notesApart(/^[`{[]/.test(written) ? looseJson(written) : undefined, parts)
  const texts = textsIn(found)
  if (texts.length) return texts.join('\n\n')
  // An empty list may be all that could be read of a text that begins with a gap, such as “[Place, date”.
  const isNothing = Array.isArray(found) ? !/\p{L}/u.test(written.replace(/^```\w*/, '')) : isObject(found)
  return isNothing ? '' : undefined
}

/** Whether a list of texts came as JSON, perhaps below a sentence; a text may well have brackets in it. */
const cameAsJson = (written: string) => {
  const at = written.search(/(?:```\w*\s*)?[{[]/)
  return startsAsJson.test(written) || (isHandover(written.slice(0, at)) && startsAsJson.test(written.slice(at)))
}

const jsonIn = (shape: Shape, written: string) =>
  isListed(shape) && !cameAsJson(written) ? undefined : inShape(shape, written)

/**
 * What a model wrote, finished or not, in the shape it was asked for: as prose or as JSON, whichever it is. Where it
 * did not keep to it, it is the text it is.
 */
export const readAnswer = (shape: Shape, written: string): Answer => {
  const text = written.trim()
  const json = jsonIn(shape, written)
  if (json !== undefined) return json
  const named = isProse(shape) && !startsAsJson.test(text) ? readProse(shape, written) : undefined
  if (named !== undefined) return named
  const prose = shape.shape === 'form' ? proseOf(text, shape.parts) : shape.shape === 'list' ? proseOf(text) : undefined
  // Texts of JSON in another shape may be as many as were asked for.
  const asked = prose !== undefined && isListed(shape) ? readProse(shape, prose) : undefined
  return asked ?? prose ?? unfenced(text)
}

/** As much of an answer as can be told while it comes. */
export const readSoFar = (shape: Prose, written: string): Exclude<Answer, string> | undefined => {
  const json = jsonIn(shape, written) as Exclude<Answer, string> | undefined
  if (json !== undefined) return json
  return startsAsJson.test(written) ? undefined : proseSoFar(shape, written)
}
