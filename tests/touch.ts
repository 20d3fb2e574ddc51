import type { CDPSession, Page } from 'playwright-core'

/** Pixels that a fingertip needs, and letters below which phones enlarge the page as soon as somebody types. */
const least = { target: 44, letters: 16 }

/** What a finger would miss, or could not type into without the page growing; a line each. Runs in the browser. */
const missedIn = ({ target, letters }: typeof least) => {
  // Of a switch or a choice that is drawn by its label nothing else can be seen.
  const labels = 'label:has(input[type=checkbox], input[type=radio])'
  const operated = `a[href], button, summary, select, textarea, input, ${labels}, [role=button], [role^=menuitem], [role=option]`
  const typed = 'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=color])'
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility() && !element.closest('[inert], [aria-hidden=true]')
  }
  /** A word in a line of text is as high as its line, and so is a text that is edited where it stands. */
  const isInText = (element: Element) =>
    element.matches('[data-part]') ||
    (getComputedStyle(element).display === 'inline' && element.parentElement?.textContent !== element.textContent)
  /** What is drawn beyond an element to be hit as well: around it, or over what it stands in. */
  const beyond = (element: Element) =>
    ['::before', '::after'].flatMap(part => {
      const { position, top, right, bottom, left } = getComputedStyle(element, part)
      if (position !== 'absolute') return []
      const around = getComputedStyle(element).position === 'static' ? (element as HTMLElement).offsetParent : element
      const box = around?.getBoundingClientRect()
      const [up, across, down, back] = [top, right, bottom, left].map(length => Number.parseFloat(length) || 0)
      if (!box || up === undefined || across === undefined || down === undefined || back === undefined) return []
      return [{ left: box.left + back, top: box.top + up, right: box.right - across, bottom: box.bottom - down }]
    })
  const boxOf = (element: Element) => {
    const isMark = element.matches('input[type=checkbox], input[type=radio]')
    const label = isMark ? (element as HTMLInputElement).labels?.[0] : undefined
    const boxes = [...[element, ...(label ? [label] : [])].map(one => one.getBoundingClientRect()), ...beyond(element)]
    const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))]
    const [right, bottom] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))]
    return { width: right - left, height: bottom - top }
  }
  const named = (element: Element) => element.outerHTML.replaceAll(/ class="[^"]*"/g, '').slice(0, 140)
  const seen = [...document.querySelectorAll(operated)].filter(isSeen)
  const small = seen
    .filter(element => !isInText(element))
    .map(element => ({ element, box: boxOf(element) }))
    .filter(({ box }) => box.width < target - 0.5 || box.height < target - 0.5)
    .map(({ element, box }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${named(element)}`)
  const fine = seen
    .filter(element => element.matches(typed))
    .filter(element => Number.parseFloat(getComputedStyle(element).fontSize) < letters)
    .map(element => `letters of ${getComputedStyle(element).fontSize}: ${named(element)}`)
  return matchMedia('(pointer: coarse)').matches ? [...small, ...fine] : ['no touch screen']
}

const sessions = new WeakMap<Page, CDPSession>()

/** The screen can be touched from now on, or no longer. */
export const setTouch = async (page: Page, enabled: boolean) => {
  // What a session has set ends with it.
  const devTools = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, devTools)
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled })
}

/** What a finger cannot hit on a page as it stands, in a browser with a touch screen. */
export const missedByTouch = (page: Page) => page.evaluate(missedIn, least)
