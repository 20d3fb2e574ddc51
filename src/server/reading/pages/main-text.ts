import Defuddle from 'defuddle'
import { parseHTML } from 'linkedom'
import { markdownOf } from './markdown.ts'
import { empty } from './nesting.ts'
import { isTag, lettersIn, type Tag } from './tag.ts'
import { treeOf } from './tree.ts'

/** So much of a page must be left by whoever looks for its main text, or it has lost too much. */
const share = { ofAnArticle: 0.25, ofAnything: 0.7 }
const enough = 200

/** Beyond this, looking for the main text takes too long; `depths` is how deep each tag lies, all of them together. */
const most = { letters: 200_000, tags: 2_000, depth: 60, depths: 45_000 }

// Each entity would become a piece of text of its own, and hundreds of thousands of them take half a minute.
const stand = { '&': '\ue000', '<': '\ue001' } as const
const standing = (text: string) => text.replaceAll('&', stand['&']).replaceAll('<', stand['<'])
const asItWas = (html: string) => html.replaceAll(stand['&'], '&amp;').replaceAll(stand['<'], '&lt;')
const quoted = (text: string) => standing(text).replaceAll('"', ' ')

const written = (part: Tag | string): string => {
  if (!isTag(part)) return standing(part)
  const { name, attributes, inside } = part
  const said = ['class', 'id', 'role']
    .filter(key => attributes[key])
    .map(key => ` ${key}="${quoted(attributes[key] ?? '')}"`)
  const begun = `<${name}${said.join('')}>`
  return empty.has(name) ? begun : `${begun}${inside.map(written).join('')}</${name}>`
}

const isManageable = (page: Tag) => {
  let [tags, depths, deepest] = [0, 0, 0]
  const count = ({ inside }: Tag, depth: number): void => {
    for (const part of inside)
      if (isTag(part)) {
        tags++
        depths += depth
        deepest = Math.max(deepest, depth)
        count(part, depth + 1)
      }
  }
  count(page, 1)
  return tags <= most.tags && deepest <= most.depth && depths <= most.depths
}

// Its types say `default.default`, and it comes as one.
const Extractor = Defuddle as unknown as typeof Defuddle.default

/** What Defuddle takes for the main text. */
const found = (page: Tag): Tag => {
  const { document } = parseHTML(
    `<!doctype html><html><head></head><body>${page.inside.map(written).join('')}</body></html>`,
  )
  // These are missing in this DOM, and asked for.
  Object.assign(document, { styleSheets: [] })
  const { content } = new Extractor(document as unknown as Document, {
    url: 'https://page.invalid/',
    removeHiddenElements: false,
  }).parse()
  return treeOf(asItWas(content)).page
}

/**
 * The main text of a page as Markdown, and nothing of what stands beside it. Where looking for it would lose much of a
 * page, as on one that is made of tiles, all of its text.
 */
export const mainTextOf = (page: Tag, isArticle: boolean): string => {
  const letters = lettersIn(page)
  if (letters < enough || letters > most.letters || !isManageable(page)) return markdownOf(page)
  const main = found(page)
  const left = lettersIn(main)
  const isEnough = left >= enough && left >= letters * (isArticle ? share.ofAnArticle : share.ofAnything)
  return markdownOf(isEnough ? main : page)
}
