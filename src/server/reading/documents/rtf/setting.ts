import type { Align } from '#shared/document/schema.ts'
import type { Line } from '../building/entries.ts'
import type { Set } from './page.ts'
import type { tablesOfFile } from './tables-of-file.ts'

/** How a paragraph is set, as its words say; lengths in twentieths of a point. */
export type Setting = Readonly<{
  style?: number
  heading?: number
  inTable?: boolean
  isRtl?: boolean
  align?: Align
  indent?: number
  list?: number
  level?: number
  /** Room below it. */
  after?: number
  /** It is as low as what stands between two tables. */
  isLow?: boolean
  /** A line below it, a bar beside it. */
  isUnderlined?: boolean
  hasBar?: boolean
}>

const plain = /^[\s(]*(\d{1,9})[.)]?\s*$/
const other = /^[\s(]*(?:[\d.]*(\d{1,9})|[a-z]{1,2}|[ivxlcdm]{1,9})[.)]?\s*$/i

/** Indents that are nearly the same are. */
const rounded = 30

/** Counts the lists of a file by what stands before their paragraphs; those of letters are counted as ours are. */
export const counting = () => {
  const counts = new Map<string, number>()
  const indents: number[] = []
  /** Old programs say of a list in a list only where its text begins. */
  const levelAt = (indent: number) => {
    while ((indents.at(-1) ?? 0) > indent + rounded) indents.pop()
    if (!indents.length || indent > (indents.at(-1) ?? 0) + rounded) indents.push(indent)
    return indents.length - 1
  }
  return ({ list, indent = 0, level = list === undefined ? levelAt(indent) : 0 }: Setting, text: string) => {
    const [id, at] = [`list-${list ?? 0}`, Math.max(0, Math.min(8, level))]
    const place = { id, level: at, indent }
    const said = plain.exec(text)?.[1]
    const isOther = said === undefined && text.trim().length > 1 && other.test(text)
    if (said === undefined && !isOther) return { list: place }
    const number =
      said === undefined ? Number(other.exec(text)?.[1] ?? (counts.get(`${id} ${at}`) ?? 0) + 1) : Number(said)
    counts.set(`${id} ${at}`, number)
    for (let below = at + 1; below < 9; below++) counts.delete(`${id} ${below}`)
    return { list: { ...place, number }, isOther }
  }
}

const usual = { rtl: 'right', ltr: 'left' } as const

/** A paragraph as word processors know it. */
export const setOf = (
  { isRtl, align, indent, after = 0, isUnderlined, hasBar, heading: said, style: number }: Setting,
  style: ReturnType<ReturnType<typeof tablesOfFile>['style']>,
  hasWords: boolean,
  list?: Line['list'],
): Set => {
  const heading = said ?? style.heading
  return {
    ...(isRtl && { dir: 'rtl' }),
    ...(align && align !== usual[isRtl ? 'rtl' : 'ltr'] && { textAlign: align }),
    ...(heading && hasWords && { heading: Math.min(6, heading) }),
    ...(style.title && { isTitle: true }),
    ...(list && !heading && { list }),
    ...((style.quoted || (hasBar && !number)) && { quoted: true }),
    ...(style.code && { code: true, ends: after > 0 }),
    ...(indent && indent > 0 && { indent }),
    ...(isUnderlined && !hasWords && { rule: true }),
  }
}
