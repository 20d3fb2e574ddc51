// @vitest-environment happy-dom
import { Editor } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
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

test('a chapter that a text begins with stays one while it is written on', () => {
  const { schema } = new Editor({ element: null, extensions: extensionsUnder(1) })
  const chapter = { type: 'heading', attrs: { level: 1, chapter: true }, content: [{ type: 'text', text: 'Anlass' }] }
  expect(schema.nodeFromJSON({ type: 'doc', content: [chapter] }).toJSON()).toMatchObject({ content: [chapter] })
})

// What tidies up what is pasted comes behind the first text.
beforeAll(() => vi.dynamicImportSettled())

const opened = () => {
  const element = document.createElement('div')
  const editor = new Editor({ element, extensions: [...extensionsUnder(2), Pasting], injectCSS: false })
  onTestFinished(() => editor.destroy())
  return editor
}

test('tasks are typed as Markdown has them, also where the dash has made an item of a list', () => {
  const typed = (words: string) => {
    const editor = opened()
    for (const sign of words) {
      if (sign === '\n') {
        editor.commands.keyboardShortcut('Enter')
        continue
      }
      if (sign === '\t') {
        editor.commands.keyboardShortcut('Tab')
        continue
      }
      const { from, to } = editor.state.selection
      const { view } = editor
      const put = () => view.state.tr.insertText(sign)
      if (!view.someProp('handleTextInput', take => take(view, from, to, sign, put))) view.dispatch(put())
    }
    // A task and a point that begins with its signs are written alike.
    let tasks = 0
    editor.state.doc.descendants(({ type }) => void (tasks += type.name === 'taskItem' ? 1 : 0))
    return [asMarkdown(editor.state.doc).trim(), tasks]
  }
  expect(typed('- [ ] offen')).toEqual(['- [ ] offen', 1])
  expect(typed('- [x] getan\noffen')).toEqual(['- [x] getan\n- [ ] offen', 2])
  expect(typed('- [ ] offen\n- [x] getan\n[x] auch')).toEqual(['- [ ] offen\n- [x] getan\n- [x] auch', 3])
  expect(typed('[ ] offen')).toEqual(['- [ ] offen', 1])
  expect(typed('- eins [ ] zwei')).toEqual(['- eins [ ] zwei', 0])
  // In a list within another, and in a quotation.
  expect(typed('- eins\n\t[ ] zwei')).toEqual(['- eins\n  - [ ] zwei', 1])
  expect(typed('> - [ ] drei')).toEqual(['> - [ ] drei', 1])
  expect(typed('> - vier\n\t[x] fünf')).toEqual(['> - vier\n>   - [x] fünf', 1])
})

test('what is pasted from Excel is a table, without its looks, its picture and its style sheet', () => {
  const editor = opened()
  editor.view.pasteHTML(`<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style>
.xl65 {mso-number-format:Standard; color:red}</style></head><body>
<table border=0 cellpadding=0 style='border-collapse:collapse;width:96pt'><col width=64 style='width:48pt'>
<!--StartFragment--><tr height=20><td height=20 class=xl65 style='height:15pt'>Ofen</td><td align=right>1.911,50 €</td></tr>
<tr height=20><td class=xl65>Kuchen</td><td align=right x:num>12</td></tr><!--EndFragment--></table></body></html>`)
  expect(asMarkdown(editor.state.doc).trim()).toMatch(
    /^\| Ofen +\| 1\.911,50 € \|\n\| -+ \| -+:? +\|\n\| Kuchen \| 12 +\|$/,
  )
})

test('what is pasted from Word or Google Docs becomes lists and strong words, and nothing else of it', () => {
  const editor = opened()
  editor.view.pasteHTML(`<style>p { color: red }</style><b style="font-weight:normal" id="docs-internal-guid-1">
<p dir="ltr"><span style="font-weight:400">Ein </span><span style="font-weight:700">fettes</span><span> Wort</span></p></b>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Eins</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Zwei</p>
<p class="MsoListParagraph" style="mso-list:l2 level1 lfo3"><span style="mso-list:Ignore">1.&nbsp;</span>Erstens</p>
<p class="MsoListParagraph" style="mso-list:l2 level2 lfo3"><span style="mso-list:Ignore">a)&nbsp;</span>Darunter</p>
<p class="MsoListParagraph" style="mso-list:l2 level1 lfo3"><span style="mso-list:Ignore">2.&nbsp;</span>Zweitens</p>`)
  const pasted = asMarkdown(editor.state.doc)
  expect(pasted).toContain('Ein **fettes** Wort')
  expect(pasted).toContain('- Eins\n- Zwei\n\n1. Erstens\n   1. Darunter\n2. Zweitens')
  expect(pasted).not.toMatch(/color|·|style/)
})

