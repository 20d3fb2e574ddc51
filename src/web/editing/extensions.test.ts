// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { Pasting } from './pasting.ts'
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

const opened = () =>
  new Editor({ element: document.createElement('div'), extensions: [...extensionsUnder(2), Pasting], injectCSS: false })

test('what is pasted from Word or Google Docs becomes lists and strong words, and nothing else of it', () => {
  const editor = opened()
  editor.view.pasteHTML(`<style>p { color: red }</style><b style="font-weight:normal" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:400">Ein </span><span style="font-weight:700">fettes</span><span> Wort</span></p></b>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Eins</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Zwei</p>`)
  const pasted = asMarkdown(editor.state.doc)
  expect(pasted).toContain('Ein **fettes** Wort')
  expect(pasted).toContain('- Eins\n- Zwei')
  expect(pasted).not.toMatch(/color|·|style/)
})

test('Markdown that an editor of code lays beside coloured letters is read as Markdown', () => {
  const pasted = (html: string, plain: string) => {
    const editor = opened()
    const { view } = editor
    const of: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': plain }
    const event = { clipboardData: { getData: (type: string) => of[type] ?? '' } } as unknown as ClipboardEvent
    const isDone = view.someProp('handlePaste', paste => paste(view, event, Slice.empty)) ?? false
    return isDone && asMarkdown(editor.state.doc).trim()
  }
  const coloured = '<div style="white-space: pre"><span style="color: #00f"># Titel</span></div>'
  expect(pasted(coloured, '# Titel\n\n- **eins**')).toBe('# Titel\n\n- **eins**')
  expect(pasted('<p>Ein <strong>Wort</strong></p>', 'Ein **Wort**')).toBe(false)
  expect(pasted('<div>Nur Worte</div>', 'Nur Worte')).toBe(false)
})
