import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#tests/serve.ts'
import { serving } from '#tests/serving.ts'
import { checkDocument } from '#shared/document/check.ts'
import { unzipped } from '#tests/unzipped.ts'
import { formatNames, formats } from './formats.ts'
import { readHtml } from './reading/read-html.ts'
import { everything, inAddress, png } from '#tests/documents/export-texts.ts'

const served = serving({ model: false })
let anna: Person
beforeAll(async () => {
  anna = await served.person({ plan: 'free' })
})

const made = async (path: string, body: object, who = anna) => {
  const answer = await who.post(`/api/${path}`, body)
  if (answer.status !== 200) throw new Error(await answer.text())
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const refused = async (path: string, body: object, headers = {}) => {
  const answer = await anna.post(`/api/${path}`, body, headers)
  const { code, success, message } = await answer.json()
  expect(success).toBe(false)
  return { status: answer.status, code, message }
}

const pdfOf = async (body: object, who = anna) => {
  const { answer, bytes } = await made('toPdf', body, who)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  return { answer, bytes, text: text.normalize('NFKC'), pages: totalPages, info }
}
const wordOf = async (body: object, who = anna) => {
  const { answer, bytes } = await made('toDocx', body, who)
  const parts = unzipped(bytes)
  const document = parts.get('word/document.xml')?.toString() ?? ''
  const text = [...document.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<\/w:p>/g)]
    .map(([, words]) => words ?? '\n')
    .join('')
  const links = parts.get('word/_rels/document.xml.rels')?.toString() ?? ''
  return { answer, parts, document, text, links, numbers: parts.get('word/numbering.xml')?.toString() ?? '' }
}
const textOf = async (body: object) => (await made('toTxt', body)).bytes.toString()
const pageOf = async (body: object) => (await made('toHtml', body)).bytes.toString()
const nameOf = (answer: Response) =>
  decodeURIComponent(/filename\*=UTF-8''(\S+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '')

describe('a speech leaves on cards', () => {
  const html = '<h1>Dank</h1><p>Liebe Gäste!</p><p>Ohne Sie stünde hier kein Schrank.</p><ul><li>Erstens</li></ul>'

  test('as A6 pages of a PDF, one thought on each, numbered', async () => {
    const { bytes, text, pages } = await pdfOf({ html, title: 'Dank', lang: 'DE', cards: true })
    expect(pages).toBe(3)
    for (const words of ['Dank Liebe Gäste!', 'Ohne Sie stünde', 'Erstens', '3 / 3'])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
    const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
    const [, , width = 0, height = 0] = page.view
    expect([width, height].map(points => Math.round((points / 72) * 25.4))).toEqual([148, 105])
  })

  test('as A6 pages of Word', async () => {
    const { document, text } = await wordOf({ html, title: 'Dank', lang: 'DE', cards: true })
    expect(document).toMatch(/<w:pgSz w:w="8391" w:h="5953" w:orient="landscape"\/>/)
    expect(document.match(/<w:pageBreakBefore\/>/g)?.length).toBe(2)
    expect(text).toContain('Erstens')
  })

  test('without the wish it is a page as ever', async () => {
    expect((await pdfOf({ html, title: 'Dank', lang: 'DE' })).pages).toBe(1)
  })
})

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

  test('right to left, if it is Arabic', async () => {
    const html = '<p>مرحبا بالعالم</p><ul><li>البند الأول</li></ul><table><tr><td>أحمد</td><td>١٢٣</td></tr></table>'
    expect(await pageOf({ html, lang: 'ar' })).toContain('<html lang="ar" dir="rtl">')
    const { document } = await wordOf({ html, lang: 'ar' })
    expect(document.match(/<w:bidi\/>/g)?.length).toBe(4)
    expect(document).toContain('<w:bidiVisual/>')
    expect((await pdfOf({ html, lang: 'ar' })).text).toContain('العالم')
  })
})

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
    const { document } = await readHtml({ html: shapes[name] ?? '', title: '', language: 'de' }, async () => new Map())
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
    const html = '<p>Guten Tag, 你好.</p>'
    expect(await refused('toPdf', { html })).toMatchObject({ status: 422, code: 'pdf_letters' })
    expect((await wordOf({ html })).text).toContain('你好')
  })

  test('only for who is signed in, and as JSON', async () => {
    expect((await served.nobody.post('/api/toPdf', { html: '<p>a</p>' })).status).toBe(401)
    const form = await anna.send('/api/toPdf', { method: 'POST', body: 'a', headers: { 'content-type': 'text/html' } })
    expect(form.status).toBe(415)
  })
})

test('while one person’s files take long, another’s is made', async () => {
  const [busy, other] = [await served.person({ plan: 'free' }), await served.person({ plan: 'free' })]
  // Both processes stand before it is measured whose turn it is.
  await Promise.all([busy, other].map(person => pdfOf({ html: '<p>a</p>' }, person)))
  const order: string[] = []
  const long = [1, 2, 3].map(async () => {
    await busy.post('/api/toPdf', { html: '<p>a</p>'.repeat(5_000) })
    order.push('long')
  })
  await pdfOf({ html: '<p>Kurz</p>' }, other).then(() => order.push('short'))
  await Promise.all(long)
  expect(order.at(-1)).toBe('long')
}, 60_000)

test('several people at once each get their own, and one person not more than three at a time', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => served.person({ plan: 'free' })))
  const all = await Promise.all(
    people.flatMap((who, at) => [
      pdfOf({ html: `<p>Nummer ${at}</p>` }, who).then(({ text }) => text.trim()),
      wordOf({ html: `<p>Nummer ${at}</p>` }, who).then(({ text }) => text.trim()),
    ]),
  )
  expect(all).toEqual(people.flatMap((_, at) => [`Nummer ${at}`, `Nummer ${at}`]))
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => anna.post('/api/toPdf', { html: '<p>Eile</p>'.repeat(2000) })),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(3)
  for (const late of answers.filter(({ status }) => status !== 200)) {
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '5'])
    expect((await late.json()).code).toBe('exports_at_once')
  }
  expect(statuses).toContain(429)
})
