import type { Segment } from '#language/comparing/segments.ts'
import { type Line, linesOf } from './lines.ts'

const Piece = ({ kind, text }: Segment) =>
  kind === 'same' ? text : kind === 'gone' ? <del>{text}</del> : <ins>{text}</ins>

const depths = ['text-[1.75rem]/[2.125rem] font-medium', 'text-[1.3125rem]/7 font-medium', 'font-semibold']

function OneLine({ depth, bullet, pieces }: Line) {
  const inside = pieces.map((piece, at) => <Piece key={at} {...piece} />)
  if (depth) return <p className={`mt-6 first:mt-0 ${depths[depth - 1] ?? depths.at(-1)}`}>{inside}</p>
  if (!bullet) return <p className="mt-4 first:mt-0">{inside}</p>
  return (
    <p className="mt-1.5 flex gap-2.5">
      <span className="shrink-0 text-muted">{bullet}</span>
      <span className="min-w-0">{inside}</span>
    </p>
  )
}

type Props = { segments: readonly Segment[]; side?: 'gone' | 'new'; lang?: string }

/** What was compared, or one side of it, as a text to be read, with the pieces marked that only one of the two has. */
export const MarkedText = ({ segments, side, lang }: Props) => (
  <div lang={lang} dir="auto" className="reading max-w-[36rem] wrap-anywhere">
    {linesOf(segments, side).map((line, at) => (
      <OneLine key={at} {...line} />
    ))}
  </div>
)
