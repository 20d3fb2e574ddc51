import { expect, test } from 'vitest'
import { adminPages } from '#shared/admin-pages.ts'
import { isLoading } from './scenes/scene.ts'
import { scenes } from './scenes/index.ts'

test('no two scenes have one name', () => {
  const names = scenes.map(({ name }) => name).toSorted()
  expect(names).toEqual([...new Set(names)])
})

test.each(adminPages)(
  'the page of the administration “%s” is photographed, also while it loads and where it failed',
  page => {
    const shown = scenes.filter(({ name }) => name.startsWith(`admin-${page}`))
    const loading = shown.filter(isLoading)
    const failed = shown.filter(({ name }) => name.endsWith('failed'))
    expect([shown.length > 2, loading.length > 0, failed.length > 0]).toEqual([true, true, true])
  },
)
