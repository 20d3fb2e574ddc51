import { expect, test } from 'vitest'
import { listed } from './list.ts'

const wifi = 'WIFI:T:WPA;S:Gast;P:a;;'

test.each([
  ['typed', `Tisch 1;https://beispiel.de/?a=1,2\nhttps://beispiel.de/2\n\nWLAN;${wifi}`],
  ['saved as CSV', `"Tisch 1";"https://beispiel.de/?a=1,2"\r\nhttps://beispiel.de/2\r\nWLAN;"${wifi}"\r\n`],
  ['copied from a table', `Tisch 1\thttps://beispiel.de/?a=1,2\n\thttps://beispiel.de/2\nWLAN\thttps://beispiel.de/3`],
])('a list that was %s is read', (_, text) => {
  const [first, second, third] = listed(text)
  expect(first).toMatchObject({ name: 'Tisch 1', content: 'https://beispiel.de/?a=1,2' })
  expect(second).toMatchObject({ name: '2', content: 'https://beispiel.de/2' })
  expect(third).toMatchObject({ name: 'WLAN', content: text.includes('WIFI') ? wifi : 'https://beispiel.de/3' })
})

test('a name with a semicolon stays whole; a line without a content is named', () => {
  expect(listed('"Tisch; 2";https://beispiel.de/2')).toMatchObject([
    { name: 'Tisch; 2', content: 'https://beispiel.de/2' },
  ])
  expect(listed('Tisch 1,https://beispiel.de/1')).toMatchObject([{ name: 'Tisch 1', content: 'https://beispiel.de/1' }])
  expect(() => listed('Tisch 1;https://beispiel.de/1\nTisch 2;')).toThrow(
    expect.objectContaining({ code: 'qr_row_empty' }),
  )
})

test('a line that begins with an address is one, also with semicolons in it', () => {
  const table = 'https://beispiel.de/?a=1;b=2\nTisch 2;https://beispiel.de/?a=1;b=2\nhttps://beispiel.de/3;\n'
  expect(listed(table)).toMatchObject([
    { name: '1', content: 'https://beispiel.de/?a=1;b=2' },
    { name: 'Tisch 2', content: 'https://beispiel.de/?a=1;b=2' },
    { name: '3', content: 'https://beispiel.de/3' },
  ])
  expect(listed(wifi)).toMatchObject([{ name: '1', content: wifi }])
})

test.each([
  ['WLAN\tWIFI:T:WPA;S:Gast;P:a;;', 'WLAN', wifi],
  ['WLAN,WIFI:T:WPA;S:Gast;P:a;;', 'WLAN', wifi],
  ['Tisch 1\thttps://beispiel.de/?a=1;b=2', 'Tisch 1', 'https://beispiel.de/?a=1;b=2'],
  ['Tisch 1,https://beispiel.de/?a=1;b=2', 'Tisch 1', 'https://beispiel.de/?a=1;b=2'],
  ['Spruch;"Carpe diem" heißt: Nutze den Tag', 'Spruch', '"Carpe diem" heißt: Nutze den Tag'],
  ['Spruch;Er sagte;"Carpe diem"', 'Spruch', 'Er sagte;"Carpe diem"'],
  ['Hinweis;Bitte läuten; dann  warten ', 'Hinweis', 'Bitte läuten; dann  warten'],
  ['Hinweis\tBitte läuten, dann warten\t\t', 'Hinweis', 'Bitte läuten, dann warten'],
  ['Hinweis;"Bitte läuten;\tdann\nwarten"', 'Hinweis', 'Bitte läuten;\tdann\nwarten'],
  ['Hinweis,"Bitte läuten, dann ""warten"""', 'Hinweis', 'Bitte läuten, dann "warten"'],
  ['"Tisch; ""2""";Bitte läuten; dann warten', 'Tisch; "2"', 'Bitte läuten; dann warten'],
  ['"Zum Tisch, bitte"', '1', 'Zum Tisch, bitte'],
  ['Bitte läuten, dann warten', '1', 'Bitte läuten, dann warten'],
  ['Fünf" Rohr;6" Rohr', 'Fünf" Rohr', '6" Rohr'],
])('the line “%s” is of the name “%s”, and says the rest as it is', (line, name, content) => {
  expect(listed(line)).toMatchObject([{ name, content }])
})

test('each line is parted by what it has itself', () => {
  const mixed = 'Eins;https://beispiel.de/?a,b\nZwei\tA;B\nDrei,https://beispiel.de/3\n"Vier";"offen\nFünf;5'
  expect(listed(mixed)).toMatchObject([
    { name: 'Eins', content: 'https://beispiel.de/?a,b' },
    { name: 'Zwei', content: 'A;B' },
    { name: 'Drei', content: 'https://beispiel.de/3' },
    { name: 'Vier', content: '"offen' },
    { name: 'Fünf', content: '5' },
  ])
})

test('lines have the numbers that somebody sees who counts them', () => {
  expect(listed('\n"A";"eins\nzwei"\n\n;;\nhttps://beispiel.de/6')).toMatchObject([
    { name: 'A', content: 'eins\nzwei' },
    { name: '6', content: 'https://beispiel.de/6' },
  ])
  for (const list of ['\n\nTisch 1;A\n\nTisch 2;', 'A;"eins\nzwei"\nB;C\n\n"D"\t'])
    expect(() => listed(list)).toThrow(expect.objectContaining({ code: 'qr_row_empty', details: { row: 5 } }))
})

test('a list of nothing but signs is read at once', () => {
  for (const signs of ['"', '";', '"a\n""', ';"', ',"a', '"""\n', ' \t', '\n'])
    expect(() => listed(signs.repeat(5000))).not.toThrow(RangeError)
})
