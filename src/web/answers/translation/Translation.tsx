import { useState } from 'react'
import { useText } from '../../language.tsx'
import { EditableText } from '../EditableText.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import { placesOf } from '../places.ts'
import { useInPieces } from '../useInPieces.ts'
import type { ViewProps } from '../views.ts'
import { pairsOf } from './pairs.ts'

const words = {
  translation: { de: 'Übersetzung', en: 'Translation' },
  original: { de: 'Original', en: 'Original' },
  hide: { de: 'Original ausblenden', en: 'Hide the original' },
  show: { de: 'Original zeigen', en: 'Show the original' },
}

/** A translation beside its original, paragraph by paragraph; on phones each follows its own. */
export function Translation({ answer, source = '', lang, writing, onChange }: ViewProps<string>) {
  const t = useText()
  const [beside, setBeside] = useState(true)
  const { drawn, placeOf, put, leave } = useInPieces(answer, onChange)
  const pairs = pairsOf(source, drawn, writing)
  const places = placesOf(
    drawn,
    pairs.map(({ translated }) => translated),
  )
  const last = pairs.findLastIndex(({ translated }) => translated)
  // What is being written stays the end of the page.
  const shown = writing ? pairs.slice(0, last + 1) : pairs
  const changeAt = (place: number | undefined, piece: string) =>
    onChange && !writing && place !== undefined ? (text: string) => put(place, piece, text) : undefined
  const columns = beside ? '@2xl:grid-cols-2' : ''
  return (
    <div className="@container">
      <div className="flex min-h-11 items-center justify-between gap-4 border-b border-line sheet-x py-2 text-sm">
        <p className="font-medium">{t(words.translation)}</p>
        <button type="button" className="link cursor-pointer print:hidden" onClick={() => setBeside(!beside)}>
          {t(beside ? words.hide : words.show)}
        </button>
      </div>
      <ol className="grid grid-cols-1 py-4">
        {shown.map(({ original, translated }, at) => (
          <li key={at} className={`grid grid-cols-1 gap-x-10 gap-y-2 sheet-x py-3 ${columns}`}>
            <div lang={lang} className="reading max-w-[36rem] min-w-0">
              {translated && (
                <EditableText
                  text={translated}
                  writing={writing && at === last}
                  lang={lang}
                  part={places[at] === undefined ? undefined : ''}
                  at={places[at] === undefined ? undefined : placeOf(places[at])}
                  onChange={changeAt(places[at], translated)}
                  onLeave={leave}
                />
              )}
            </div>
            {beside && (
              <div
                role="note"
                aria-label={t(words.original)}
                className="min-w-0 border-l-2 border-line pl-4 text-base text-muted wrap-anywhere print:hidden"
              >
                <Markdown>{original}</Markdown>
              </div>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
