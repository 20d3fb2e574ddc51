/** Items with a box, as Google Docs and pages lay them on the clipboard, become tasks; a link looks like one anyway. */
export const tidyDocs = (dom: ParentNode) => {
  for (const item of dom.querySelectorAll<HTMLElement>('li')) {
    const box = item.querySelector<HTMLInputElement>(
      ':scope > input[type="checkbox"], :scope > p > input[type="checkbox"]',
    )
    const isDone = box ? box.hasAttribute('checked') : item.getAttribute('aria-checked') === 'true'
    if (!box && item.getAttribute('role') !== 'checkbox') continue
    item.dataset.type = 'taskItem'
    item.dataset.checked = String(isDone)
    if (item.parentElement) item.parentElement.dataset.type = 'taskList'
    for (const drawn of [box, item.querySelector(':scope > img')]) drawn?.remove()
  }
  // Empty lines between blocks.
  for (const line of dom.querySelectorAll('[id^="docs-internal"] > br')) line.remove()
  for (const within of dom.querySelectorAll<HTMLElement>('a[href] span, a[href] u')) {
    within.style.removeProperty('color')
    within.style.removeProperty('text-decoration')
  }
}
