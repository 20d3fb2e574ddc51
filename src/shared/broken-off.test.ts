import { expect, test } from 'vitest'
import { brokenOff } from './broken-off.ts'
import { fromMarkdown } from './document/markdown/read.ts'
import { toPlain } from './document/to-plain.ts'

const answers = [
  '# Das Fest\n\nWir feiern am **3. Mai** in *Leipzig*, ab [Uhrzeit].\n\n- erstens\n- **zweitens**: mehr\n\n1. eins\n2. zwei',
  '## Links\n\nSiehe [unsere Seite](https://example.com/fest) und `npm`, ~~nicht~~ doch.\n\n> Ein Wort.\n\nEnde **gut**.',
]

test.each(answers)('wherever a text breaks off, no raw mark is left to be read (%#)', answer => {
  for (let end = 1; end <= answer.length; end++) {
    const cut = String(brokenOff(answer.slice(0, end)))
    const read = toPlain(fromMarkdown(cut).content)
    expect(read.replaceAll(/\[[^\]]+\]/g, ''), answer.slice(0, end)).not.toMatch(/\*|~|`|\[|\]\(|<|^#/m)
  }
})

test('a text that is whole stays as it is', () => {
  for (const answer of answers) expect(brokenOff(answer)).toBe(answer)
})
