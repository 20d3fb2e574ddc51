import { directionOf } from '#shared/direction.ts'
import { escaped, standalonePage } from '#shared/html.ts'
import { htmlOf } from '../markdown/clipboard.ts'
import { type Block, blocksIn } from './blocks.ts'

const style = `
body{margin:0;font:18px/1.6 Georgia,serif;color:#211e18;background:#fff}
section{padding:3rem 1.5rem}section:nth-of-type(even){background:#f4f2ef}
section>div{max-width:44rem;margin:auto}
h1{font-size:2.5rem;line-height:1.15;margin:0 0 1rem}h2{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
.benefits ul{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:1rem;list-style:none;padding:0}
.benefits li{border:1px solid #e1dfdb;border-radius:8px;padding:1rem;background:#fff}
.hero,.closing{text-align:center}
.action{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:8px;background:#006469;color:#fff;
text-decoration:none;font:600 1rem/1.25 system-ui,sans-serif}`.trim()

const section = ({ kind, heading, body, action }: Block, at: number, all: readonly Block[]) => {
  const level = at === 0 ? 'h1' : 'h2'
  const title = heading ? htmlOf(heading).replace(/^<p>([\s\S]*)<\/p>\s*$/, `<${level}>$1</${level}>`) : ''
  const button = action
    ? kind === 'hero' && all.some(block => block.kind === 'closing')
      ? `<a class="action" href="#closing">${escaped(action)}</a>`
      : `<span class="action">${escaped(action)}</span>`
    : ''
  const id = kind === 'closing' ? ' id="closing"' : ''
  return `<section class="${kind}"${id}><div>${title}${htmlOf(body)}${button}</div></section>`
}

/** A landing page as one file of its own. */
export const pageOf = (markdown: string, language = 'de') => {
  const blocks = blocksIn(markdown)
  const direction = directionOf(language) === 'rtl' ? 'rtl' : 'ltr'
  return standalonePage({ title: blocks[0]?.heading ?? '', language, direction, style, body: blocks.map(section) })
}
