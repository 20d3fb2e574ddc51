/** So many calls are looked at: a page may hold ten thousands of what looks like them. */
const most = 1_000
const calls = 'a[href^="#"]'
/** A note of Word and of LibreOffice, which may have paragraphs; elsewhere it is one. */
const whole = 'div[style*="mso-element:"], div[id^="sdfootnote"], div[id^="sdendnote"]'

/** The words of a note in one line. */
const lineOf = (note: Element) => {
  const line = note.ownerDocument.createElement('span')
  line.dataset.note = ''
  const parts = [...note.querySelectorAll('p')]
  for (const part of parts.length ? parts : [note]) {
    if (line.firstChild) line.append(' ')
    line.append(...part.childNodes)
  }
  return line
}

/** Lays notes where they are called for: a link to what leads back to it, as Word, LibreOffice and pages have them. */
export const layNotes = (dom: Element) => {
  const named = new Map(
    [...dom.querySelectorAll('[id], [name]')].map(element => [element.id || element.getAttribute('name'), element]),
  )
  const targetOf = (link: Element) => named.get(link.getAttribute('href')?.slice(1) ?? null)
  for (const call of [...dom.querySelectorAll(calls)].slice(0, most)) {
    const target = targetOf(call)
    const note = target?.closest(whole) ?? target?.closest('li, p, aside, dd')
    const back =
      note &&
      !note.contains(call) &&
      [...note.querySelectorAll(calls)].find(link => {
        const to = targetOf(link)
        return to && (to === call || to === call.parentElement || to.parentElement === call)
      })
    if (!note || !back || !dom.contains(note) || !dom.contains(call)) continue
    back.remove()
    const raised = call.closest('sup')
    const place = raised?.textContent === call.textContent ? raised : call
    place.replaceWith(lineOf(note))
    let empty = note.parentElement
    note.remove()
    for (; empty && empty !== dom && !empty.textContent.trim(); empty = empty.parentElement) empty.remove()
  }
}
