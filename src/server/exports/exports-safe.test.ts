import { describe, expect, test } from 'vitest'
import { exporting } from '#tests/documents/exporting.ts'
import { everything, inAddress, png } from '#tests/documents/export-texts.ts'
import { checkDocument } from '#shared/document/check.ts'
import { formatNames, formats } from '#shared/export-formats.ts'
import { documentOf } from './reading/read-html.ts'

const { served, anna, made, refused, pdfOf, wordOf, textOf, pageOf } = exporting()

describe('what does not belong into a file is not in it', () => {
  const hostile = `<p onclick="x()">Gut <a href="javascript:alert(1)">eins</a> <a href=" JaVaScRiPt:alert(1)">zwei</a>
    <a href="data:text/html,x">drei</a> <a href="file:///etc/passwd">vier</a><script>alert(5)</script>
    <style>p{}</style><iframe src="https://evil.example">fünf</iframe><svg><text>sechs</text></svg></p>`
  test('no script, no link that runs, no frame', async () => {
    expect((await textOf({ html: hostile })).trim()).toBe('Gut eins zwei drei vier')
    const [page, { links, document }, rtf] = [
      await pageOf({ html: hostile }),
      await wordOf({ html: hostile }),
      (await made('toDoc', { html: hostile })).bytes.toString(),
    ]
    for (const file of [page, links, document, rtf]) expect(file).not.toMatch(/javascript|evil|passwd|alert|onclick/i)
    expect((await pdfOf({ html: hostile })).bytes.toString('latin1')).not.toMatch(/javascript|evil|passwd/i)
  })

  test.each([
    '#import "@preview/x:0.1.0"; #read("/etc/passwd")',
    '$ x^2 $ *fett* _kursiv_ `roh` <marke> @verweis',
    '\\ #panic("aus") ]]] }} "; #sys.version',
    '{\\rtf1 \\u65? \\par}',
    ']]> </w:t><w:br/> &amp; &lt;w:p&gt;',
  ])('words stay words: %s', async words => {
    const html = `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`
    expect((await textOf({ html })).trim()).toBe(words)
    expect((await pdfOf({ html })).text.replaceAll(/\s+/g, '')).toContain(words.replaceAll(/\s+/g, '').slice(0, 12))
    expect((await made('toDocx', { html })).bytes.length).toBeGreaterThan(1000)
  })

  test('no picture of others, and none from outside', async () => {
    const ben = await served.person({ plan: 'free' })
    const { response } = await (await ben.upload(new File(['Ein Text'], 'a.txt'))).json()
    const html = `<p>Vorher <img src="${response}" alt="fremd"> <img src="${served.model.url}/pixel.png" alt="draußen">
      <img src="//evil.example/x.png"> <img src="file:///etc/passwd" alt="lokal"> nachher</p>`
    const before = served.model.asked()
    for (const format of formatNames) await made(formats[format].path.slice(1), { html })
    expect(served.model.asked()).toBe(before)
    const page = await pageOf({ html })
    expect(page).not.toContain('<img')
    expect(page).toContain('fremd draußen lokal nachher')
    expect((await wordOf({ html })).text).toContain('Vorher fremd draußen lokal nachher')
  })

  test('what only looks like a picture is its words', async () => {
    const whole = png()
    const spoiled = Buffer.from(whole)
    spoiled[50] = 255 - (spoiled[50] ?? 0)
    const huge = Buffer.from(whole)
    huge.writeUInt32BE(60_000, 16)
    const bad = [spoiled, huge, whole.subarray(0, 40), Buffer.from('kein Bild, nur viele Worte'), Buffer.alloc(0)]
    const html = `${bad.map((bytes, at) => `<p><img src="${inAddress(bytes)}" alt="Bild ${at}"></p>`).join('')}
      <p><img src="${inAddress(Buffer.from([0xff, 0xd8, ...Buffer.alloc(40), 0xff, 0xd9]), 'jpeg')}" alt="Foto"></p>`
    const { text } = await pdfOf({ html })
    for (const alt of ['Bild 0', 'Bild 1', 'Bild 2', 'Bild 3', 'Foto']) expect(text).toContain(alt)
    expect([...(await wordOf({ html })).parts.keys()].filter(name => name.startsWith('word/media/'))).toEqual([])
  })

  test('a picture that says it is a JPEG and is none does not hinder the rest', async () => {
    const frame = [0xff, 0xc0, 0, 17, 8, 0, 40, 0, 40, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
    const fake = Buffer.from([0xff, 0xd8, ...frame, ...Buffer.alloc(60, 7), 0xff, 0xd9])
    const { text } = await pdfOf({ html: `<p>Vor</p><img src="${inAddress(fake, 'jpeg')}" alt="Foto"><p>Nach</p>` })
    expect(text).toContain('Vor')
    expect(text).toContain('Nach')
  })
})

describe('whatever is sent, there is a file or a sentence', () => {
  const deep = (tag: string, times: number) => `<${tag}>`.repeat(times) + 'Grund' + `</${tag}>`.repeat(times)
  const shapes: Readonly<Record<string, string>> = {
    everything,
    'two thousand lists in lists': '<ul><li>a'.repeat(2000),
    'two thousand quotes': deep('blockquote', 2000),
    'five thousand tables in tables': '<table><tr><td>'.repeat(5000) + 'Grund',
    'three thousand bold in bold': deep('b', 3000),
    'ten thousand boxes': deep('div', 10_000),
    'a table that says it is wide': `<table><tr>${'<td colspan="999999" rowspan="999999">x</td>'.repeat(60)}</tr></table>`,
    'a table of holes': `<table>${'<tr><td rowspan="9">a</td></tr><tr></tr>'.repeat(300)}</table>`,
    'a table without rows': '<p>x</p><table><caption>Oben</caption></table>',
    'a word without an end': `<p>${'a'.repeat(30_000)}</p><table><tr><td>${'b'.repeat(900)}</td><td>c</td></tr></table>`,
    'sixteen thousand accents on a letter': `<p>a${'\u0301'.repeat(16_000)}</p>`,
    'thousands of joined emoji': `<p>${'👨‍👩‍👧‍👦'.repeat(5_000)}</p>`,
    'signs that are none': '<p>a\u0000\u0008\uffff\ud800b\u202ec</p>',
    'lists that count strangely':
      '<ol start="-5"><li>a</li></ol><ol start="1e9"><li>b</li></ol><ol start="x"><li></li></ol>',
    'no item but words in a list': '<ul>Wort<p>Satz</p></ul><ol><ul><li>x</li></ul></ol><p>Ende</p>',
    'headings in everything': '<ul><li><h3>Titel</h3></li></ul><table><tr><td><h2>Titel</h2></td></tr></table>',
  }
  test.each(Object.keys(shapes))('%s', async name => {
    for (const format of formatNames) {
      const { bytes } = await made(formats[format].path.slice(1), { html: shapes[name] })
      expect(bytes.length).toBeGreaterThan(0)
    }
  })

  test.each(Object.keys(shapes))('it is read into a document that holds what it may: %s', async name => {
    const document = documentOf(shapes[name] ?? '')
    expect(checkDocument(document)).toEqual({ document })
  })

  test('nothing is no file', async () => {
    for (const html of [
      '',
      ' <p> </p><hr><ul><li></li></ul>',
      '<script>alert(1)</script>',
      '<img src="https://a.example/b.png">',
    ]) {
      expect(await refused('toPdf', { html }, { 'accept-language': 'de' })).toEqual({
        status: 422,
        code: 'pdf_empty',
        message: 'Kein Inhalt für ein PDF vorhanden.',
      })
    }
    expect(await refused('toDocx', { html: '<p></p>' })).toMatchObject({ status: 422, code: 'export_empty' })
    expect(await refused('toDocx', {})).toMatchObject({ status: 422, code: 'invalid' })
    expect(await refused('toDocx', { html: 5 })).toMatchObject({ status: 422, code: 'invalid' })
  })

  test('a PDF takes one megabyte, pictures in it not counted; other files take ten', async () => {
    const megabyte = `<p>${'Wort und Wort. '.repeat(75_000)}</p>`
    expect(await refused('toPdf', { html: megabyte })).toEqual({
      status: 413,
      code: 'pdf_too_large',
      message: 'Content must be less than 1mb',
    })
    expect((await textOf({ html: megabyte })).length).toBeGreaterThan(1_000_000)
    const picture = `<p>Wort <img src="${inAddress(Buffer.concat([png(), Buffer.alloc(1_200_000)]))}" alt="Bild"></p>`
    expect((await pdfOf({ html: picture })).text).toContain('Wort')
    const eleven = `<p>${'a'.repeat(11_000_000)}</p>`
    expect(await refused('toDocx', { html: eleven })).toMatchObject({ status: 413, code: 'export_too_large' })
    expect(await refused('toDocx', { html: '"'.repeat(11_000_000) })).toMatchObject({ status: 413 })
    expect(await refused('toTxt', { html: '<i>a</i>'.repeat(450_000) })).toMatchObject({ code: 'export_too_much' })
  })

  test('letters that no font here has are not left out in silence', async () => {
    const html = '<p>Guten Tag, สวัสดี.</p>'
    expect(await refused('toPdf', { html })).toMatchObject({ status: 422, code: 'pdf_letters' })
    expect((await wordOf({ html })).text).toContain('สวัสดี')
  })

  test('only for who is signed in, and as JSON', async () => {
    expect((await served.nobody.post('/api/toPdf', { html: '<p>a</p>' })).status).toBe(401)
    const form = await anna.send('/api/toPdf', { method: 'POST', body: 'a', headers: { 'content-type': 'text/html' } })
    expect(form.status).toBe(415)
  })
})
