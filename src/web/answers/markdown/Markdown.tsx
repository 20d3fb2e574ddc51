import { createElement, memo, type ReactNode, useState } from 'react'
import { fileIn } from '#shared/accepts.ts'
import { directionOf, directionWithin } from '#shared/direction.ts'
import { elementsOf, type Make, type Tag } from '#shared/document/elements.ts'
import { longest } from '#shared/document/markdown/lex.ts'
import { readBlock } from '#shared/document/markdown/read.ts'
import { splitter } from '#shared/document/markdown/split.ts'
import { gapShape, isSourceGap } from '#shared/gaps.ts'
import { OpenGap } from '../../gaps/OpenGap.tsx'
import { SourceGap } from '../source-gap/SourceGap.tsx'
import { healed } from './healed.ts'
import { Note, NoteCall } from './Note.tsx'
import './markdown.css'

const bracket = (sign: string) => <span className="text-[0px]">{sign}</span>

/** The brackets are not seen, but they are copied. */
const Gap = ({ words }: { words: string }) => {
  const asks = words.slice(1, -1)
  const Asked = isSourceGap(asks) ? SourceGap : OpenGap
  return <Asked asks={asks} open={bracket('[')} close={bracket(']')} />
}

const rel = 'noopener noreferrer nofollow'

const calls = String.raw`\[\^\d{1,3}\](?!:)`
const apart = new RegExp(`(${calls}|${gapShape})`, 'u')
/** Opens a block that says what a note is. */
const opensNote = /^ {0,3}\[\^(\d{1,3})\]:[ \t]*/

/** What does not stand in the text as it was written: a gap, or what calls for a note. */
const drawnAs = (piece: string) =>
  piece.startsWith('[^')
    ? createElement(NoteCall, { number: piece.slice(2, -1) })
    : createElement(Gap, { words: piece })

/** Words, and the gaps and the numbers of notes among them; what is too long for people is shown as it is. */
const wordsOf = (words: string, isCode: boolean): readonly ReactNode[] => {
  if (isCode || words.length > longest.line) return [words]
  return words
    .split(apart)
    .map((piece, at) => (at % 2 ? drawnAs(piece) : piece))
    .filter(piece => piece !== '')
}

/** A link says whose page it leads to, unless its words do. */
const Away = ({ href, words }: { href: string; words: readonly ReactNode[] }) => {
  const { host, pathname } = new URL(href)
  const whose = host || pathname
  return (
    <>
      {createElement('a', { className: 'link', href, target: '_blank', rel }, ...words)}
      {!words.join('').includes(whose) && (
        <span data-added className="text-sm text-muted">
          {' '}
          ({whose})
        </span>
      )}
    </>
  )
}

const alignments = { left: 'text-left', center: 'text-center', right: 'text-right', justify: 'text-justify' }
const headings: ReadonlySet<Tag> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The level of the page's heading above a text, and the depth of the text's own first one. */
type Levels = { readonly below: number; readonly first: number }

/** Elements of the page. Headings stand below a heading of the page: the first one of a text under an h2 is an h3. */
const pageMaker = ({ below, first }: Levels): Make<ReactNode> => ({
  text: wordsOf,
  // Only what lies here is fetched: an address of somebody else's would tell them that it was read.
  picture: ({ attrs: { src, alt } }) => (fileIn(src) ? [createElement('img', { src, alt: alt ?? '' })] : [alt || src]),
  element(tag, inside, { href, start, align, isTask } = {}) {
    if (tag === 'a') return href && <Away href={href} words={inside} />
    if (tag === 'hr' || tag === 'br') return createElement(tag)
    if (headings.has(tag)) {
      const depth = Math.min(4, Number(tag[1]))
      const level = Math.min(6, below + Math.max(1, depth - first + 1))
      return createElement(`h${level}`, { 'data-depth': depth }, ...inside)
    }
    const className = [align && alignments[align], isTask && 'task'].filter(Boolean).join(' ') || undefined
    const element = createElement(tag, { start, className }, ...inside)
    // The keys move it where it is wider than its column.
    return tag === 'table' ? createElement('div', { className: 'table', tabIndex: 0 }, element) : element
  },
})

type BlockProps = Levels & { source: string; open: boolean; lang?: string; isFirstNote: boolean }
const Block = memo(({ source, open, lang, isFirstNote, ...levels }: BlockProps) => {
  const note = opensNote.exec(source)
  const written = source.slice(note?.[0].length ?? 0)
  const drawn = elementsOf(readBlock(open ? healed(written) : written), pageMaker(levels))
  return createElement(
    'div',
    { className: open ? 'block open' : 'block', 'data-length': source.length, dir: directionWithin(source, lang) },
    ...(note ? [createElement(Note, { number: note[1] ?? '', isFirst: isFirstNote }, ...drawn)] : drawn),
  )
})

type Props = {
  children: string
  /** Whether it still grows: its end is healed, and a caret stands there. */
  writing?: boolean
  /** The level of the page's heading above it. */
  below?: 1 | 2 | 3
  /** Its language, where that is known. */
  lang?: string
  /** The text of the answer that it draws, and from where on, so that passages of it can be found. */
  part?: string
  at?: number
}

/**
 * A text of a model as elements of the page: what a document can hold, the person's own pictures, others as their
 * words, and no HTML. While it grows only its last block is drawn again.
 */
export function Markdown({ children, writing = false, below = 2, lang, part, at }: Props) {
  const [split] = useState(splitter)
  const blocks = split(children)
  const firstNote = blocks.findIndex(block => opensNote.test(block))
  const first = /^ {0,3}(#{1,6})\s/m.exec(children)?.[1]?.length ?? 1
  return (
    <div dir={directionOf(lang)} className="markdown" data-part={part} data-at={at}>
      {blocks.map((source, at) => (
        <Block
          key={at}
          {...{ source, below, first, lang }}
          open={writing && at === blocks.length - 1}
          isFirstNote={at === firstNote}
        />
      ))}
    </div>
  )
}
