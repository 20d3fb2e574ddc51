import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { begins, german, notes, of, read, starts, trainingHouse } from '#tests/training-house.ts'
import { tendTrainings } from './tend.ts'

const { served, stripe, trainer, anna, person, filled, becomes, settled, pays } = trainingHouse()

describe('the fee', () => {
  test('is paid on Stripe’s page, begins the training, and is paid once', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const before = stripe.payments().length
    const [one, two] = [
      await read<{ url: string }>(starts(anna, model)),
      await read<{ url: string }>(starts(anna, model)),
    ]
    expect((await of(anna, model)).state).toBe('draft')
    const back = await pays(one.url)
    expect(back).toContain(`/de/pictures/image-model-generator?model=${model._id}&paid=cs_`)
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
    const session = new URL(back).searchParams.get('paid')
    expect((await anna.post(`/api/image-models/${model._id}/confirm`, { session })).status).toBe(200)
    await pays(two.url)
    const [first, second] = stripe.payments().slice(before)
    expect(first).toMatchObject({ cents: 4999, refunded: false })
    await settled(second?.id ?? '')
    trainer.stands('COMPLETED')
    await becomes(anna, model, 'ready')
    expect(stripe.payments()[before]?.refunded).toBe(false)
  }, 60_000)

  test('that was taken by a server which then ended begins the training when Stripe tells of it again', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const { url } = await read<{ url: string }>(starts(anna, model))
    await served.query(`create function ends() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
    await served.query(`create trigger ends before update on image_model for each row
      when (new.state = 'waiting') execute function ends()`)
    const back = await pays(url)
    await vi.waitFor(async () => expect(await of(anna, model)).toMatchObject({ state: 'draft', paid: true }), 30_000)
    await served.query('drop function ends cascade')
    const session = new URL(back).searchParams.get('paid')
    await anna.post(`/api/image-models/${model._id}/confirm`, { session })
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
  }, 60_000)

  test('is given back where the training fails, and counts no second time', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const click = { ...german, 'idempotency-key': 'one' }
    const back = await pays((await read<{ url: string }>(starts(anna, model, click))).url)
    await becomes(anna, model, 'training')
    trainer.stands('COMPLETED', { fails: true })
    expect(await becomes(anna, model, 'failed')).toMatchObject({ refunded: true, paid: false })
    await settled(stripe.payments().at(-1)?.id ?? '')
    const session = new URL(back).searchParams.get('paid')
    const again = await read(anna.post(`/api/image-models/${model._id}/confirm`, { session }))
    expect(again).toMatchObject({ state: 'failed', paid: false })
    await pays((await read<{ url: string }>(starts(anna, model, click))).url)
    expect(await becomes(anna, model, 'training')).toMatchObject({ paid: true })
  }, 60_000)

  test('is not lost where it cannot be noted that it is to be given back: the training has not ended then', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    await pays((await read<{ url: string }>(starts(anna, model))).url)
    await becomes(anna, model, 'training')
    trainer.stands('COMPLETED', { fails: true })
    await served.query(`create function no_job() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
    await served.query(`create trigger no_job before insert on pgboss.job for each row execute function no_job()`)
    await served.query('update image_model set due_at = now() where id = $1', [model._id])
    await tendTrainings(served.world).catch(() => undefined)
    expect(await of(anna, model)).toMatchObject({ state: 'training', refunded: false })
    await served.query('drop function no_job cascade')
    expect(await becomes(anna, model, 'failed')).toMatchObject({ refunded: true, paid: false })
    await settled(stripe.payments().at(-1)?.id ?? '')
  }, 60_000)

  test.each(['model', 'account'])(
    'is given back together with what goes, or neither: with the %s',
    async what => {
      await served.admin.put('/api/admin/training', { cents: 4999 })
      const bert = await person()
      const model = await begins(bert)
      const files = ['1', '2', '3'].map(name => `${bert.id}-${name}`)
      await served.query(
        `insert into file (id, "user", name, type, bytes) select id, $1, id, 'image/png', 1 from unnest($2::text[]) as id`,
        [bert.id, files],
      )
      const addresses = files.map(id => `/files/${id}`)
      await notes(served, model, addresses)
      const { url } = await read<{ url: string }>(starts(bert, model))
      // What is missing when it is paid: the training cannot begin, and is not begun by whoever looks after trainings.
      await served.query('delete from image_model_picture where model = $1', [model._id])
      await pays(url)
      const payment = stripe.payments().at(-1)?.id ?? ''
      expect(await of(bert, model)).toMatchObject({ state: 'draft', paid: true })
      const goes = () =>
        what === 'model'
          ? bert.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
          : served.admin.send(`/api/admin/users/${bert.id}`, { method: 'DELETE' })
      const noted = async () =>
        (await served.query(`select from pgboss.job where data ->> 'payment' = $1`, [payment])).rowCount
      await served.query(`create function stays() returns trigger language plpgsql as
      'begin raise exception ''The line was lost.''; end'`)
      await served.query(`create trigger stays before delete on image_model for each row execute function stays()`)
      expect((await goes()).ok).toBe(false)
      await served.query('drop function stays cascade')
      expect([(await of(bert, model)).paid, await noted()]).toEqual([true, 0])
      expect((await goes()).status).toBe(204)
      await settled(payment)
    },
    60_000,
  )

  test('what is paid for while its person is being deleted finds no model any more', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const bert = await person()
    const [paid, unpaid] = [await begins(bert), await begins(bert)]
    const { imageModels, users } = served.world
    expect(await imageModels.pay(bert.id, paid._id, `pi_${paid._id}`, 4999)).toBe(true)
    let paying: Promise<boolean> | undefined
    await users.remove(bert.id, async () => {
      paying = imageModels.pay(bert.id, unpaid._id, `pi_${unpaid._id}`, 4999)
      await Promise.race([paying, setTimeout(300)])
    })
    expect(await paying).toBe(false)
  })

  test('is not lost with a model that is made and paid for while its person is being deleted', async () => {
    const bert = await person()
    const paid = await begins(bert)
    const { imageModels, users } = served.world
    expect(await imageModels.pay(bert.id, paid._id, `pi_${paid._id}`, 4999)).toBe(true)
    const late = { id: `late-${bert.id}`, name: 'Kanne', kind: 'product', trigger: 'KANNEXYZ' } as const
    let paying: Promise<boolean> | undefined
    await users.remove(bert.id, async () => {
      const made = imageModels.create(bert.id, late)
      paying = made.then(({ id }) => imageModels.pay(bert.id, id, `pi_${id}`, 4999)).catch(() => false)
      await Promise.race([paying, setTimeout(300)])
    })
    expect(await paying).toBe(false)
  })

  test('that is paid while the subscription of who goes is ended is given back, and they are gone', async () => {
    const bert = await person()
    const model = await begins(bert)
    const payment = `pi_${model._id}`
    const standing = { customer: `cus_${bert.id}`, price: 'price_basic', status: 'active' as const }
    const id = `sub_${bert.id}`
    const payload = stripe.news(
      'customer.subscription.created',
      stripe.subscription(id, { ...standing, metadata: { user: bert.id, plan: 'basic' } }),
    )
    const headers = { 'stripe-signature': stripe.sign(payload) }
    await served.nobody.send('/api/stripe/webhook', { method: 'POST', body: payload, headers })
    // Whoever is told that the subscription ends pays at this moment.
    const hook = http.createServer((_, response) => {
      void served.world.imageModels.pay(bert.id, model._id, payment, 4999).finally(() => response.end())
    })
    await new Promise<void>(resolve => void hook.listen(0, '127.0.0.1', resolve))
    stripe.tells(`http://127.0.0.1:${(hook.address() as AddressInfo).port}`)
    const answer = await served.admin.send(`/api/admin/users/${bert.id}`, { method: 'DELETE' })
    stripe.tells(served.url)
    hook.close()
    expect([answer.status, stripe.statusOf(id)]).toEqual([204, 'canceled'])
    const { rowCount } = await served.query(`select from pgboss.job where data ->> 'payment' = $1`, [payment])
    expect(rowCount).toBe(1)
  })

  test('of what was deleted before it was paid for is given back', async () => {
    await served.admin.put('/api/admin/training', { cents: 4999 })
    const model = await filled()
    const { url } = await read<{ url: string }>(starts(anna, model))
    await anna.send(`/api/image-models/${model._id}`, { method: 'DELETE' })
    await pays(url)
    await settled(stripe.payments().at(-1)?.id ?? '')
  }, 60_000)

  test('is an administrator’s to set; others cannot', async () => {
    expect((await (await person()).put('/api/admin/training', { cents: 1 })).status).toBe(403)
    expect((await served.admin.put('/api/admin/training', { cents: -1 })).status).toBe(422)
    await served.admin.put('/api/admin/training', { cents: 1000 })
    expect(await read<object>((await person()).get('/api/image-models'))).toMatchObject({
      ...{ fee: 1000, sold: true, trainer: 'fal', service: 'fal', least: 3, most: 60 },
    })
  })
})
