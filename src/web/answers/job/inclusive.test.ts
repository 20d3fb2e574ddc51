import { expect, test } from 'vitest'
import { barriersIn, genderNoteIn } from './inclusive.ts'

test.each([
  ['Elektroniker (m/w/d)', '(m/w/d)'],
  ['Electrician (f/m/x) in Kassel', '(f/m/x)'],
  ['Nurse (all genders)', '(all genders)'],
  ['Elektroniker in Kassel', undefined],
  ['Maße (m/s)', undefined],
])('the note in „%s“ is %s', (advert, note) => expect(genderNoteIn(advert)).toBe(note))

test.each([
  'Sie arbeiten in einem jungen, dynamischen Team.',
  'Deutsch als Muttersprachler',
  'Sie sind körperlich belastbar.',
  'We are a young and dynamic team.',
  'English native speakers only',
  'You are able-bodied.',
])('is found: %s', advert => expect(barriersIn(advert).length).toBe(1))

test.each([
  'Unser Team ist zwischen 19 und 64 Jahre alt.',
  'Deutsch mindestens auf dem Niveau B2.',
  'Sie heben regelmäßig Kisten bis 15 kg.',
  'Sehr gute Deutschkenntnisse; die Jungpflanzen brauchen Sie jeden Tag.',
  'You speak English fluently. History of art is a plus.',
  'Das junge Unternehmen bildet aus.',
])('is no barrier: %s', advert => expect(barriersIn(advert)).toEqual([]))
