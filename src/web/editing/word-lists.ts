import { isSignStyle, listPlaceIn, listTagOf } from '#shared/document/word-lists.ts'

/** The sign of an item stands in it as text, marked to be left out. */
const takeSign = (item: Element) => {
  const sign = [...item.querySelectorAll('span')].find(span => isSignStyle(span.getAttribute('style')))
  const text = (sign?.textContent ?? '').trim()
  sign?.remove()
  return text
}

/** Word lays its lists on the clipboard as paragraphs with signs; here they become lists again. */
export const tidyWord = (dom: ParentNode) => {
  const open: { list: Element; name: string | undefined }[] = []
  let last: Element | undefined
  for (const item of [...dom.querySelectorAll('p')]) {
    const place = listPlaceIn(item.getAttribute('style'))
    if (!place) continue
    if (!last || last.nextElementSibling !== item) open.length = 0
    const tag = listTagOf(takeSign(item))
    open.length = Math.min(open.length, place.level)
    // Right behind one list another can begin.
    if (open[place.level - 1] && open[place.level - 1]?.name !== place.list) open.length = place.level - 1
    while (open.length < place.level) {
      const list = item.ownerDocument.createElement(tag)
      const above = open.at(-1)?.list
      const around = above?.lastElementChild ?? above
      if (around) around.append(list)
      else item.before(list)
      open.push({ list, name: place.list })
    }
    const element = item.ownerDocument.createElement('li')
    const paragraph = item.ownerDocument.createElement('p')
    paragraph.append(...item.childNodes)
    element.append(paragraph)
    open.at(-1)?.list.append(element)
    item.remove()
    last = open[0]?.list
  }
}
