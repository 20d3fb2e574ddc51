import { EditableText } from '../EditableText.tsx'
import { useInPieces } from '../useInPieces.ts'
import type { ViewProps } from '../views.ts'
import { type Piece, sidesIn } from './sides.ts'

/** The pieces in rows: two sides that belong together share one. */
const rowsOf = (pieces: readonly Piece[]) =>
  pieces.reduce<Piece[][]>((rows, piece) => {
    const last = rows.at(-1)
    if (piece.side && last?.length === 1 && last[0]?.side) last.push(piece)
    else rows.push([piece])
    return rows
  }, [])

/** A text that weighs something: advantages and disadvantages beside each other, wherever it lists them. */
export function ProsCons({ answer, lang, writing, onChange }: ViewProps<string>) {
  const { drawn, placeOf, put, leave } = useInPieces(answer, onChange)
  const change = !writing && onChange ? put : undefined
  return (
    <div lang={lang} className="@container grid grid-cols-1 gap-6 sheet-x py-7 sm:py-9">
      {rowsOf(sidesIn(drawn)).map(row => (
        <div
          key={row[0]?.at}
          className={row.length > 1 ? 'grid grid-cols-1 gap-x-10 gap-y-6 @xl:grid-cols-2' : 'max-w-[36rem]'}
        >
          {row.map(({ text, at }) => (
            <div key={at} className="reading min-w-0">
              <EditableText
                text={text.trimEnd()}
                writing={writing}
                lang={lang}
                part=""
                at={placeOf(at)}
                onChange={change && (words => change(at, text.trimEnd(), words))}
                onLeave={leave}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
