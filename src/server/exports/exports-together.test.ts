import { expect, test } from 'vitest'
import { exporting } from '#tests/documents/exporting.ts'

const { served, anna, pdfOf, wordOf } = exporting()

test('while one person’s files take long, another’s is made', async () => {
  const [busy, other] = [await served.person({ plan: 'free' }), await served.person({ plan: 'free' })]
  // Both processes stand before it is measured whose turn it is.
  await Promise.all([busy, other].map(person => pdfOf({ html: '<p>a</p>' }, person)))
  const order: string[] = []
  const long = [1, 2, 3].map(async () => {
    await busy.post('/api/toPdf', { html: '<p>a</p>'.repeat(5_000) })
    order.push('long')
  })
  await pdfOf({ html: '<p>Kurz</p>' }, other).then(() => order.push('short'))
  await Promise.all(long)
  expect(order.at(-1)).toBe('long')
}, 60_000)

test('several people at once each get their own, and one person not more than three at a time', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => served.person({ plan: 'free' })))
  const all = await Promise.all(
    people.flatMap((who, at) => [
      pdfOf({ html: `<p>Nummer ${at}</p>` }, who).then(({ text }) => text.trim()),
      wordOf({ html: `<p>Nummer ${at}</p>` }, who).then(({ text }) => text.trim()),
    ]),
  )
  expect(all).toEqual(people.flatMap((_, at) => [`Nummer ${at}`, `Nummer ${at}`]))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => anna.post('/api/toPdf', { html: '<p>Eile</p>'.repeat(2000) })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(3)
  for (const late of answers.filter(({ status }) => status !== 200)) {
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '5'])
    expect((await late.json()).code).toBe('exports_at_once')
  }
  expect(statuses).toContain(429)
})
