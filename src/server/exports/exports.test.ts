import { describe, expect, test } from 'vitest'
import { exporting } from '#tests/documents/exporting.ts'
import { everything, inAddress, png } from '#tests/documents/export-texts.ts'
import { formatNames, formats } from '#shared/export-formats.ts'

const { anna, made, pdfOf, wordOf, textOf, pageOf, nameOf } = exporting()

describe('a text leaves', () => {
  test('as a PDF with its title, language, tags and every word of it', async () => {
    const { text, info, bytes } = await pdfOf({ html: everything, title: 'Straßenkönig', lang: 'DE' })
    for (const words of ['Straßenkönig & „Qualität“', 'Łódź, Привет', 'Tiefer', '12,50 €', 'gut', 'Ein Zitat'])
      expect(text).toContain(words)
    expect(text).toMatch(/5\.\s*Fünf\s*6\.\s*Sechs/)
    for (const word of ['نص', 'عربي', '12345']) expect(text).toContain(word)
    expect(info).toMatchObject({ Title: 'Straßenkönig' })
    expect(bytes.includes('/StructTreeRoot')).toBe(true)
    expect(bytes.includes('/Lang (de)') || bytes.includes('/Lang(de)')).toBe(true)
  })

  test('as a PDF whose pages are numbered where there are several', async () => {
    const { text, pages } = await pdfOf({ html: `<p>${'Ein Satz über das Wetter. '.repeat(60)}</p>`.repeat(6) })
    expect(pages).toBeGreaterThan(1)
    expect(text).toContain(`1 / ${pages}`)
    expect((await pdfOf({ html: '<p>Kurz.</p>' })).text.trim()).toBe('Kurz.')
  })

  test('and says to programs what a model has to do with it, only where one has', async () => {
    const html = '<p>Größe</p>'
    const type = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'
    const both = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
    const { bytes, text } = await pdfOf({ html, lang: 'de', title: 'Maß', ai: 'made' })
    expect(bytes.toString('latin1')).toMatch(
      new RegExp(
        `<rdf:li xml:lang="x-default">Mit KI erstellt.</rdf:li></rdf:Alt></dc:description><[^>]*>${type}</Iptc4`,
      ),
    )
    expect(text).toContain('Größe')
    const { parts } = await wordOf({ html, ai: 'changed' })
    expect(parts.get('docProps/custom.xml')?.toString()).toContain(both)
    expect(await pageOf({ html, ai: 'changed' })).toContain(`content="${both}"`)
    expect((await made('toDoc', { html, ai: 'made' })).bytes.toString('latin1')).toContain(`{\\staticval ${type}}`)
    for (const format of formatNames)
      expect((await made(formats[format].path.slice(1), { html })).bytes.toString('latin1')).not.toMatch(
        /algorithmicmedia/i,
      )
    expect((await anna.post('/api/toPdf', { html, ai: 'yes' })).status).toBe(422)
  })

  test('as a Word file with styles, lists, links and tables of its own', async () => {
    const { text, document, links, numbers, parts } = await wordOf({ html: everything, title: 'König', lang: 'de' })
    for (const words of ['Straßenkönig &amp; „Qualität“', 'Größe 😀', 'Tiefer', '12,50 €', '  gut'])
      expect(text).toContain(words)
    expect(document).toMatch(/<w:pStyle w:val="Heading1"\/>.*Straßenkönig/)
    expect(document).toContain('<w:tblHeader/>')
    expect(document).toMatch(/<w:gridSpan w:val="2"\/>/)
    expect(document).toMatch(/<w:bidi\/>/)
    expect(numbers).toContain('<w:start w:val="5"/>')
    expect(links).toContain('https://example.org/pfad?a=1&amp;b=2')
    expect([...parts.keys()].some(name => name.startsWith('word/media/'))).toBe(true)
    expect(parts.get('docProps/core.xml')?.toString()).toContain('<dc:title>König</dc:title>')
    expect(parts.get('word/styles.xml')?.toString()).toContain('<w:lang w:val="de-DE"')
  })

  test('as words alone', async () => {
    expect(await textOf({ html: everything })).toBe(
      [
        'Straßenkönig & „Qualität“',
        'Mit fett, kursiv, code(), H2O und einem Link (https://example.org/pfad?a=1&b=2). Łódź, Привет, Größe 😀.',
        'Listen',
        '- Eins\n  - Tiefer\n- Zwei',
        '5. Fünf\n6. Sechs\n\n   Und mehr dazu',
        'Tabelle',
        'Merkmal    Preis\nLänge      12,50 €\nZusammen',
        '> Ein Zitat',
        'wenn (a < b) {\n  gut\n}',
        '* * *',
        'هذا نص عربي مع كلمة غامقة ورقم 12345.',
        '[Ein Farbfeld]',
      ].join('\n\n') + '\n',
    )
  })

  test('as a page of its own that asks nobody for anything', async () => {
    const page = await pageOf({ html: everything, title: 'A & <b>', lang: 'DE' })
    expect(page).toContain('<html lang="de" dir="ltr">')
    expect(page).toContain('<title>A &#38; &#60;b&#62;</title>')
    expect(page).toContain('<ol start="5">')
    expect(page).toContain('<p dir="rtl">')
    expect(page).toContain(`src="${inAddress(png())}"`)
    expect(page).toContain('<a href="https://example.org/pfad?a=1&#38;b=2"')
    expect(page).not.toMatch(/<script|javascript:|src="http/)
  })

  test('as a file for old versions of Word', async () => {
    const { bytes } = await made('toDoc', { html: everything, title: 'König', lang: 'de' })
    const rtf = bytes.toString('latin1')
    expect(rtf.startsWith('{\\rtf1\\ansi')).toBe(true)
    expect(rtf.match(/\{/g)?.length).toBe(rtf.match(/\}/g)?.length)
    expect(rtf).toContain('Stra\\u223?enk\\u246?nig')
    expect(rtf).toContain('\\levelstartat5')
    expect(rtf).toContain('HYPERLINK "https://example.org/pfad?a=1&b=2"')
    expect(rtf).toContain('\\pngblip')
    expect(rtf).toMatch(/\\trowd[^\n]*\\trhdr/)
  })

  test('under its title, or as the specification calls it', async () => {
    const html = '<p>Text</p>'
    expect(nameOf((await made('toDocx', { html, title: 'Öffnet bald: „Café“ / Bar?' })).answer)).toBe(
      'Öffnet-bald-Café-Bar.docx',
    )
    const names = []
    for (const format of formatNames) names.push(nameOf((await made(formats[format].path.slice(1), { html })).answer))
    expect(names).toEqual(['document.pdf', 'output.docx', 'document.doc', 'document.txt', 'document.html'])
  })

  test('and costs nothing', async () => expect(await anna.used()).toBe(0))

  test.each([
    ['Arabic', 'ar', 'مرحبا بالعالم', 'البند الأول', 'أحمد', '١٢٣', 'العالم'],
    ['Hebrew', 'he', 'שלום לכולם', 'הסעיף הראשון', 'דוד', '123', 'לכולם'],
  ])('right to left, if it is %s', async (_, lang, greeting, item, name, count, word) => {
    const html = `<p>${greeting}</p><ul><li>${item}</li></ul><table><tr><td>${name}</td><td>${count}</td></tr></table>`
    expect(await pageOf({ html, lang })).toContain(`<html lang="${lang}" dir="rtl">`)
    const { document } = await wordOf({ html, lang })
    expect(document.match(/<w:bidi\/>/g)?.length).toBe(4)
    expect(document).toContain('<w:bidiVisual/>')
    expect((await pdfOf({ html, lang })).text).toContain(word)
  })
})
