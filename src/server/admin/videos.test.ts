import { expect, test } from 'vitest'
import { serving } from '#tests/serving.ts'

const served = serving()

const video = 'https://videos.example/presse?v=1'
const set = (slug: string, body: object) => served.admin.put(`/api/admin/videos/${slug}`, body)
const guideOf = async (slug: string) => {
  const { data } = await (await served.admin.get('/api/engines')).json()
  return data.find((card: { slug: string }) => card.slug === slug).guide as { video?: string }
}

test('a video that an administrator sets stands in the guide of its tool alone, until it is removed', async () => {
  expect((await guideOf('press_release')).video).toBeUndefined()
  expect(await (await set('press_release', { video: ` ${video} ` })).json()).toEqual({
    videos: { press_release: video },
  })
  expect((await guideOf('press_release')).video).toBe(video)
  expect((await guideOf('bullet_points')).video).toBeUndefined()
  const { entries } = await (await served.admin.get('/api/admin/audit')).json()
  expect(JSON.stringify(entries)).toContain('video_set')
  expect(await (await set('press_release', { video: null })).json()).toEqual({ videos: {} })
  expect((await guideOf('press_release')).video).toBeUndefined()
})

test.each(['http://a.example', 'javascript:alert(1)', 'https://a b', 'x', '', 7])('%j is no video', async wrong => {
  const answer = await set('press_release', { video: wrong })
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, ['video']])
})

test('nobody but administrators sets one, and only for a tool there is', async () => {
  const anna = await served.person({ plan: 'premium' })
  expect((await anna.put('/api/admin/videos/press_release', { video })).status).toBe(403)
  expect((await set('nothing', { video })).status).toBe(404)
})
