import { expect, test } from 'vitest'
import { piecesOf } from './markup.ts'

const texts = (html: string) => piecesOf(html).map(({ text, isTag }) => (isTag ? `[${text}]` : text))

test('tags end behind their values, and comments and styles are left out', () => {
  expect(texts('<p title="a > b" onclick=\'x\'>a < b</p><!-- <i> --><style>p > a {}</style >c')).toEqual([
    ...['[<p title="a > b" onclick=\'x\'>]', 'a < b', '[</p>]', 'c'],
  ])
  expect(texts('nur Worte')).toEqual(['nur Worte'])
})

test.each(['<a', '<style >', '<!--', '<a x="', "<a b='", '<'])('what %s begins and nothing ends holds nobody', sign => {
  expect(texts(`<p>vor</p>${sign.repeat(200_000)}`).slice(0, 3)).toEqual(['[<p>]', 'vor', '[</p>]'])
})
