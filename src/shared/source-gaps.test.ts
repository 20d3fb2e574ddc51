import { expect, test } from 'vitest'
import { sentenceBefore } from '#language/quotations/index.ts'
import { sourced, sourceGapsIn, struck, unmarked } from './source-gaps.ts'

const text = `# Der Turm

Er steht seit 1884.[^1] Er ist z. B. rot [Quelle fehlt]. Er hat 40 Stufen[^2] [Quelle prüfen]. Er leuchtet.[^3]

[^1]: „Eins“

[^2]: „Zwei“

[^3]: „Drei“`
const [missing, doubtful] = sourceGapsIn(text)
const nowhere = { from: 0, mark: 0, to: 0 }

test('a source that was found takes the place of the gap, and all notes are counted anew', () => {
  expect(sourceGapsIn(text)).toHaveLength(2)
  expect(sourced(text, missing ?? nowhere, '„Neu“')).toMatch(
    /rot\[\^2\]\. Er hat 40 Stufen\[\^3\] \[Quelle prüfen\]\. Er leuchtet\.\[\^4\]\n\n\[\^1\]: „Eins“\n\n\[\^2\]: „Neu“\n\n\[\^3\]: „Zwei“\n\n\[\^4\]: „Drei“$/,
  )
  expect(sourced(text, doubtful ?? nowhere, '„Neu“')).toMatch(
    /40 Stufen\[\^2\]\. Er leuchtet\.\[\^3\]\n\n[^]*\[\^2\]: „Neu“/,
  )
})

test('a mark alone goes, or the sentence with its notes', () => {
  expect(unmarked(text, doubtful ?? nowhere)).toContain('40 Stufen[^2]. Er leuchtet')
  const without = [missing, doubtful].map(gap => {
    const { from, to } = sentenceBefore(text, gap?.from ?? 0)
    return struck(text, from, to)
  })
  expect(without[0]).toContain('seit 1884.[^1] Er hat 40 Stufen[^2] [Quelle prüfen]. Er leuchtet.[^3]')
  expect(without[1]).toMatch(/rot \[Quelle fehlt\]\. Er leuchtet\.\[\^2\]\n\n\[\^1\]: „Eins“\n\n\[\^2\]: „Drei“$/)
})
