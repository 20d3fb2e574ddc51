// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { blocksIn } from './blocks.ts'
import { pageOf } from './page.ts'

const page = `# Wir kommen zu Ihrem Rad

Zu Hause oder im Büro.

**Termin buchen**

## Ihr Rad bleibt, wo Sie sind

- **Vor der Tür:** auch bei Regen.
- **Fester Preis:** 69 Euro.

## In zwei Schritten

1. Sie wählen.
2. Wir kommen.

## Was andere fragen

**Kommen Sie auch am Sonnabend?**
Nein.

## Stimmen

„Abends bin ich gefahren.“ – Petra L.

## Jetzt buchen

Für 69 Euro.

**Termin buchen**`

test('a landing page falls into its parts', () => {
  const blocks = blocksIn(page)
  expect(blocks.map(({ kind }) => kind)).toEqual(['hero', 'benefits', 'steps', 'questions', 'proof', 'closing'])
  expect(blocks[0]).toMatchObject({
    kind: 'hero',
    heading: 'Wir kommen zu Ihrem Rad',
    body: 'Zu Hause oder im Büro.',
    action: 'Termin buchen',
  })
  expect(blocks[3]?.body).toContain('**Kommen Sie auch am Sonnabend?**')
})

test('each piece knows where it stands in the page', () => {
  const odd = '\n\n# Rad\n\nOben.\n\n**Los**\n\nUnten.\n\n## Rad\n\n## Und jetzt?\n\nRad, Rad.\n\n**Los**'
  for (const source of [page, odd])
    for (const { heading, headingAt, body, bodyAt, action = '', actionAt = 0 } of blocksIn(source)) {
      expect(source.slice(headingAt).startsWith(heading)).toBe(true)
      expect(source.slice(actionAt).startsWith(action)).toBe(true)
      expect(bodyAt === undefined || source.slice(bodyAt).startsWith(body)).toBe(true)
    }
  expect(blocksIn(odd).map(({ bodyAt }) => bodyAt === undefined)).toEqual([true, false, false])
})

test('while it comes, nothing that has come is lost', () => {
  for (let end = 1; end <= page.length; end += 7) {
    const written = page.slice(0, end)
    const shown = blocksIn(written)
      .map(({ heading, body, action = '' }) => heading + body + action)
      .join('')
    const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '')
    expect(letters(shown)).toBe(letters(written))
  }
})

test('the button at the top leads down where there is an end to lead to', () => {
  expect(pageOf(page)).toContain('<a class="action" href="#closing">Termin buchen</a>')
  const opening = pageOf('# Yogakurs in Jena\n\nFür alle, die anfangen.\n\n**Kontakt aufnehmen**')
  expect(opening).toContain('<span class="action">Kontakt aufnehmen</span>')
  expect(opening).not.toContain('#closing')
})

test('the file stands alone, and whatever was written, nothing in it runs or asks another host', () => {
  const hostile = `# Rad <script>alert(1)</script>

<img src=x onerror=alert(1)> [Klick](javascript:alert(1)) ![x](https://evil.example/x.png)

**<b onclick=alert(1)>Los</b>**

## "><svg onload=alert(1)>

**<i>Los</i>**`
  const file = new DOMParser().parseFromString(pageOf(hostile, 'de"><script>'), 'text/html')
  expect(file.querySelectorAll('script, img, svg, iframe, link, object, form').length).toBe(0)
  for (const element of file.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^src/)
      expect(value).not.toMatch(/^javascript:/)
    }
  expect(file.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
})

test('questions are known by their headings, also where an answer is a list', () => {
  const page = '# Titel\n\nText.\n\n## Fragen\n\n### Was kostet es?\n\n- 3 Euro\n- 5 Euro\n\n## Schluss\n\nText.'
  expect(blocksIn(page).map(({ kind }) => kind)).toEqual(['hero', 'questions', 'text'])
})
