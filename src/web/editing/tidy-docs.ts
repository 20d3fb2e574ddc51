/** Marks an item as a task, and its list as one of tasks. */
const asTask = (item: HTMLElement, isDone: boolean) => {
  item.dataset.type = 'taskItem'
  item.dataset.checked = String(isDone)
  if (item.parentElement) item.parentElement.dataset.type = 'taskList'
}

/** A box as Notion lays it on the clipboard, in letters. */
const written = /^\s*\[([ x])\]\s+/i
const takeWritten = (item: HTMLElement) => {
  const first = item.ownerDocument.createTreeWalker(item, 4).nextNode() as Text | null
  const [box, sign] = written.exec(first?.data ?? '') ?? []
  if (!first || box === undefined) return
  first.data = first.data.slice(box.length)
  asTask(item, sign !== ' ')
}

/** Items with a box, as Google Docs and pages lay them on the clipboard, become tasks; a link looks like one anyway. */
export const tidyDocs = (dom: ParentNode) => {
  for (const item of dom.querySelectorAll<HTMLElement>('li')) {
    const box = item.querySelector<HTMLInputElement>(
      ':scope > input[type="checkbox"], :scope > p > input[type="checkbox"]',
    )
    const isDone = box ? box.hasAttribute('checked') : item.getAttribute('aria-checked') === 'true'
    if (!box && item.getAttribute('role') !== 'checkbox') {
      takeWritten(item)
      continue
    }
    asTask(item, isDone)
    for (const drawn of [box, item.querySelector(':scope > img')]) drawn?.remove()
  }
  // Empty lines between blocks.
  for (const line of dom.querySelectorAll('[id^="docs-internal"] > br')) line.remove()
  for (const within of dom.querySelectorAll<HTMLElement>('a[href] span, a[href] u')) {
    within.style.removeProperty('color')
    within.style.removeProperty('text-decoration')
  }
}
