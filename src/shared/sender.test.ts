import { expect, test } from 'vitest'
import { saidSender, senderFor, senderIn } from './sender.ts'

const krause = {
  name: 'Lena Krause',
  organisation: 'Bäckerei Krause',
  about: 'Backt seit 1926.',
  phone: '03501 4711',
  email: 'post@krause.example',
}

test('a text is given what it may say, and what is kept of that', () => {
  expect(senderFor(['organisation', 'web', 'phone'], krause)).toEqual({
    organisation: 'Bäckerei Krause',
    phone: '03501 4711',
  })
  expect(senderFor(['organisation'], {})).toEqual({})
})

test('a contact of its own takes the place of name, phone and e-mail address, where the text has one', () => {
  const press = { ...krause, press: 'Jo Lenk, presse@krause.example' }
  const keys = ['organisation', 'press', 'name', 'phone', 'email'] as const
  expect(senderFor(keys, press)).toEqual({ organisation: 'Bäckerei Krause', press: 'Jo Lenk, presse@krause.example' })
  expect(senderFor(keys, krause)).toHaveProperty('phone')
  expect(senderFor(['name', 'phone'], press)).toEqual({ name: 'Lena Krause', phone: '03501 4711' })
})

test('a brand speaks for itself, but for the name of whoever signs; a person’s own letter is not the brand’s', () => {
  const brand = { name: 'Mühle', sender_organisation: 'Krausemühle GmbH', sender_name: 'Niemand' }
  expect(senderFor(['name', 'organisation', 'phone'], krause, brand)).toEqual({
    name: 'Lena Krause',
    organisation: 'Krausemühle GmbH',
  })
  expect(senderFor(['name', 'phone'], krause, brand)).toEqual({ name: 'Lena Krause', phone: '03501 4711' })
})

test('is said in one line, who it is first, without the sentence about it', () => {
  expect(saidSender(krause)).toBe('Bäckerei Krause, Lena Krause, 03501 4711, post@krause.example')
  expect(saidSender(krause, 2)).toBe('Bäckerei Krause, Lena Krause …')
  expect(saidSender({ about: 'Backt seit 1926.' })).toBe('Backt seit 1926.')
  expect(saidSender({})).toBe('')
})

test('holds nothing but its own keys', () => {
  expect(senderIn({ name: 'Lena', role: 'admin', phone: 4711 })).toEqual({ name: 'Lena' })
})
