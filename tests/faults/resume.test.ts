import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Federwerk, startFederwerk } from '../federwerk.ts'
import { type ModelServer, startModel } from '../model-server.ts'
import { begin, follow, isLast, isWord, textOf } from './streams.ts'

let model: ModelServer
let federwerk: Federwerk
beforeAll(async () => {
  model = await startModel()
  federwerk = await startFederwerk({ model })
})
afterAll(async () => {
  await federwerk.close()
  await model.close()
})

const news = { content: 'Wir eröffnen ein Reparaturcafé.' }
const text = Array.from({ length: 60 }, (_, at) => `Wort${at} `)
  .join('')
  .trim()

test('who comes back again and again misses nothing and hears nothing twice', async () => {
  const anna = await federwerk.person()
  model.next({ pace: 60, text })
  const { run, frames } = await begin(anna, 'press', news)
  const heard = [...(await (async () => (await frames.until(({ id }) => id >= 3), frames.leave(), frames.so))())]
  while (!heard.some(isLast)) {
    const last = heard.at(-1)?.id ?? 0
    const more = await follow(anna, run, last)
    await more.until(frame => frame.id >= last + 5 || isLast(frame))
    more.leave()
    heard.push(...more.so.filter(({ id }) => id > 0))
  }
  expect(heard.map(({ id }) => id)).toEqual(heard.map((_, at) => at + 1))
  expect(textOf(heard)).toBe(text)
  expect(heard.at(-1)).toMatchObject({ event: 'message_end', text })
})

test('several follow one text, from different places, and all hear the same', async () => {
  const anna = await federwerk.person()
  model.next({ pace: 60, text })
  const { run, frames } = await begin(anna, 'press', news)
  await frames.until(({ id }) => id >= 10)
  const readers = await Promise.all([0, 5, 9].map(after => follow(anna, run, after)))
  await Promise.all([frames, ...readers].map(reader => reader.until(isLast)))
  for (const [place, after] of [0, 5, 9].entries())
    expect(readers[place]?.so).toEqual(frames.so.filter(({ id }) => id > after))
  expect(frames.so.filter(isWord).length).toBeGreaterThan(5)
})
