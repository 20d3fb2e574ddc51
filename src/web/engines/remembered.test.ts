import { expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { withSender } from '#catalogue/sender.ts'
import { choice } from '#shared/fields.ts'
import { answersOf, remembering } from './remembered.ts'

const fieldsOf = (path: string) => engines.find(({ calls }) => calls[path])?.calls[path]?.fields ?? {}
const [press, posts] = [fieldsOf('press'), fieldsOf('social_media_ad')]

test('what is answered in one form stands in the next that asks it', () => {
  const kept = remembering({}, 'press', press, { content: 'Ein Fest', audience: 'Redaktionen', avoid: 'toll\n' })
  expect(answersOf(kept, 'social_media_ad', posts)).toEqual({ audience: 'Redaktionen', avoid: 'toll\n' })
})

test('words that one text must hold are not carried into another', () => {
  expect(remembering({}, 'press', press, { include: 'Kranz\n', audience: 'Gäste' })).toEqual({ audience: 'Gäste' })
  expect(answersOf({ include: 'Kranz\n' }, 'social_media_ad', posts)).not.toHaveProperty('include')
})

test('an answer taken back is forgotten; one that the form does not ask stays', () => {
  const first = remembering({}, 'press', press, { audience: 'Redaktionen' })
  const second = remembering(first, 'translate', fieldsOf('translate'), { address: 'du' })
  const third = remembering(second, 'press', press, { audience: '' })
  expect(third).toEqual({ audience: '', address: 'du' })
})

test('a form begins with one’s own brand until another was chosen', () => {
  const fields = {
    ...press,
    brand: { ...choice({ de: 'Marke', en: 'Brand' }, {}), optional: true, more: true },
  } as const
  expect(answersOf({}, 'press', fields, { brand: 'nord' })).toMatchObject({ brand: 'nord' })
  expect(answersOf({}, 'press', press, { brand: 'nord' })).not.toHaveProperty('brand')
  const kept = remembering({}, 'press', fields, { brand: '' })
  expect(answersOf(kept, 'press', fields, { brand: 'nord' })).toMatchObject({ brand: '' })
})

test('that the sender is left out is remembered for that form alone', () => {
  const asking = (path: string) => withSender(engines.find(({ calls }) => calls[path])!.calls[path]!).fields
  const kept = remembering({}, 'press', asking('press'), { sender: false, audience: 'Redaktionen' })
  expect(answersOf(kept, 'press', asking('press'))).toEqual({ sender: false, audience: 'Redaktionen' })
  expect(answersOf(kept, 'newsletter', asking('newsletter')).sender).not.toBe(false)
  const again = remembering(kept, 'press', asking('press'), { sender: '' })
  expect(answersOf(again, 'press', asking('press')).sender).not.toBe(false)
})
