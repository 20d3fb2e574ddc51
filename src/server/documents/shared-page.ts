import { addressOfFile, fileIn } from '#shared/accepts.ts'
import { directionOf } from '#shared/direction.ts'
import type { Image } from '#shared/document/schema.ts'
import { notesAsHtml, toHtml } from '#shared/document/to-html.ts'
import { titleLine } from '#shared/document/title-line.ts'
import { titleIn } from '#shared/document/words.ts'
import { escaped, standalonePage } from '#shared/html.ts'
import { dated, type Locale, type Text } from '#shared/text.ts'
import { pageStyle, rel } from '../exports/page.ts'
import type { SharedDocument } from '../store/document-links.ts'

const words = {
  untitled: { de: 'Ohne Titel', en: 'Untitled' },
  until: (day: string): Text => ({ de: `Dieser Link gilt bis ${day}.`, en: `This link works until ${day}.` }),
  ended: { de: 'Dieser Link gilt nicht mehr', en: 'This link no longer works' },
  why: {
    de: 'Er ist abgelaufen oder wurde beendet. Fragen Sie, wer ihn Ihnen gegeben hat.',
    en: 'It has run out or was ended. Ask whoever gave it to you.',
  },
}

/** Who stands above the text: a brand with its logo, else the studio. */
export type Mark = Readonly<{ name: string; logo?: string }>

const style = `${pageStyle}
body{margin:0 auto;min-height:100vh;display:flex;flex-direction:column;box-sizing:border-box}
header{display:flex;align-items:center;gap:.6rem;padding:1.5rem 0;font:600 1rem system-ui,sans-serif}
header img{height:1.75rem;width:auto;max-width:8rem;object-fit:contain}
main{flex:1}footer{padding:2rem 0;font:.875rem system-ui,sans-serif;color:#5c5750}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}body{background:#1d1b16;color:#efece8}a{color:#6cd1d1}
blockquote,footer{color:#aca9a2}pre,code,th{background:#2a2721}th,td,hr,blockquote{border-color:#4a463f}
header img{background:#fff;border-radius:.25rem;padding:.15rem}mark{background:#504113}}
@media print{header,footer{display:none}}`

type Page = { title: string; language: string; body: readonly string[] }
const page = ({ title, language, body }: Page) =>
  standalonePage({
    ...{ title, language, style, body },
    direction: directionOf(language) === 'rtl' ? 'rtl' : 'ltr',
    pictures: "'self' data:",
    head: ['<meta name="robots" content="noindex, nofollow, noarchive">'],
  })

/** Pictures are had below the link's own address. */
const pictureAt =
  (at: string) =>
  ({ attrs: { src, alt = '', width, height } }: Image) => {
    const id = fileIn(src)
    const address = id === undefined ? src : at + addressOfFile(id)
    const size = [width && ` width="${width}"`, height && ` height="${height}"`].filter(Boolean).join('')
    return `<img src="${escaped(address)}" alt="${escaped(alt)}"${size}>`
  }

/** A document for whoever has its link, at this address: its text, the mark above it, and until when. */
export const sharedPage = (
  { title, given, content, language, until }: SharedDocument,
  mark: Mark,
  at: string,
  locale: Locale,
) => {
  const name = title || titleIn(content) || words.untitled[locale]
  const says = (text: string) => `<span lang="${locale}">${escaped(text)}</span>`
  const logo = mark.logo ? `<img src="${escaped(`${at}/mark`)}" alt="">` : ''
  const day = until.toLocaleDateString(dated[locale], { dateStyle: 'long', timeZone: 'UTC' })
  const line = titleLine({ title, given, content })
  const heading = line ? [`<h1 dir="auto">${escaped(line)}</h1>`] : []
  const notes: string[] = []
  const text = content.content.map(block => toHtml([block], { picture: pictureAt(at), rel, notes }))
  const body = [
    `<header>${logo}${escaped(mark.name)}</header>`,
    ...['<main>', ...heading, ...text, notesAsHtml(notes), '</main>'],
    `<footer>${says(words.until(day)[locale])}</footer>`,
  ]
  return page({ title: name, language, body })
}

/** What stands at the address of a link that leads nowhere. */
export const endedPage = (locale: Locale) =>
  page({
    ...{ title: words.ended[locale], language: locale },
    body: ['<main>', `<h1>${words.ended[locale]}</h1>`, `<p>${words.why[locale]}</p>`, '</main>'],
  })
