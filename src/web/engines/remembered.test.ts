// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { choice } from '#shared/fields.ts'
import { answersOf, remember, rememberOne } from './remembered.ts'

const fieldsOf = (path: string) => engines.find(({ calls }) => calls[path])?.calls[path]?.fields ?? {}
const [press, posts] = [fieldsOf('press'), fieldsOf('social_media_ad')]

beforeEach(() => localStorage.clear())

test('what is answered in one form stands in the next that asks it', () => {
  remember('anna', press, { content: 'Ein Fest', audience: 'Redaktionen', avoid: 'toll\n' })
  expect(answersOf('anna', posts)).toEqual({ audience: 'Redaktionen', avoid: 'toll\n' })
  expect(answersOf('bernd', posts)).toEqual({})
})

test('an answer taken back is forgotten; one that the form does not ask stays', () => {
  remember('anna', press, { audience: 'Redaktionen' })
  remember('anna', fieldsOf('translate'), { address: 'du' })
  remember('anna', press, { audience: '' })
  expect(answersOf('anna', press)).toEqual({ audience: '' })
  expect(answersOf('anna', fieldsOf('translate'))).toEqual({ address: 'du' })
})

test('nothing that was laid by in another shape hinders', () => {
  for (const thing of ['broken', 'null', '7', '{"audience":{}}']) {
    localStorage.setItem('more anna', thing)
    expect(answersOf('anna', press)).toEqual({})
  }
})

test('a form begins with one’s own brand until another was chosen, and again once the own one is set anew', () => {
  const fields = {
    ...press,
    brand: { ...choice({ de: 'Marke', en: 'Brand' }, {}), optional: true, more: true },
  } as const
  expect(answersOf('anna', fields, { brand: 'nord' })).toEqual({ brand: 'nord' })
  expect(answersOf('anna', press, { brand: 'nord' })).toEqual({})
  remember('anna', fields, { brand: '' })
  expect(answersOf('anna', fields, { brand: 'nord' })).toEqual({ brand: '' })
  rememberOne('anna', 'brand', 'west')
  expect(answersOf('anna', fields, { brand: 'west' })).toEqual({ brand: 'west' })
})
