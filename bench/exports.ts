import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { fetchedLibrary } from './html-to-docx.ts'
import { startOurs } from './servers.ts'
import { digits, median, type Row } from './table.ts'
import { barestWord } from './word.ts'

const [pages, rounds, together, each] = [50, 7, 20, 3]

const words =
  'Die Gemeinde hat im vergangenen Jahr mehr Wege gebaut, als je zuvor in ihrer Geschichte gezählt wurden. Wer früh ' +
  'kam, bekam <strong>warmes Brot</strong>; wer spät kam, den <em>Rest</em>. '
const row = '<tr><td>2011</td><td>14 Wege</td><td>12.500,00 €</td></tr>'
const page = (at: number) =>
  `<h2>Kapitel ${at + 1}</h2>${`<p>${words.repeat(3)}</p>`.repeat(4)}<ul><li>Eins</li><li>Zwei</li></ul>` +
  `<table><thead><tr><th>Jahr</th><th>Wege</th><th>Kosten</th></tr></thead><tbody>${row.repeat(4)}</tbody></table>`
const html = Array.from({ length: pages }, (_, at) => page(at)).join('')

const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** How long a document of 50 pages takes as Word and as PDF, beside two libraries and beside a browser's print. */
export const exportingFiles = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser files are not measured: ${howToGetChromium}.`)
    return []
  }
  const [ours, browser] = await Promise.all([startOurs(9), openBrowser()])
  const people = await Promise.all(Array.from({ length: Math.ceil(together / each) }, () => ours.person()))
  const [anna] = people
  const make = async (path: string, who = anna) => {
    const answer = await who?.post(`/api/${path}`, { html, title: 'Bericht', lang: 'DE' })
    if (!answer?.ok) throw new Error(`${path}: ${await answer?.text()}`)
    return answer.arrayBuffer()
  }
  const tab = await browser.newPage()
  const print = async () => {
    await tab.setContent(html)
    return tab.pdf({ format: 'A4' })
  }
  const compare = async (what: string, bare: () => Promise<unknown>, own: () => Promise<unknown>): Promise<Row> => {
    const found: (readonly [number, number])[] = []
    for (let round = 0; round < rounds + 2; round++) found.push([await timed(bare), await timed(own)])
    const [theirs, mine] = [0, 1].map(side => median(found.slice(2).map(pair => pair[side] ?? 0)))
    const ratio = (mine ?? 0) / (theirs || 1)
    return {
      ...{ what, bare: `${digits(theirs ?? 0)} ms`, ours: `${digits(mine ?? 0)} ms` },
      ...{ result: `${digits(ratio)}×`, aim: '1×', met: ratio <= 1 },
    }
  }
  const library = await fetchedLibrary()
  const rows = [
    ...(library
      ? [
          await compare(
            `A document of ${pages} pages as Word, beside html-to-docx`,
            () => library.convert(html),
            () => make('toDocx'),
          ),
        ]
      : []),
    await compare(
      `The same, beside a library that is told each paragraph`,
      () => barestWord(pages, words.repeat(3)),
      () => make('toDocx'),
    ),
    await compare(`The same as PDF, beside Chromium's print`, print, () => make('toPdf')),
  ]
  // Both of its processes are there, as on a day on which files are made.
  await Promise.all([make('toPdf'), make('toDocx', people[1])])
  await ours.meter('loop')
  await Promise.all(
    Array.from({ length: together }, (_, at) => make(at % 2 ? 'toPdf' : 'toDocx', people[Math.floor(at / each)])),
  )
  const { held } = await ours.meter('loop')
  await Promise.all([ours.stop(), browser.close(), library?.close()])
  return [
    ...rows,
    {
      what: `${together} of them at once: the longest that the server answers nobody else`,
      ...{ bare: '', ours: `${digits(held)} ms`, result: `${digits(held)} ms`, aim: '50 ms', met: held <= 50 },
    },
  ]
}
