// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { withSender } from '#catalogue/sender.ts'
import { choice } from '#shared/fields.ts'
import { answersOf, remember, rememberOne } from './remembered.ts'

const fieldsOf = (path: string) => engines.find(({ calls }) => calls[path])?.calls[path]?.fields ?? {}
const [press, posts] = [fieldsOf('press'), fieldsOf('social_media_ad')]

beforeEach(() => localStorage.clear())

test('what is answered in one form stands in the next that asks it', () => {
  remember('anna', 'press', press, { content: 'Ein Fest', audience: 'Redaktionen', avoid: 'toll\n' })
  expect(answersOf('anna', 'social_media_ad', posts)).toEqual({ audience: 'Redaktionen', avoid: 'toll\n' })
  expect(answersOf('bernd', 'social_media_ad', posts)).toEqual({})
})

test('an answer taken back is forgotten; one that the form does not ask stays', () => {
  remember('anna', 'press', press, { audience: 'Redaktionen' })
  remember('anna', 'translate', fieldsOf('translate'), { address: 'du' })
  remember('anna', 'press', press, { audience: '' })
  expect(answersOf('anna', 'press', press)).toEqual({ audience: '' })
  expect(answersOf('anna', 'translate', fieldsOf('translate'))).toEqual({ address: 'du' })
})

test('nothing that was laid by in another shape hinders', () => {
  for (const thing of ['broken', 'null', '7', '{"audience":{}}']) {
    localStorage.setItem('more anna', thing)
    expect(answersOf('anna', 'press', press)).toEqual({})
  }
})

test('a form begins with one’s own brand until another was chosen, and again once the own one is set anew', () => {
  const fields = {
    ...press,
    brand: { ...choice({ de: 'Marke', en: 'Brand' }, {}), optional: true, more: true },
  } as const
  expect(answersOf('anna', 'press', fields, { brand: 'nord' })).toEqual({ brand: 'nord' })
  expect(answersOf('anna', 'press', press, { brand: 'nord' })).toEqual({})
  remember('anna', 'press', fields, { brand: '' })
  expect(answersOf('anna', 'press', fields, { brand: 'nord' })).toEqual({ brand: '' })
  rememberOne('anna', 'brand', 'west')
  expect(answersOf('anna', 'press', fields, { brand: 'west' })).toEqual({ brand: 'west' })
})

test('that the sender is left out is remembered for that form alone', () => {
  const asking = (path: string) => withSender(engines.find(({ calls }) => calls[path])!.calls[path]!).fields
  remember('anna', 'press', asking('press'), { sender: false, audience: 'Redaktionen' })
  expect(answersOf('anna', 'press', asking('press'))).toEqual({ sender: false, audience: 'Redaktionen' })
  expect(answersOf('anna', 'newsletter', asking('newsletter')).sender).not.toBe(false)
  expect(answersOf('bernd', 'press', asking('press')).sender).not.toBe(false)
  remember('anna', 'press', asking('press'), { sender: '' })
  expect(answersOf('anna', 'press', asking('press')).sender).not.toBe(false)
})