const pastedFrom = (html: string) => {
  const editor = opened()
  editor.view.pasteHTML(html)
  return asMarkdown(editor.state.doc).trim()
}

test.each([
  [
    'Word',
    `<p class=MsoTitle>Bericht</p><p class=MsoNormal>Er lief seit 1911<a style='mso-footnote-id:ftn1' href="#_ftn1"
name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>. Siehe <a href="#_Toc1">unten</a>.</p>
<h2><a name="_Toc1">Folgen</a></h2><div style='mso-element:footnote-list'><br clear=all><hr size=1 width="33%">
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1"
name="_ftn1"><span class=MsoFootnoteReference>[1]</span></a> Mit <i>zwei</i> Pausen.</p><p>Und mehr.</p></div></div>`,
    '# Bericht\n\nEr lief seit 1911[^1]. Siehe unten.\n\n## Folgen\n\n[^1]: Mit *zwei* Pausen. Und mehr.',
  ],
  [
    'LibreOffice',
    `<p>Eins<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a> zwei</p>
<div id="sdfootnote1"><p><a name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Die Note</p></div>`,
    'Eins[^1] zwei\n\n[^1]: Die Note',
  ],
  [
    'a page',
    `<p>Satz.<sup id="ref-1"><a href="#note-1">[1]</a></sup> Weiter.</p>
<ol><li id="note-1"><b><a href="#ref-1">^</a></b> Quelle A</li><li id="note-2">Quelle B</li></ol>`,
    'Satz.[^1] Weiter.\n\n1. Quelle B\n\n[^1]: Quelle A',
  ],
])('notes that are pasted from %s stand where they are called for', (_, html, markdown) => {
  expect(pastedFrom(html)).toBe(markdown)
})

test('boxes to be ticked are tasks where they come from Google Docs or a page', () => {
  expect(
    pastedFrom(`<b style="font-weight:normal" id="docs-internal-guid-1"><ul><li role="checkbox" aria-checked="true">
<img src="data:image/png;base64,AA" alt="checked" aria-roledescription="checkbox"><p role="presentation">getan</p></li>
<li role="checkbox" aria-checked="false"><p role="presentation">offen</p></li></ul><br></b>`),
  ).toBe('- [x] getan\n- [ ] offen')
  const page = '<ul><li><input type="checkbox" checked> eins</li><li><input type="checkbox"> zwei</li></ul>'
  expect(pastedFrom(page)).toBe('- [x] eins\n- [ ] zwei')
})

test('boxes that Notion writes in letters are tasks, and other brackets stay', () => {
  expect(pastedFrom('<ul><li>[ ] offen</li><li>[x] getan</li></ul>')).toBe('- [ ] offen\n- [x] getan')
  expect(pastedFrom('<ul><li>[1] Quelle</li></ul>').replaceAll('\\', '')).toBe('- [1] Quelle')
})

test('an item that says it lies a million levels deep stands in the ninth', () => {
  expect(pastedFrom('<p style="mso-list:l0 level1000000 lfo1">Tief</p>')).toContain('Tief')
})

test('a caption stands before its table, and an item that begins with a heading has no empty line', () => {
  const table = '<table><caption>Absatz 2026</caption><tr><td>a</td></tr></table>'
  expect(pastedFrom(table)).toMatch(/^Absatz 2026\n\n\|/)
  expect(pastedFrom('<ol><li><h3>Öffnen</h3><p>Den Deckel.</p></li><li><h3>Zu</h3></li></ol>')).toBe(
    '1. **Öffnen**\n\n   Den Deckel.\n2. **Zu**',
  )
})

