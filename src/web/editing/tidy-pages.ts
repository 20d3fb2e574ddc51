import { isPictureTaken } from '#shared/document/attributes.ts'

const begins = 'h1, h2, h3, h4, h5, h6'

/** An item that begins with a heading begins with strong words: it has no empty line before them. */
const strengthen = (heading: Element) => {
  const [paragraph, strong] = (['p', 'strong'] as const).map(tag => heading.ownerDocument.createElement(tag))
  if (!paragraph || !strong) return
  strong.append(...heading.childNodes)
  paragraph.append(strong)
  heading.replaceWith(paragraph)
}

/** What a table is called stands before it. */
const layCaption = (caption: Element) => {
  const table = caption.closest('table')
  const line = caption.ownerDocument.createElement('p')
  line.append(...caption.childNodes)
  caption.remove()
  if (line.textContent.trim()) table?.before(line)
}

const isEmoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f)+$/u
/** What pages count their readers with is as small as a point. */
const isPoint = (picture: HTMLImageElement) =>
  ['width', 'height'].some(side => Number.parseInt(picture.getAttribute(side) ?? '2', 10) < 2)

/**
 * Lays out what pages have as a document knows it: captions, headings of items, drawn emojis. Says how many pictures
 * cannot come along, since nobody fetches them.
 */
export const tidyPages = (dom: ParentNode): number => {
  for (const caption of dom.querySelectorAll('caption')) layCaption(caption)
  for (const item of dom.querySelectorAll('li'))
    if (item.firstElementChild?.matches(begins)) strengthen(item.firstElementChild)
  let lost = 0
  for (const picture of dom.querySelectorAll('img')) {
    if (isPictureTaken(picture.getAttribute('src') ?? '')) continue
    const alt = picture.alt.trim()
    if (isEmoji.test(alt)) picture.replaceWith(alt)
    else if (!isPoint(picture)) lost += 1
  }
  return lost
}
