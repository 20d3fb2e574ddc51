import { useMemo } from 'react'
import { splitter } from '#shared/document/markdown/split.ts'
import { wordsIn } from '../ui/counts.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Select } from '../ui/Select.tsx'
import type { SourceSpan, Source } from './source-map.ts'

const words = {
  what: { de: 'Was ändern?', en: 'What to change?' },
  whole: { de: 'Der ganze Text', en: 'The whole text' },
  passage: (count: string, one: boolean) => ({
    de: `Auswahl: ${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `Selection: ${count} ${one ? 'word' : 'words'}`,
  }),
}
const longest = 48

/** How a block begins, without the signs of Markdown. */
const beginning = (block: string) => {
  const said = block
    .replaceAll(/^[\s#>*+-]*(?:\d+[.)]\s)?|[*_`[\]]/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return said.length > longest ? `${said.slice(0, longest).trimEnd()} …` : said
}

type Block = SourceSpan & { readonly says: string }

/** The blocks of all texts of an answer that say something, each with its place. */
const blocksIn = ({ text, parts }: Source): Block[] =>
  parts.flatMap(({ from: begin, to }) => {
    let at = begin
    return splitter()(text.slice(begin, to)).flatMap(block => {
      const from = at
      at += block.length
      return wordsIn(block) ? [{ from, to: from + block.trimEnd().length, says: beginning(block) }] : []
    })
  })

type Props = { source: Source; place: SourceSpan | undefined; onPlace(place: SourceSpan | undefined): void }

/**
 * What is to be changed: the whole, a paragraph, or what was selected. It is seen with a passage, and by whoever comes
 * to it by keyboard.
 */
export function PassageChoice({ source, place, onPlace }: Props) {
  const t = useText()
  const { number } = useFormats()
  const parts = useMemo(() => blocksIn(source), [source])
  if (parts.length < 2) return null
  const chosen = place ? parts.findIndex(({ from, to }) => from === place.from && to === place.to) : -1
  const count = place ? wordsIn(source.text.slice(place.from, place.to)) : 0
  return (
    <Select
      aria-label={t(words.what)}
      className={`shrink-0 *:[select]:h-8 *:[select]:text-sm pointer-coarse:*:[select]:h-11
        ${place ? 'mr-1 w-28 sm:w-40' : 'sr-only focus-within:not-sr-only focus-within:mx-2.5 focus-within:w-40'}`}
      value={chosen >= 0 ? String(chosen) : place ? 'selected' : 'whole'}
      onChange={({ target: { value } }) => {
        const part = parts[Number(value)]
        onPlace(part && { from: part.from, to: part.to })
      }}
    >
      <option value="whole">{t(words.whole)}</option>
      {place && chosen < 0 && <option value="selected">{t(words.passage(number(count), count === 1))}</option>}
      {parts.map(({ says }, at) => (
        <option key={at} value={at}>
          {at + 1}. {says}
        </option>
      ))}
    </Select>
  )
}
