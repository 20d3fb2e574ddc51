import { expect, test } from 'vitest'
import { formIn } from '#shared/body.ts'
import { check } from '#shared/check.ts'
import { engines, findCall } from './index.ts'
import { compose } from './compose.ts'
import { withSender } from './sender.ts'

const run = { nonce: 'k3x9', today: new Date('2026-11-21'), material: {}, values: {} }
const from = { organisation: 'Bäckerei Krause', phone: '03501 4711', address: 'Lange Straße 12\n01796 Pirna' }
const told = (language: string, sender?: object) =>
  compose({ ...findCall('press').call, ...run, language, sentBy: sender }).prompt

test.each([
  ['de', 'Absender: Bäckerei Krause\nAnschrift: Lange Straße 12, 01796 Pirna\nTelefon: 03501 4711'],
  ['en', 'Sender: Bäckerei Krause\nAddress: Lange Straße 12, 01796 Pirna\nPhone: 03501 4711'],
  ['fr', 'Sender: Bäckerei Krause\nAddress: Lange Straße 12, 01796 Pirna\nPhone: 03501 4711'],
])('the sender is material of its own, with one instruction beside it (%s)', (language, lines) => {
  const prompt = told(language, from)
  expect(prompt).toContain(`<sender-k3x9>\n${lines}\n</sender-k3x9>`)
  expect(prompt.split('<sender-k3x9>')).toHaveLength(3)
})

test('without one nothing is said of it', () => {
  expect(told('de')).not.toMatch(/<sender|Absender und Kontakt/)
  expect(told('de', {})).toBe(told('de'))
})

test('calls that may name a sender ask whether they shall; texts that are only worked over name none', () => {
  const { fields } = withSender(findCall('press').call)
  expect(check(fields, formIn(fields, { content: 'Neues', more: { sender: false } })).values.sender).toBe(false)
  expect(check(fields, { content: 'Neues' }).values).not.toHaveProperty('sender')
  expect(withSender(findCall('slogan').call)).toBe(findCall('slogan').call)
  const calls = engines.flatMap(engine => Object.values(engine.calls))
  expect(calls.filter(({ sender, keeps }) => sender && keeps)).toEqual([])
})
