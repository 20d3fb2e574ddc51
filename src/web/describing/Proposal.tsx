import { useMemo, useState } from 'react'
import { useText } from '../language.tsx'
import { changesOf } from '../refine/lines.ts'
import { MarkedText } from '../refine/MarkedText.tsx'
import { plainOf } from '../refine/plain.ts'
import { numbered, without } from '../refine/take-back.ts'
import '../refine/refine.css'

const words = {
  title: { de: 'Vorschlag', en: 'Proposal' },
  edit: { de: 'Vorschlag bearbeiten', en: 'Edit the proposal' },
  take: { de: 'Übernehmen', en: 'Use it' },
  leave: { de: 'Verwerfen', en: 'Discard' },
  same: { de: 'Daran ist nichts zu ändern.', en: 'There is nothing to change about it.' },
}

type Props = { before: string; proposed: string; onTake(text: string): void; onLeave(): void }

/** A better description beside what was typed: each change can be taken back, and all of it written in. */
export function Proposal({ before, proposed, onTake, onLeave }: Props) {
  const t = useText()
  const [text, setText] = useState(proposed)
  const segments = useMemo(() => numbered(changesOf(before, text)), [before, text])
  const back = (change: number) => without(plainOf(before), plainOf(text), segments, change)
  return (
    <section aria-label={t(words.title)} className="grid grid-cols-1 gap-3 rounded-md border border-line bg-sunken p-3">
      {segments.some(({ kind }) => kind !== 'same') ? (
        <MarkedText
          segments={segments}
          canTakeBack={number => back(number) !== undefined}
          onTakeBack={number => setText(back(number) ?? text)}
        />
      ) : (
        <p className="text-muted">{t(words.same)}</p>
      )}
      <textarea
        aria-label={t(words.edit)}
        className="field field-sizing-content min-h-24 py-2"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn-line" disabled={!text.trim()} onClick={() => onTake(text.trim())}>
          {t(words.take)}
        </button>
        <button type="button" className="btn-quiet" onClick={onLeave}>
          {t(words.leave)}
        </button>
      </div>
    </section>
  )
}
