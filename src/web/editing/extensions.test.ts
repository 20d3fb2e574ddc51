// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensionsUnder } from './extensions.ts'
import { asContent, asMarkdown } from './markdown.ts'

const text = `# Titel

Mit **fett**, *kursiv*, ~~weg~~, \`code\` und [Link](https://example.org/)[^1].

- [x] getan
- [ ] offen

> Zitat

| A | B |
| --- | ---: |
| 1 | 2 |

![Bild](/files/bild-1)

[^1]: Eine *Note*.`

test('what Markdown holds is the same after it was opened on a sheet', () => {
  const { schema } = new Editor({ element: null, extensions: extensionsUnder(2) })
  const node = schema.nodeFromJSON(asContent(text))
  expect(() => node.check()).not.toThrow()
  expect(asMarkdown(node).trim()).toBe(text)
})
