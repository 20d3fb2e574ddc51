import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Maren Köhler', 'MK'],
  ['Ada Maria von Ährenfeld', 'AÄ'],
  ['maren', 'M'],
  ['anna@example.com', 'A'],
  ['  Ömer   Çelik ', 'ÖÇ'],
  ['😀 Smile', '😀S'],
  ['', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
