import { expect, test } from 'vitest'
import type { Values } from '#shared/fields.ts'
import { titleOfRun } from './titles.ts'

const asked = (inputs: Values, subject: string | null = null, title?: string) =>
  titleOfRun(
    {
      ...{ answer: '', text: '', inputs, subject },
      sources: title ? [{ field: 'file', title } as never] : [],
    },
    'Zusammenfassen',
  ).first

test('what was left empty says nothing about a text: the next words do', () => {
  expect(asked({ notes: '', content: 'Der Ofen brannte im Dorf.' })).toBe('Der Ofen brannte im Dorf.')
  expect(asked({ topic: '  ', tone: 'plain', content: 'Der Ofen brannte.' }, 'topic')).toBe('Der Ofen brannte.')
})

test('a file is what a text is about, and is called by its title', () => {
  expect(asked({ file: '/files/aaaaaaaa', wish: 'Bitte ganz kurz.' }, 'file', 'Der Bericht')).toBe('Der Bericht')
})
