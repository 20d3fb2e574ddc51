import { expect, test } from 'vitest'
import { deedSentence } from './audit-sentences.ts'
import { type Deed, deeds } from './audit.ts'

const told = (did: Deed, details = {}, who: string | undefined = 'Anna Admin') =>
  deedSentence({ who, did, what: 'bernd@example.com', details })

test('an entry reads as a sentence, in both languages', () => {
  expect(told('plan_changed', { from: 'free', to: 'premium_plus' })).toEqual({
    de: 'Anna Admin hat den Tarif von bernd@example.com von Free auf Premium Plus geändert.',
    en: 'Anna Admin changed the plan of bernd@example.com from Free to Premium Plus.',
  })
  expect(told('role_changed', { from: 'user', to: 'admin' }).de).toContain('von Mitglied auf Administration')
  expect(told('limit_changed', { from: null, to: 1500 })).toEqual({
    de: 'Anna Admin hat das Kontingent von bernd@example.com geändert; vorher: das des Tarifs, jetzt: 1.500.',
    en: 'Anna Admin changed the limit of bernd@example.com; before: that of the plan, now: 1,500.',
  })
})

test('what the server did is said to be its own', () => {
  expect(deedSentence({ did: 'backup_made', what: 'b.tar.gz', details: {} }).en).toBe(
    'The server created the backup b.tar.gz.',
  )
})

test('every deed has a sentence that fills in all it says, in both languages', () => {
  for (const did of Object.keys(deeds) as Deed[]) {
    const { de, en } = told(did, { from: 1, to: 2 })
    for (const sentence of [de, en]) expect(sentence).toMatch(/^[^{}]+\.$/)
  }
})
