import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { adds, begins, brings, read, starts, told, trainingHouse } from '#tests/training-house.ts'
import { blurred, doubled, face } from '#tests/training-pictures.ts'

const { served, pictures, person } = trainingHouse()

describe('pictures', () => {
  test('are looked at: who is seen, what is too small, blurred or there twice; only the others are used', async () => {
    const anna = await person()
    const model = await begins(anna)
    expect(model).toMatchObject({ state: 'draft', used: 0, trigger: expect.stringMatching(/^EMAILLEK[A-Z]{4}$/) })
    const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = pictures
    await adds(anna, model, first)
    await adds(anna, model, face())
    await adds(anna, model, await doubled(first))
    await adds(anna, model, await sharp(second).resize(320).png().toBuffer())
    const { pictures: found, used } = await adds(anna, model, await blurred(pictures[3] ?? second))
    expect(found.map(({ findings }) => findings)).toEqual([[], ['person'], ['double'], ['small'], ['blurred']])
    expect(found[2]?.doubleOf).toBe(1)
    expect([used, found.map(one => one.used)]).toEqual([2, [true, false, false, false, true]])
    expect(await told(starts(anna, model))).toEqual([409, 'image_model_pictures_few'])
    const less = await read(anna.send(`/api/image-models/${model._id}/pictures/${found[0]?._id}`, { method: 'DELETE' }))
    expect(less.pictures.map(({ findings }) => findings)).toEqual([['person'], [], ['small'], ['blurred']])
    expect((await anna.get(found[0]?.address ?? '')).status).toBe(404)
  }, 120_000)

  test('have captions; what is no picture, another’s or one too many is refused', async () => {
    const [anna, bert] = [await person(), await person()]
    const model = await begins(anna)
    const {
      pictures: [one],
    } = await adds(anna, model, pictures[0] ?? Buffer.alloc(0))
    const at = `/api/image-models/${model._id}/pictures`
    const named = await read(anna.patch(`${at}/${one?._id}`, { caption: ' auf Holz ' }))
    expect(named.pictures[0]?.caption).toBe('auf Holz')
    expect((await anna.patch(`${at}/${one?._id}`, { caption: 'x'.repeat(501) })).status).toBe(422)
    expect((await anna.post(at, { file: '/files/nothing' })).status).toBe(422)
    expect((await anna.post(at, { file: 'https://example.com/x.png' })).status).toBe(422)
    const text = await read<{ response: string }>(anna.upload(new File(['Text'], 'Notiz.txt')))
    expect((await anna.post(at, { file: text.response })).status).toBe(422)
    expect((await anna.post(at, { file: await brings(bert, pictures[1] ?? Buffer.alloc(0)) })).status).toBe(422)
    await served.query(
      `with made as (insert into file (id, "user", name, type, bytes)
        select 'many-' || n, $1, n::text, 'image/png', 1 from generate_series(1, 59) as n returning id)
      insert into image_model_picture (model, file, width, height, sharpness, print, face)
      select $2, id, 600, 600, 100, '0', false from made`,
      [anna.id, model._id],
    )
    const more = { file: await brings(anna, pictures[1] ?? Buffer.alloc(0)) }
    expect(await told(anna.post(at, more))).toEqual([409, 'image_model_pictures_full'])
  }, 60_000)

  test('of a model stay although no text uses them, and go with it', async () => {
    const anna = await person()
    const model = await begins(anna)
    const { pictures: all } = await adds(anna, model, pictures[0] ?? Buffer.alloc(0))
    await served.query(`update file set created_at = now() - interval '400 days' where "user" = $1`, [anna.id])
    await served.world.files.clean()
    expect((await anna.get(all[0]?.address ?? '')).status).toBe(200)
    expect((await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })).status).toBe(204)
    expect((await anna.get(all[0]?.address ?? '')).status).toBe(404)
    expect(await read<{ used: number }>(anna.get('/api/files'))).toMatchObject({ used: 0 })
    expect((await anna.get(`/api/image-models/${model._id}`)).status).toBe(404)
  }, 60_000)
})
