import { Problem } from '#shared/problems.ts'
import { clean, cleanLine, cutTo } from '../documents/clean.ts'
import type { Reading } from '../reading.ts'
import { factsOf, isArticle, thingsInHead } from './facts.ts'
import { keptOf, languageIn, withoutGaps } from './clean.ts'
import { thingsIn } from './linked.ts'
import { mainTextOf } from './main-text.ts'
import { withoutSurroundings } from './surroundings.ts'
import { firstOf, type Tag, tagsIn, wordsOf } from './tag.ts'
import { treeOf } from './tree.ts'

const most = { title: 200, description: 500 }

/** What a page says of itself in its head, by name. */
const metaOf = (page: Tag) => {
  const said = new Map<string, string>()
  for (const { name, attributes } of tagsIn(page)) {
    const about = (attributes.property ?? attributes.name ?? '').toLowerCase()
    const content = name === 'meta' && cleanLine(attributes.content ?? '')
    if (about && content && !said.has(about)) said.set(about, content)
  }
  return (name: string) => said.get(name)
}

/** The heading of the text, and not that of the site. */
const headingOf = (page: Tag) => {
  const text = firstOf(page, 'main') ?? firstOf(page, 'article') ?? page
  const heading = firstOf(text, 'h1') ?? firstOf(page, 'h1')
  return heading ? cleanLine(wordsOf(heading)).slice(0, most.title) : ''
}

const saysNothing = /^(?:home|homepage|start|startseite|index|willkommen|welcome)$/i

/** Without the name of the site, where the page says its own as a heading. */
const titleOf = (page: Tag, heading: string, meta: (name: string) => string | undefined, address: string) => {
  const tag = firstOf(page, 'title')
  const title = meta('og:title') ?? (tag && cleanLine(wordsOf(tag).slice(0, 2 * most.title)))
  if (!title) return heading || URL.parse(address)?.hostname || ''
  const isItsOwn = title.startsWith(heading) || (title.endsWith(heading) && heading.length * 2 > title.length)
  return heading && isItsOwn && !saysNothing.test(heading) ? heading : title
}

/** Whether somebody who is not signed in, or runs no script, is told so instead of being shown a text. */
const isClosed = (page: Tag, main: string) =>
  main.length < 500 &&
  (/javascript/i.test(main) ||
    [...tagsIn(page)].some(tag => tag.name === 'input' && tag.attributes.type === 'password'))

/**
 * Understands a page: its main text, and before it, as a few plain lines, what it says of itself for machines. What a
 * visitor does not see is left out, and what stands around the text. Throws `page_unreadable` where there is no text.
 */
export const readHtml = (html: string, address: string): Reading => {
  const tree = treeOf(html)
  const meta = metaOf(tree.page)
  const things = [...thingsIn(tree.linked), ...thingsInHead(meta)]
  const page = withoutSurroundings(tree.page)
  const main = clean(withoutGaps(mainTextOf(page, isArticle(things))))

  const language = languageIn(tree.language, main)
  const heading = headingOf(page)
  const title = cutTo(titleOf(tree.page, heading, meta, address), most.title)
  const description = cutTo(meta('description') ?? meta('og:description') ?? '', most.description)
  const facts = clean(factsOf(things, language === 'de' ? 'de' : 'en', main))
  if (!facts && (!/\p{L}{2}/u.test(main) || isClosed(tree.page, main)))
    throw new Problem('page_unreadable', {}, { cause: new Error(`There is no text in ${main.length} characters.`) })

  const names = [...new Set([title, heading])].filter(Boolean)
  const body = main
    .split('\n\n')
    .filter((block, at) => at > 2 || !names.some(name => block.replace(/^#+ /, '') === name))
    .join('\n\n')
  const whole = [...names.map(name => `# ${name}`), body.includes(description) ? '' : description, facts, body]
    .filter(Boolean)
    .join('\n\n')
  const { text, words, isCut } = keptOf(whole)
  return {
    ...(title && { title }),
    ...(description && { description }),
    text,
    words,
    ...(language && { language }),
    ...((tree.cut || isCut) && { cut: true }),
  }
}
