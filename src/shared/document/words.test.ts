import { expect, test } from 'vitest'
import { wordsIn } from '../count-words.ts'
import { fromMarkdown } from './markdown/read.ts'
import { proseOf } from './words.ts'

test('the words of a text are counted without its notes and what its pictures show, and none grows by them', () => {
  const text = `Am Montag öffnet das Café im Postamt.[^1] Es kostet[^1] nichts.

Vor![Grundriss des Ofens](/files/bild-1)nach

| Tag | Zeit |
| --- | --- |
| Montag | 9–12 |

- [x] Räume **aufräumen**

[^1]: Stadtanzeiger, Seite 7.`
  expect(wordsIn(proseOf(fromMarkdown(text)))).toBe(10 + 2 + 4 + 2)
})
