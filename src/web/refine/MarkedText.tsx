import { Fragment } from 'react'
import { Check, type LucideIcon, Undo2 } from 'lucide-react'
import { useText } from '../language.tsx'
import { type Line, linesOf } from './lines.ts'
import { MarkedTable } from './MarkedTable.tsx'
import { asRead } from './plain.ts'
import { piecesIn, withTables } from './tables.ts'
import type { Changed } from './take-back.ts'
import type { Deed } from './useNextChange.ts'

const words = {
  accept: (number: number) => ({ de: `Änderung ${number} annehmen`, en: `Accept change ${number}` }),
  takeBack: (number: number) => ({ de: `Änderung ${number} zurücknehmen`, en: `Take back change ${number}` }),
}

type Look = {
  /** How it looks where neither is the older one: what only one of two texts has is then just marked. */
  look?: string | undefined
}

/** A line that ends inside a heading or a field is written so in Markdown. */
const withEnds = (text: string) =>
  text.split(/<br ?\/?>/).map((line, at) => (
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))

function Piece({ kind, text, look }: Changed & Look) {
  const words = withEnds(asRead(text))
  if (kind === 'same') return words
  if (look !== undefined) return <mark className={look}>{words}</mark>
  return kind === 'gone' ? <del>{words}</del> : <ins>{words}</ins>
}

const depths = ['text-[1.75rem]/[2.125rem] font-semibold', 'text-[1.3125rem]/7 font-semibold', 'font-semibold']

type Taking = Look & {
  /** Whether this change can be told from the others: accepted, or taken back, by itself. */
  canAccept?(change: number): boolean
  onAccept?(change: number): void
  canTakeBack?(change: number): boolean
  onTakeBack?(change: number): void
}

function Pieces({ pieces, look, ends, ...taking }: Pick<Line, 'pieces'> & Taking & Ends) {
  const t = useText()
  const { canAccept, onAccept, canTakeBack, onTakeBack } = taking
  const button = (deed: Deed, change: number, label: string, Icon: LucideIcon, act: () => void) => (
    <button
      type="button"
      className="take-back"
      data-change={change}
      data-deed={deed}
      title={label}
      aria-label={label}
      onClick={act}
    >
      <Icon className="size-3.5" aria-hidden />
    </button>
  )
  const isEnd = (piece: Changed | undefined) => piece?.change !== undefined && ends.get(piece.change) === piece
  /** What follows on a change without a blank, as a full stop: it stays at its words, before the buttons. */
  const closing = (at: number) =>
    isEnd(pieces[at - 1]) && pieces[at]?.kind === 'same'
      ? (/^[.,;:!?…)\]»“”’"']+(?=\s|$)/.exec(pieces[at].text)?.[0] ?? '')
      : ''
  return pieces.map((piece, at) => {
    const { change } = piece
    return (
      <Fragment key={at}>
        <Piece {...piece} text={piece.text.slice(closing(at).length)} look={look} />
        {change !== undefined && isEnd(piece) && (
          <span className="whitespace-nowrap">
            {withEnds(asRead(closing(at + 1)))}
            {onAccept &&
              canAccept?.(change) &&
              button('accept', change, t(words.accept(change + 1)), Check, () => onAccept(change))}
            {onTakeBack &&
              canTakeBack?.(change) &&
              button('back', change, t(words.takeBack(change + 1)), Undo2, () => onTakeBack(change))}
          </span>
        )}
      </Fragment>
    )
  })
}

function OneLine({ depth, bullet, ...inside }: Line & Taking & Ends) {
  const pieces = <Pieces {...inside} />
  if (depth) return <p className={`mt-6 first:mt-0 ${depths[depth - 1] ?? depths.at(-1)}`}>{pieces}</p>
  if (!bullet) return <p className="mt-4 first:mt-0">{pieces}</p>
  return (
    <p className="mt-1.5 flex gap-2.5">
      <span className="shrink-0 text-muted">{bullet}</span>
      <span className="min-w-0">{pieces}</span>
    </p>
  )
}

type Ends = {
  /** The last piece of each change, which may go over several lines. */
  ends: ReadonlyMap<number | undefined, Changed>
}

type Props = Taking & { segments: readonly Changed[]; side?: 'gone' | 'new' | undefined; lang?: string }

/** What was compared, or one side of it, as a text to be read, with the pieces marked that only one of the two has. */
export function MarkedText({ segments, side, lang, ...taking }: Props) {
  const parts = withTables(linesOf(segments, side))
  const ends = new Map(piecesIn(parts).map(piece => [piece.change, piece]))
  return (
    <div lang={lang} dir="auto" className="reading max-w-[36rem] wrap-anywhere">
      {parts.map((part, at) =>
        'rows' in part ? (
          <MarkedTable key={at} {...part} draw={pieces => <Pieces {...{ pieces, ends, ...taking }} />} />
        ) : (
          <OneLine key={at} {...part} {...taking} ends={ends} />
        ),
      )}
    </div>
  )
}
