import { expect, test } from 'vitest'
import { heldAgainst, likedIn } from './voice.ts'

const voice = { address: 'du', avoid: ['Abenteuer'], use: ['Brise', 'Leinen los'] }
const said = (values: object, other = '') =>
  heldAgainst({ ...voice, ...values }, other).map(({ name, remarks }) => [
    name,
    remarks.map(({ message }) => message.de).join(' '),
  ])

test('samples that keep to their brand’s rules have nothing to be remarked on', () => {
  expect(said({ sample1: 'Komm vorbei, bring deine Freunde mit. Eine frische Brise weht.' })).toEqual([['sample1', '']])
})

test('each text is held against address, words to avoid and the length of its sentences by itself', () => {
  const long = `Wir segeln ${'und wenden und halsen '.repeat(12)}bis zum Abend.`
  const found = said({ sample1: 'Kommen Sie vorbei.', sample3: long }, 'Das Abenteuer beginnt am Steg.')
  expect(found.map(([name]) => name)).toEqual(['sample1', 'sample3', 'other'])
  expect(found[0]?.[1]).toContain('Sie')
  expect(found[1]?.[1]).toContain('Wörter')
  expect(found[2]?.[1]).toContain('Abenteuer')
})

test('of the words it likes one sees which are used, in whatever form', () => {
  const texts = heldAgainst({ ...voice, sample1: 'Die frischen Brisen wehen.' }, '')
  expect(likedIn(voice, texts)).toEqual({ used: ['Brise'], unused: ['Leinen los'] })
})