test.each([
  ['as it is', '<math><mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup></math>', 'E=mc2'],
  [
    'of a chat, with its source',
    `<span class="katex"><math><semantics><mrow><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></mrow>
<annotation encoding="application/x-tex">\\frac{a}{b+1}</annotation></semantics></math></span>
<span class="katex-html" aria-hidden="true">ab+1</span>`,
    'a/(b+1)',
  ],
  [
    'of Wikipedia, hidden beside its picture',
    `<span style="display: none;"><math><msqrt><mi>x</mi></msqrt></math></span><img src="https://example.org/x.svg"
aria-hidden="true" alt="{\\sqrt x}">`,
    '√(x)',
  ],
])('a formula is pasted as signs: %s', (_, html, signs) => {
  expect(pastedFrom(`<p>Es gilt ${html} immer.</p>`)).toBe(`Es gilt ${signs} immer.`)
})

test('what a page does not show is not pasted', () => {
  const hidden = ['display : none', 'visibility: hidden', 'mso-hide:all']
    .map(style => `<span style="${style}">geheim</span>`)
    .join('')
  expect(pastedFrom(`<p>Da${hidden}<video>kein Film</video>.</p>`)).toBe('Da.')
})

test('pictures that do not come along are counted, points and emojis are not', () => {
  const onLost = vi.fn()
  const element = document.createElement('div')
  const extensions = [...extensionsUnder(2), Pasting.configure({ onLost })]
  const editor = new Editor({ element, extensions, injectCSS: false })
  onTestFinished(() => editor.destroy())
  editor.view.pasteHTML(
    '<p>Da <img src="https://example.org/e.png" alt="👍🏽"><img src="https://example.org/p.gif" width="1"></p>',
  )
  expect([editor.getText(), onLost.mock.calls]).toEqual(['Da 👍🏽', []])
  editor.view.pasteHTML(
    '<p><img src="file:///C:/a.png"><img src="/files/bild-1"><img src="https://example.org/a.png"></p>',
  )
  expect(onLost.mock.calls).toEqual([[2]])
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

const types = ({ view }: Editor, words: string) => {
  for (const letter of words) {
    const { from, to } = view.state.selection
    const put = () => view.state.tr.insertText(letter, from, to)
    if (!view.someProp('handleTextInput', type => type(view, from, to, letter, put))) view.dispatch(put())
  }
}

test.each([
  ['5 * 6 * 7', String.raw`5 \* 6 \* 7`],
  ['a _ b _ c', String.raw`a \_ b \_ c`],
  ['2 ** 3 ** 4', String.raw`2 \*\* 3 \*\* 4`],
  ['ab ~~ cd ~~ e', String.raw`ab \~\~ cd \~\~ e`],
  ['Das ist *neu* und **gut so**, ~~alt~~ nicht', 'Das ist *neu* und **gut so**, ~~alt~~ nicht'],
])('signs around words mark them, signs between spaces stay: %s', (words, markdown) => {
  const [typed, pasted, fromPage] = [opened(), opened(), opened()]
  types(typed, words)
  pasted.view.pasteText(words)
  fromPage.view.pasteHTML(`<p>${words}</p>`)
  for (const { state } of [typed, pasted, fromPage]) expect(asMarkdown(state.doc).trim()).toBe(markdown)
})

test('keys lead to the next gap and to the one before', () => {
  const editor = opened()
  editor.commands.setContent(asContent('Am [Datum] in [Ort].'))
  editor.commands.setTextSelection(1)
  const { view } = editor
  const gap = (pressed: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', pressed)
    view.someProp('handleKeyDown', press => press(view, event))
    const { from, to } = editor.state.selection
    return editor.state.doc.textBetween(from, to)
  }
  expect(gap({ key: 'Tab' })).toBe('[Datum]')
  expect(gap({ key: ' ', ctrlKey: true, shiftKey: true })).toBe('[Ort]')
  expect(gap({ key: 'Tab', shiftKey: true })).toBe('[Datum]')
})

test('a picture of one’s own is typed as Markdown has it; one of elsewhere stays the words that were typed', () => {
  const typed = (words: string) => {
    const editor = opened()
    types(editor, words)
    const pictures = editor.view.dom.querySelectorAll('img[src]')
    return [pictures.length, asMarkdown(editor.state.doc).trim()]
  }
  expect(typed('Da: ![Ofen](/files/bild-1) und weiter')).toEqual([1, 'Da: ![Ofen](/files/bild-1) und weiter'])
  expect(typed('![](/files/bild-1)')).toEqual([1, '![](/files/bild-1)'])
  const [none, kept] = typed('Da: ![Ofen](https://example.org/a.png)!')
  expect([none, String(kept).replaceAll('\\', '')]).toEqual([0, 'Da: ![Ofen](https://example.org/a.png)!'])
})
