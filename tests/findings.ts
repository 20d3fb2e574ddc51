import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { id: string; nodes: readonly { html: string; any: readonly { message: string }[] }[] }

type InBrowser = {
  axe: { run(where: object, how: object): Promise<{ violations: readonly Violation[] }> }
  elements: readonly Element[]
}

/** axe knows no landmark that a menu may open in: it lies above the page, like a dialog. */
const isMenu = (id: string, html: string) => id === 'region' && html.includes('role="menu"')

/** What a bar at the edge of the window lies over is as large as ever, and one scrolls it out from there. */
const isScrolledUnder = (id: string, message = '') => id === 'target-size' && message.includes('partially obscured')

/** A piece of a page: what it is and where it stands, as a number, and how many elements it has. */
type Piece = { sign: number; size: number; isWhole: boolean }

const unwritten = /(<(script|style|noscript|template)\b[^>]*>)[^]*?(<\/\2>)/g
const marks = /<!--[^]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*>|[^<]+/g
const names = / (id|for|aria-(?:labelledby|describedby|controls|owns|details|activedescendant))="[^"]*"/g
const endless = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
/** These are judged by those beside them. */
const landmark = /^(header|nav|main|aside|footer|section|form|dialog)$/
const landmarkRole = / role="(banner|navigation|main|complementary|contentinfo|region|form|search|dialog|alertdialog)"/

const mixed = (sign: number, words: string) => {
  let mix = sign
  for (let at = 0; at < words.length; at++) mix = Math.imul(mix ^ words.charCodeAt(at), 16_777_619)
  return mix
}

/**
 * The pieces of a page in their order, those within one after it. The same sign says: the same elements, attributes and
 * words, within the same elements, in the same design and window.
 */
const piecesOf = (html: string, where: string) => {
  const pieces: Piece[] = []
  const open = [{ at: -1, path: mixed(23, where), within: 17 }]
  const close = () => {
    const inner = open.pop()
    const outer = open.at(-1)
    const piece = inner && pieces[inner.at]
    if (!inner || !outer || !piece) return
    piece.size = pieces.length - inner.at
    // 52 bits: of what it stands in, and of what stands within.
    piece.sign = (inner.path >>> 6) * 2 ** 26 + (inner.within >>> 6)
    const around = pieces[outer.at]
    if (around) around.isWhole &&= piece.isWhole
    outer.within = mixed(outer.within, String(inner.within))
  }
  for (const [mark, ends, tag, attributes = ''] of html.replaceAll(unwritten, '$1$3').matchAll(marks)) {
    const outer = open.at(-1)
    if (ends) close()
    else if (outer && tag) {
      const own = tag + attributes.replaceAll(names, ' $1')
      const isWhole = !landmark.test(tag) && !landmarkRole.test(attributes)
      const at = pieces.push({ sign: 0, size: 1, isWhole }) - 1
      open.push({ at, path: mixed(outer.path, own), within: mixed(17, own) })
      if (endless.test(tag)) close()
    } else if (outer) outer.within = mixed(outer.within, mark)
  }
  return pieces
}

/** So many elements are worth being left out. */
const least = 4

/** What this worker has searched and found nothing in. */
const searched = new Set<number>()

/** The outermost pieces that were searched before, by their place. */
const knownIn = (pieces: readonly Piece[]) => {
  const known: number[] = []
  for (let at = 0; at < pieces.length;) {
    const { sign, size, isWhole } = pieces[at] as Piece
    const isKnown = isWhole && size >= least && searched.has(sign)
    if (isKnown) known.push(at)
    at += isKnown ? size : 1
  }
  return known
}

/** A page as it stands, in its design and window; its elements are kept in it. Runs in the browser. */
const standing = () => {
  const elements = [...document.querySelectorAll('*')]
  Object.assign(window, { elements })
  const design = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  return { html: document.documentElement.outerHTML, count: elements.length, where: `${design} ${innerWidth}` }
}

/**
 * What axe finds on a page as it stands, a line each; of all its rules or of these. What it has searched before, and
 * stands there as it stood then, is not searched again: landmarks are, for they are judged by those beside them.
 */
export const findingsOn = async (page: Page, ...only: readonly string[]) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  const runOnly = only.length ? { type: 'rule', values: only } : { type: 'tag', values: tags }
  const { html, count, where } = await page.evaluate(standing)
  const found = piecesOf(html, `${only.join(' ')} ${where}`)
  const pieces = found.length === count ? found : []
  const violations = await page.evaluate(
    async ({ known, options }) => {
      const { axe, elements } = window as unknown as InBrowser
      const exclude = known.flatMap(at => elements[at] ?? []).filter(({ isConnected }) => isConnected)
      return (await axe.run(exclude.length ? { exclude } : document, options)).violations
    },
    { known: knownIn(pieces), options: { runOnly, resultTypes: ['violations'], preload: false } },
  )
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html, any }) => !isMenu(id, html) && !isScrolledUnder(id, any[0]?.message))
      .map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
  if (!findings.length) for (const { sign } of pieces) searched.add(sign)
  return findings
}
