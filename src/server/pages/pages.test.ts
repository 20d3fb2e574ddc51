import { expect, test } from 'vitest'
import { adminPages } from '#shared/admin-pages.ts'
import { serving } from '#tests/serving.ts'
import { needsOf } from './needs.ts'

const served = serving()

const visits = (path: string) => served.nobody.get(path, { accept: 'text/html' })

test.each([
  ...['/', '/de', '/en/', '/engins', '/de/engins', '/de/engins/v1/press_release', '/engins/v1/lyrics_engine'],
  ...['/de/engins/own-1', '/settings/', '/en/history/compare', '/de/admin', '/de/admin/users', '/login/link?token=a'],
])('%s is a page', async path => {
  const answer = await visits(path)
  expect([answer.status, (await answer.text()).includes('<div id="root"')]).toEqual([200, true])
})

test.each(adminPages)('what the page of the administration “%s” asks for at once is there', async name => {
  const data = needsOf(`/admin/${name}`, new URLSearchParams())?.data ?? []
  const answers = await Promise.all(data.map(async path => [path, (await served.admin.get(path)).status]))
  expect(answers).toEqual(data.map(path => [path, 200]))
})

test.each([
  ...['/nothing', '/de/nothing', '/fr/engins', '/de/engins/v1/nothing', '/de/engins/nothing', '/de/history/a/b'],
  '/de/admin/nothing',
])('%s is none: the screen says so, and its status too', async path => {
  const answer = await visits(path)
  expect([answer.status, (await answer.text()).includes('<div id="root"')]).toEqual([404, true])
})
