import type { Block, Image } from '#shared/document/schema.ts'
import { notesAsHtml, toHtml } from '#shared/document/to-html.ts'
import { sourceTypes } from '#shared/made-with-ai.ts'
import { escaped, standalonePage } from '#shared/html.ts'
import type { Leaving, Pictures } from './leaving.ts'
import { sizeOf } from './sizes.ts'

/** Whoever is led away from the page is not told about it. */
export const rel = 'noopener noreferrer nofollow'

/** How a text looks as a page of its own. */
export const pageStyle = `
:root{color-scheme:light}
body{font:1.0625rem/1.6 Georgia,'Times New Roman',serif;color:#1f1d1a;background:#fff;max-width:42rem;margin:3rem auto;
padding:0 1.5rem;overflow-wrap:break-word;hyphens:auto}
h1,h2,h3,h4,h5,h6{font-family:system-ui,sans-serif;line-height:1.25;margin:2rem 0 .75rem;hyphens:manual}
h1{font-size:1.9rem}h2{font-size:1.4rem}h3{font-size:1.15rem}h4,h5,h6{font-size:1rem}
a{color:#00585c}img{max-width:100%;height:auto}hr{border:0;border-top:1px solid #c9c5be;margin:2rem 0}
blockquote{margin:1.25rem 0;padding-inline-start:1rem;border-inline-start:3px solid #c9c5be;color:#5c5750}
pre,code{font-family:ui-monospace,Consolas,monospace;font-size:.9em;background:#f2f0ec}
pre{padding:.75rem 1rem;white-space:pre-wrap;direction:ltr}
table{border-collapse:collapse;margin:1.25rem 0}th,td{border:1px solid #c9c5be;padding:.3rem .6rem;text-align:start;
vertical-align:top}th{background:#f2f0ec}td>p,th>p,li>p{margin:.2rem 0}
p,h1,h2,h3,h4,h5,h6,li,td,th{white-space:pre-wrap;tab-size:4}sup{line-height:0}.footnotes{font-size:.875em;margin-top:2.5rem}
mark{background:#fff3a3;color:inherit}
@media print{body{margin:0;max-width:none;padding:0}}`.trim()

/** Pictures lie in the page. */
const drawn = ({ attrs }: Image, pictures: Pictures) => {
  const [picture, alt] = [pictures.get(attrs.src), escaped(attrs.alt ?? '')]
  if (!picture) return alt
  const { width, height } = sizeOf(attrs, picture)
  const data = Buffer.from(picture.bytes).toString('base64')
  const type = picture.type === 'jpg' ? 'jpeg' : picture.type
  return `<img src="data:image/${type};base64,${data}" alt="${alt}" width="${width}" height="${height}">`
}

/** A document as a page of its own. An empty paragraph has a line's end, or nobody would see it. */
export const pageOf = ({ document, title, language, direction, pictures, ai }: Leaving): Uint8Array => {
  const picture = (image: Image) => drawn(image, pictures)
  const notes: string[] = []
  const write = (block: Block) => toHtml([block], { around: direction, picture, rel, notes })
  const body = document.content.map(block => write(block).replaceAll(/(<p(?: [^>]*)?>)(?=<\/p>)/g, '$1<br>'))
  body.push(notesAsHtml(notes))
  const head = ai && [
    '<link rel="schema.Iptc4xmpExt" href="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<meta name="Iptc4xmpExt.DigitalSourceType" content="${sourceTypes[ai]}">`,
  ]
  return Buffer.from(standalonePage({ title, language, direction, style: pageStyle, body, pictures: 'data:', head }))
}
