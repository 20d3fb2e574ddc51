import { beforeAll, describe, expect, test } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const beginning = { de: /zu sehen ist sein Anfang/, en: /this is its beginning/ }

/** What no model should write, and one does some day. */
const answers = {
  'open brackets': '['.repeat(50_000),
  'JSON on one line': '"a",'.repeat(25_000),
  'a line without an end': 'a'.repeat(200_000),
  'lines without number': '- a\n'.repeat(50_000),
  'lines of JSON': `[${'{"title": "Ein Titel", "text": "Ein Satz."},\n'.repeat(4_000)}]`,
}

/** Has the page note how long it did not answer; what it is busy with comes in tasks. */
const watched = (anna: Visitor) =>
  anna.page.addInitScript(() => {
    const seen = window as unknown as { longest: number }
    seen.longest = 0
    new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
const longest = (anna: Visitor) =>
  anna.page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done, 100)))
    return (window as unknown as { longest: number }).longest
  })

/** Writes a text and opens it again; how long the page was busy at a stretch, each time. */
const written = async (anna: Visitor, text: string) => {
  await anna.goes('/engins/v1/press_release')
  await anna.presses(words.example)
  here.model.next({ text })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  const first = await longest(anna)
  await anna.page.reload()
  await anna.button(words.copy).first().waitFor()
  return [first, await longest(anna)]
}

const ordinary = Array.from({ length: 120 }, (_, at) => `Absatz ${at}: ${'Der Fluss ist alt. '.repeat(40)}`).join(
  '\n\n',
)

describe('an answer that is too long to be drawn', () => {
  let usual: number
  const comes = async () => {
    const { cookie } = await here.federwerk.person({ plan: 'premium_plus' })
    const anna = await here.comes({ cookie })
    await watched(anna)
    return anna
  }
  beforeAll(async () => {
    // The browser tells only of tasks of 50 ms and more.
    usual = Math.max(50, ...(await written(await comes(), ordinary)))
  })

  test.each(Object.entries(answers))('%s: its beginning is shown, and the page goes on answering', async (_, text) => {
    const anna = await comes()
    const busy = await written(anna, text)
    await anna.reads(beginning.de)
    // Without its limits the sheet takes a hundred times as long as for an ordinary text that is very long.
    expect(Math.max(...busy)).toBeLessThan(5 * usual)
    await anna.presses(words.copy)
    await anna.reads(words.copied)
    const copied = (await anna.clipboard()).replaceAll('\r', '')
    expect(copied === text.trimEnd()).toBe(true)
  })
})
