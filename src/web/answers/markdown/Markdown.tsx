import { createElement, memo, type ReactNode, useState } from 'react'
import remend from 'remend'
import { directionOf, directionWithin } from '#shared/direction.ts'
import { OpenGap } from '../../gaps/OpenGap.tsx'
import { splitter } from './blocks.ts'
import { draw, type Make, type More, type Tag } from './draw.ts'
import { longest } from './read.ts'
import './markdown.css'

const bracket = (sign: string) => <span className="text-[0px]">{sign}</span>

/** The brackets are not seen, but they are copied. */
const Gap = ({ words }: { words: string }) => (
  <OpenGap asks={words.slice(1, -1)} open={bracket('[')} close={bracket(']')} />
)

const rel = 'noopener noreferrer nofollow'

/** A link says whose page it leads to, unless its words do. */
const Away = ({ href, words }: { href: URL; words: readonly ReactNode[] }) => {
  const whose = href.host || href.pathname
  return (
    <>
      {createElement('a', { className: 'link', href: href.href, target: '_blank', rel }, ...words)}
      {!words.join('').includes(whose) && (
        <span data-added className="text-sm text-muted">
          {' '}
          ({whose})
        </span>
      )}
    </>
  )
}

const alignments = { left: 'text-left', center: 'text-center', right: 'text-right' }
const isHeading = (tag: Tag): tag is 'h1' | 'h2' | 'h3' | 'h4' => /^h[1-4]$/.test(tag)

/** The level of the page's heading above a text, and the depth of the text's own first one. */
type Levels = { readonly below: number; readonly first: number }

/** Elements of the page. Headings stand below a heading of the page: the first one of a text under an h2 is an h3. */
const pageMaker = ({ below, first }: Levels): Make<ReactNode> => ({
  text: words => words,
  element(tag, inside, { href, start, align }: More = {}) {
    if (tag === 'gap') return <Gap words={inside.join('')} />
    if (tag === 'a') return href && <Away href={href} words={inside} />
    if (tag === 'hr' || tag === 'br') return createElement(tag)
    if (isHeading(tag)) {
      const depth = Number(tag[1])
      const level = Math.min(6, below + Math.max(1, depth - first + 1))
      return createElement(`h${level}`, { 'data-depth': depth }, ...inside)
    }
    const element = createElement(tag, { start, className: align ? alignments[align] : undefined }, ...inside)
    return tag === 'table' ? <div className="table">{element}</div> : element
  },
})

/** What a writer has not finished yet, finished: half a bold word is bold, half a link is its words. */
const healed = (tail: string) =>
  tail.length > longest.block
    ? tail
    : remend(tail, { linkMode: 'text-only', comparisonOperators: false, singleTilde: false })

type BlockProps = Levels & { source: string; open: boolean; lang?: string }
const Block = memo(({ source, open, lang, ...levels }: BlockProps) =>
  createElement(
    'div',
    { className: open ? 'block open' : 'block', 'data-length': source.length, dir: directionWithin(source, lang) },
    ...draw(open ? healed(source) : source, pageMaker(levels)),
  ),
)

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
 * A text of a model as elements of the page: an allow-list without pictures and without HTML. While it grows only its
 * last block is drawn again.
 */
export function Markdown({ children, writing = false, below = 2, lang, part, at }: Props) {
  const [split] = useState(splitter)
  const blocks = split(children)
  const first = /^ {0,3}(#{1,6})\s/m.exec(children)?.[1]?.length ?? 1
  return (
    <div dir={directionOf(lang)} className="markdown" data-part={part} data-at={at}>
      {blocks.map((source, at) => (
        <Block key={at} {...{ source, below, first, lang }} open={writing && at === blocks.length - 1} />
      ))}
    </div>
  )
}
