import { expect, test } from 'vitest'
import { Problem } from '#shared/problems.ts'
import type { PaintRequest, Painter } from '#server/painting/painter.ts'
import { motifs } from '#tests/painting.ts'
import { png } from '#tests/pictures.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'

const asked: PaintRequest[] = []
/** How many of the pictures that are asked for do not come, question after question. */
const missing: number[] = []
const painter: Painter = {
  name: 'fake:forgetful',
  can: ['paint'],
  async *paint(request) {
    asked.push(request)
    const comes = request.howMany - (missing.shift() ?? 0)
    if (!comes) throw new Problem('model_declined')
    const size = { width: 64, height: 48 }
    for (let at = 0; at < comes; at++) {
      const [bytes, larger] = [png(size), png({ width: 128, height: 96 })]
      const original = { bytes: larger, type: 'image/png', width: 128, height: 96 } as const
      yield { bytes, type: 'image/png', ...size, seed: asked.length * 10 + at, original }
    }
    yield { images: comes }
    if (comes < request.howMany) yield { unpainted: 'model_declined' }
  },
}
const served = serving({ painter, engines: [motifs] })

const wanted = { content: 'Ein Leuchtturm', style: 'drawing', count: 4 }
const paints = async (person: Person, before?: string, values: object = wanted) => {
  const answer = await person.ask(`paint_motif${before ? `?again=${before}&of=${before}` : ''}`, values)
  await answer.text()
  return answer.headers.get('x-run-id') ?? ''
}
const read = async (person: Person, run: string) => (await person.get(`/api/runs/${run}`)).json()
const statusOf = async (person: Person, address: string) => (await person.get(address)).status

test('pictures that were missing stand beside those that came, which are not painted and not charged again', async () => {
  const anna = await served.person({ plan: 'basic' })
  missing.push(1)
  const first = await paints(anna)
  const before = await read(anna, first)
  expect([before.answer.length, before.unpainted, await anna.used()]).toEqual([3, 'model_declined', 1])

  const second = await paints(anna, first)
  const all = await read(anna, second)
  expect(asked.map(({ howMany }) => howMany)).toEqual([4, 1])
  expect(all).toMatchObject({ state: 'done', unpainted: null, charged: true, cost: 1, origin: first, parent: first })
  expect(all.files.map(({ seed }: { seed: number }) => seed)).toEqual([10, 11, 12, 20])
  expect(all.files.map(({ name }: { name: string }) => name)).toEqual(
    [1, 2, 3, 4].map(at => `Ein Leuchtturm ${at}.png`),
  )
  expect(await anna.used()).toBe(2)
  // Among its versions it is called what it is.
  const versionsOf = async (run: string) => (await (await anna.get(`/api/runs/${run}/versions`)).json()).versions
  expect((await versionsOf(first)).map((one: { completed: boolean }) => one.completed)).toEqual([false, true])
  expect([before.completed, all.completed]).toEqual([false, true])
  // One work in the history.
  const { runs } = await (await anna.get('/api/runs?group=text')).json()
  expect(runs.map(({ _id }: { _id: string }) => _id)).toEqual([second])

  // Either goes without the other.
  await anna.send(`/api/runs/${first}`, { method: 'DELETE' })
  await served.forgetRemoved()
  await served.world.files.clean()
  const larger = all.files.map(({ original }: { original: { file: string } }) => `/files/${original.file}`)
  expect(await Promise.all([...all.answer, ...larger].map(address => statusOf(anna, address)))).toEqual(
    Array.from({ length: 8 }, () => 200),
  )
  expect(await statusOf(anna, before.answer[0])).toBe(404)
})

test('where nothing comes of the missing ones, the others stand, nothing is charged, and it can be tried again', async () => {
  const bert = await served.person({ plan: 'basic' })
  missing.push(2, 2, 1)
  const first = await paints(bert)
  const second = await paints(bert, first)
  const none = await read(bert, second)
  expect(none).toMatchObject({ state: 'done', unpainted: 'model_declined', cost: 0, completed: false })
  expect([none.answer.length, await bert.used()]).toEqual([2, 1])
  const third = await read(bert, await paints(bert, second))
  expect([third.answer.length, third.unpainted, await bert.used()]).toEqual([3, 'model_declined', 2])
})

test('what was changed in the form, and what is complete, is painted whole', async () => {
  const clara = await served.person({ plan: 'basic' })
  missing.push(1)
  const first = await paints(clara)
  const other = await paints(clara, first, { ...wanted, content: 'Ein Hafen' })
  expect(asked.at(-1)).toMatchObject({ howMany: 4 })
  const again = await read(clara, await paints(clara, other, { ...wanted, content: 'Ein Hafen' }))
  expect([asked.at(-1)?.howMany, again.answer.length]).toEqual([4, 4])
})
