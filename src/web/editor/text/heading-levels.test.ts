// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { asContent } from './content.ts'
import { documentExtensions } from './extensions.ts'

const contentOf = (markdown: string) => asContent(fromMarkdown(markdown))

test('a text that begins with a heading of a lower level has no gap under its title', () => {
  const editor = new Editor({
    ...{ element: document.createElement('div'), injectCSS: false, extensions: documentExtensions('', {}) },
    content: contentOf('## Anlass\n\nText\n\n### Folgen\n\n## Kosten'),
  })
  const levels = () => [...editor.view.dom.querySelectorAll('h1, h2, h3, h4')].map(it => it.getAttribute('aria-level'))
  expect(levels()).toEqual(['2', '3', '2'])
  editor.commands.insertContentAt(0, contentOf('# Bericht'))
  expect(levels()).toEqual([null, null, null, null])
  editor.destroy()
})
