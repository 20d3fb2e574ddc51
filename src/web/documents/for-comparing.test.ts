import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { forComparing } from './for-comparing.ts'

test('who compares two texts reads notes and tasks, and no signs of Markdown', () => {
  const text =
    'Der Ofen[^1] brennt[^2], [Ort ergänzen].\n\n- [x] Angebot\n- [ ] Dach\n\n[^1]: Seit 1911.\n\n[^2]: Seit 1986.'
  expect(forComparing(fromMarkdown(text))).toBe(
    'Der Ofen¹ brennt², [Ort ergänzen].\n\n- ☑ Angebot\n- ☐ Dach\n\n¹ Seit 1911.\n\n² Seit 1986.',
  )
})
