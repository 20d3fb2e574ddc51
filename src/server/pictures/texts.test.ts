import { beforeAll, expect, test } from 'vitest'
import { height, lettered, width } from '#tests/lettered.ts'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { yard } from '#tests/yard.ts'

const served = serving()
let anna: Person
let address = ''
beforeAll(async () => {
  anna = await served.person({ plan: 'basic' })
  const file = new File([new Uint8Array(await lettered())], 'Plakat.png')
  address = (await (await anna.upload(file, '/api/upload/image')).json()).response
})

const asks = (person: Person, picture: unknown) => person.post('/api/pictures/texts', { picture })

test('where text stands on a picture of one’s own is told line by line, and costs nothing', async () => {
  const answer = await asks(anna, address)
  const found = await answer.json()
  expect([answer.status, found.message]).toEqual([200, undefined])
  expect(found).toMatchObject({ width, height })
  expect(found.boxes).toHaveLength(2)
  expect(Object.keys(found.boxes[0]).toSorted()).toEqual(['height', 'left', 'top', 'width'])
  expect(await anna.used()).toBe(0)
})

test('a house and a ball are no text, though they look like some from afar', async () => {
  const file = new File([new Uint8Array(await yard())], 'Hof.png')
  const { response } = await (await anna.upload(file, '/api/upload/image')).json()
  const { boxes } = await (await asks(anna, response)).json()
  expect(boxes.filter((box: { width: number; height: number }) => box.width * box.height > 1000)).toEqual([])
}, 60_000)

test('pictures of others are not looked at, nor anything that is none', async () => {
  const ben = await served.person({ plan: 'basic' })
  expect((await asks(ben, address)).status).toBe(422)
  const enlarging = (person: Person, factor: string) =>
    person.post('/api/pictures/enlarging', { picture: address, factor })
  expect((await enlarging(ben, 'two')).status).toBe(422)
  expect((await enlarging(anna, 'seven')).status).toBe(422)
  expect((await enlarging(anna, 'two')).status).toBe(200)
  for (const picture of ['', 'https://example.com/a.png', '/files/../etc', 7, undefined])
    expect((await asks(anna, picture)).status).toBe(422)
})

test('the tool removes what was found, without any model', async () => {
  const made = await anna.post('/api/engins/remove-texts', { picture: address })
  expect(made.status).toBe(200)
  const { boxes } = await (await asks(anna, (await made.json()).completion[0])).json()
  expect([boxes, await anna.used()]).toEqual([[], 0])
}, 60_000)
