import { blocksIn, seoOf } from '#language/seo/index.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { keptDe } from '#tests/language/meaning/de.ts'
import { keptLongDe } from '#tests/language/meaning/long.ts'
import { keptUnseen } from '#tests/language/meaning/unseen.ts'
import { digits, median, type Row } from './table.ts'

const [rounds, warmUp] = [60, 20]
const wanted = 2_000

const sentences = [...keptDe, ...keptLongDe, ...keptUnseen].map(([source]) => source)
const wordsIn = (text: string) => text.split(/\s+/).length

/** A German article of about 2,000 words with headings and a link. */
const article = () => {
  const parts: string[] = []
  for (let at = 0, count = 0; count < wanted; at++) {
    const part = sentences[at % sentences.length] ?? ''
    count += wordsIn(part)
    parts.push(at % 6 ? part : `## Abschnitt ${at}\n\n${part} Mehr [hier](https://example.org).`)
  }
  return parts.join('\n\n')
}

const segmenter = new Intl.Segmenter('de', { granularity: 'word' })

const timed = (work: () => unknown) => {
  for (let round = 0; round < warmUp; round++) work()
  const times = Array.from({ length: rounds }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return median(times)
}

/** What judging how well 2,000 words can be found takes, whole and after a change in one paragraph. */
export const seoBesideReading = async (): Promise<Row[]> => {
  const text = article()
  const document = fromMarkdown(text)
  const frame = { title: 'Der Hafen', description: '', keyphrase: 'Werkstatt am Hafen', language: 'de' }
  const readOnce = () => {
    let count = 0
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count++
    return count
  }
  const bare = timed(readOnce)
  const whole = timed(() => seoOf(blocksIn(document), frame))
  const blocks = [...blocksIn(document)]
  const changed = timed(() => {
    const first = blocks[1]
    if (first) blocks[1] = { ...first }
    return seoOf(blocks, frame)
  })
  const row = (what: string, ours: number): Row => ({
    what,
    bare: `${digits(bare)} ms`,
    ours: `${digits(ours)} ms`,
    result: `${digits(ours / bare)}×`,
    aim: '20 ms',
    met: ours <= 20,
  })
  return [
    row(`SEO score of ${wordsIn(text)} words, beside reading them once`, whole),
    row('The same after a change in one paragraph', changed),
  ]
}
