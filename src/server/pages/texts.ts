import { text } from '#shared/answers.ts'
import { directionWithin } from '#shared/direction.ts'
import { inTexts } from '#shared/drawn-pages.ts'
import { elementsOf, type Make } from '#shared/document/elements.ts'
import { readBlock } from '#shared/document/markdown/read.ts'
import { splitter } from '#shared/document/markdown/split.ts'
import { escaped } from '#shared/html.ts'
import { titleOf, type Titled } from '#shared/title.ts'
import type { ShownEngine } from '#catalogue/shown.ts'
import type { BookmarkView } from '../library/shown.ts'
import type { RunView, VersionView } from '../runs/shown.ts'
import { type Answers, toldOf } from './data.ts'

/** What a page of texts shows at first: its list, and the open text where that can be laid in as it stands. */
type Shown = { readonly rows: readonly Titled[]; readonly open?: string | undefined; readonly language?: string }

/** So much of a text is seen before the page can be used; characters. */
const seen = 4000
const beginningOf = (text: string) =>
  text.length > seen ? text.slice(0, text.lastIndexOf('\n', seen) + 1 || seen) : text

/** As the page draws it: headings stand below those of the page, pictures are fetched when it is there. */
const asHtml: Make<string> = {
  text: words => [escaped(words)],
  picture: ({ attrs }) => [escaped(attrs.alt ?? '')],
  element(tag, inside, { start, isTask } = {}) {
    const depth = /^h([1-6])$/.exec(tag)?.[1]
    if (depth) return `<h3 data-depth="${Math.min(4, Number(depth))}">${inside.join('')}</h3>`
    if (tag === 'hr' || tag === 'br') return `<${tag}>`
    // Nothing of it can be followed yet: a link is its words.
    const name = tag === 'a' ? 'span class="link"' : tag
    const says = `${start ? ` start="${start}"` : ''}${isTask ? ' class="task"' : ''}`
    const element = `<${name}${says}>${inside.join('')}</${tag === 'a' ? 'span' : tag}>`
    return tag === 'table' ? `<div class="table">${element}</div>` : element
  },
}

const blocksOf = (text: string, language?: string) =>
  splitter()(beginningOf(text))
    .map(source => {
      const direction = directionWithin(source, language)
      const elements = elementsOf(readBlock(source), asHtml).join('')
      return `<div class="block"${direction ? ` dir="${direction}"` : ''}>${elements}</div>`
    })
    .join('')

const listIn = <Told>(answers: Answers, path: RegExp) => {
  const found = [...answers.keys()].find(one => path.test(one))
  return found === undefined ? undefined : toldOf<Told>(answers, found)
}

/** A text of one version with nothing to say above it, which its tool shows as prose. */
const proseOf = (run: RunView, answers: Answers) => {
  const shape = toldOf<ShownEngine>(answers, `/api/engines/${run.engine}`)?.calls[run.call]?.answer ?? text()
  const versions = toldOf<{ versions: VersionView[] }>(answers, `/api/runs/${run._id}/versions`)?.versions ?? []
  const isPlain = shape.shape === 'text' && !shape.view && typeof run.answer === 'string'
  const isAlone = versions.length < 2 && !run.sources.length && !run.variants && run.state === 'done' && !run.problem
  return isPlain && isAlone && typeof run.answer === 'string' ? run.answer : undefined
}

const shownIn = (answers: Answers): Shown | undefined => {
  const kept = listIn<{ bookmarks: BookmarkView[] }>(answers, /^\/api\/bookmark\?/)?.bookmarks
  if (kept) return { rows: kept, open: kept[0]?.reply_text }
  const listed = listIn<{ runs: RunView[] }>(answers, /^\/api\/runs\?/)?.runs
  if (!listed) return undefined
  const run = toldOf<RunView>(answers, `/api/runs/${listed[0]?._id}`)
  const rows = listed.map(({ answer, text }) => titleOf(typeof answer === 'string' ? text || answer : answer))
  return { rows, ...(run && { open: proseOf(run, answers), language: run.language }) }
}

const [from, to] = inTexts.row
const row = new RegExp(`${from}([^]*?)${to}`)
const places = new RegExp(`${inTexts.title}|${inTexts.text}`, 'g')
const current = / aria-current="true"/

/**
 * Lays a person's own texts into a page that was drawn with places for them; undefined where there is none to be laid
 * in. It is seen until the screen has been drawn, which takes its place.
 */
export const withTexts = (page: string, answers: Answers): string | undefined => {
  const shown = shownIn(answers)
  if (!shown?.rows.length) return undefined
  const { rows, open, language = '' } = shown
  const said = (words: string) => escaped(words) || '\u00A0'
  const line = (template: string) => (one: Titled, at: number) =>
    (at ? template.replace(current, '') : template).replace(places, place =>
      said(place === inTexts.title ? one.title : one.first),
    )
  const template = row.exec(page)?.[1] ?? ''
  // What a person wrote is laid in last: none of it is taken for a place.
  return page
    .replace(row, from)
    .replaceAll(inTexts.language, escaped(language))
    .replaceAll(inTexts.title, () => said(rows[0]?.title ?? ''))
    .replace(`<!--${inTexts.text}-->`, () => (open === undefined ? '' : blocksOf(open, language)))
    .replace(from, () => rows.map(line(template.replaceAll(inTexts.language, escaped(language)))).join(''))
}
