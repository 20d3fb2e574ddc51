import type { Page } from 'playwright-core'
import { digits, median, percentile, type Row } from './table.ts'

const rounds = 3
/** What is typed, with pauses in which it is kept, checked and saved. */
const bursts = Array.from({ length: 12 }, (_, at) => `Der ${at + 1}. Satz steht hier. `)
const pauses = [200, 400, 900]

const sentences = [
  'Der alte Ofen am Markt brannte **seit 1911**, und wer früh kam, bekam warmes Brot.',
  'Die Gemeinde hat im vergangenen Jahr mehr Wege gebaut, als je zuvor gezählt wurden.',
  'Wer nicht warten will, bestellt einen Termin; die Preise stehen im Aushang.',
  'Eine [Karte](https://example.org) zeigt, wo das Rathaus, die Schule und der Hafen liegen.',
]
const paragraph = (at: number) =>
  Array.from({ length: 6 }, (_, line) => sentences[(at + line) % sentences.length]).join(' ')

/** A text of so many words, with a heading every few paragraphs; Markdown. */
export const textOf = (count: number) => {
  const parts: string[] = []
  for (let at = 0, words = 0; words < count; at++) {
    const part = at % 8 ? paragraph(at) : `## Abschnitt ${at / 8 + 1}`
    words += part.split(' ').length
    parts.push(part)
  }
  return parts.join('\n\n')
}

type Watched = Window & { answered?: number[] }

/** In the page: notes for each key how long it takes until what it brings has been painted. */
export const watch = () => {
  const answered: number[] = []
  ;(window as Watched).answered = answered
  addEventListener(
    'keydown',
    ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => answered.push(performance.now() - timeStamp))),
    { capture: true },
  )
}
const answered = () => (window as Watched).answered?.splice(0) ?? []

/** Types and pauses; from each key to what it brings, milliseconds. */
const typing = async (page: Page) => {
  for (const [at, burst] of bursts.entries()) {
    await page.keyboard.type(burst, { delay: 40 })
    await page.waitForTimeout(pauses[at % pauses.length] ?? 0)
  }
  return page.evaluate(answered)
}

/** How soon a key is painted on two pages that are typed into by turns, and how the second stands to the first. */
export const typedByTurns = async (bare: Page, ours: Page, what: string, aim: number): Promise<Row[]> => {
  await typing(bare)
  await typing(ours)
  const found: (readonly [readonly number[], readonly number[]])[] = []
  for (let round = 0; round < rounds; round++) {
    await bare.bringToFront()
    const inBare = await typing(bare)
    await ours.bringToFront()
    found.push([inBare, await typing(ours)])
  }
  return ([50, 95] as const).map(share => {
    const [one, other] = [0, 1].map(side => median(found.map(pair => percentile(share)(pair[side] ?? []))))
    const ratio = (other ?? 0) / (one || 1)
    return {
      what: `${what}, ${share === 50 ? 'median' : `p${share}`}`,
      bare: `${digits(one ?? 0)} ms`,
      ours: `${digits(other ?? 0)} ms`,
      result: `${digits(ratio)}×`,
      aim: `${aim}×`,
      met: ratio <= aim,
    }
  })
}
