import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Violation = { id: string; nodes: readonly { html: string; any: readonly { message: string }[] }[] }

type InBrowser = {
  axe: { run(where: object, how: object): Promise<{ violations: readonly Violation[] }> }
  pieces: readonly Element[]
}

/** axe knows no landmark that a menu may open in: it lies above the page, like a dialog. */
const isMenu = (id: string, html: string) => id === 'region' && html.includes('role="menu"')

/** What a bar at the edge of the window lies over is as large as ever, and one scrolls it out from there. */
const isScrolledUnder = (id: string, message = '') => id === 'target-size' && message.includes('partially obscured')

/** A piece of a page: what it is and where it stands, as a number, and how many elements it has. */
type Piece = readonly [sign: number, size: number]

/**
 * The pieces of a page in their order, those within one after it. The same number says: the same elements, attributes
 * and words within the same elements, in the same design and window. Runs in the browser.
 */
const piecesOf = (rules: string): Piece[] => {
  const named = /^(id|for|aria-(labelledby|describedby|controls|owns|details|activedescendant))$/
  const landmark =
    'header, nav, main, aside, footer, section, form, [role=banner], [role=navigation], [role=main], ' +
    '[role=complementary], [role=contentinfo], [role=region], [role=form], [role=search], [role=dialog]'
  const mixed = (sign: number, words: string) => {
    let mix = sign
    for (let at = 0; at < words.length; at++) mix = Math.imul(mix ^ words.charCodeAt(at), 16_777_619)
    return mix
  }
  const design = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const pieces: [number, number][] = []
  const elements: Element[] = []
  /** Signs are 52 bits: two hashes, of what stands within, and of what it stands in. */
  const walk = (element: Element, above: number) => {
    let own = element.tagName
    for (const { name, value } of element.attributes) own += named.test(name) ? ` ${name}` : ` ${name}=${value}`
    if ('value' in element && element.matches('input, textarea, select')) own += ` ${String(element.value)}`
    const path = mixed(above, own)
    const piece: [number, number] = [0, 1]
    const at = pieces.push(piece) - 1
    elements.push(element)
    let within = mixed(17, own)
    let isWhole = !element.matches(landmark)
    for (const child of element.childNodes) {
      if (child instanceof Text) within = mixed(within, child.data)
      if (!(child instanceof Element)) continue
      const inner = walk(child, path)
      within = mixed(within, String(inner.within))
      isWhole &&= inner.isWhole
    }
    piece[0] = isWhole ? (path >>> 6) * 2 ** 26 + (within >>> 6) : -1
    piece[1] = pieces.length - at
    return { within, isWhole }
  }
  walk(document.documentElement, mixed(23, `${rules} ${design} ${innerWidth}`))
  Object.assign(window, { pieces: elements })
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
    const [sign, size] = pieces[at] as Piece
    const isKnown = size >= least && searched.has(sign)
    if (isKnown) known.push(at)
    at += isKnown ? size : 1
  }
  return known
}

/**
 * What axe finds on a page as it stands, a line each; of all its rules or of these. What it has searched before, and
 * stands there as it stood then, is not searched again: landmarks are, for they are judged by those beside them.
 */
export const findingsOn = async (page: Page, ...only: readonly string[]) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe};0`)
  const runOnly = only.length ? { type: 'rule', values: only } : { type: 'tag', values: tags }
  const pieces = await page.evaluate(piecesOf, only.join(' '))
  const violations = await page.evaluate(
    async ({ known, options }) => {
      const { axe, pieces } = window as unknown as InBrowser
      const exclude = known.flatMap(at => pieces[at] ?? []).filter(({ isConnected }) => isConnected)
      return (await axe.run(exclude.length ? { exclude } : document, options)).violations
    },
    { known: knownIn(pieces), options: { runOnly, resultTypes: ['violations'], preload: false } },
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html, any }) => !isMenu(id, html) && !isScrolledUnder(id, any[0]?.message))
      .map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
  if (!found.length) for (const [sign] of pieces) searched.add(sign)
  searched.delete(-1)
  return found
}
