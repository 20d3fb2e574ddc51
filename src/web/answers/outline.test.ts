import { expect, test } from 'vitest'
import { inSteps } from './outline.ts'

test('headings go down one step at a time, and keep who stands below whom', () => {
  expect(inSteps('## Haus\n\nText\n\n#### Küche\n##### Herd\n#### Bad\n# Garten\n### Beet')).toBe(
    '# Haus\n\nText\n\n## Küche\n### Herd\n## Bad\n# Garten\n## Beet',
  )
})

test('what only looks like one stays as it is', () => {
  const text = '# Eins\n\n```\n### kein Titel\n```\n\n#ohne Abstand\n'
  expect(inSteps(text)).toBe(text)
})
