import { useText } from '../language.tsx'
import { Deeds } from './Deeds.tsx'
import { Passage } from './Passage.tsx'
import { NoteWords } from './NoteWords.tsx'
import type { Note, Notes } from './useNotes.ts'

const words = {
  original: { de: 'Ausgangstext:', en: 'Original:' },
  result: { de: 'Ergebnis:', en: 'Result:' },
  show: { de: 'Im Text zeigen', en: 'Show in the text' },
}

type Props = {
  notes: Notes
  /** Of the text that they are about. */
  language: string | undefined
  onShow(note: Note): void
  /** Something was done about one, which is gone now. */
  onDone(): void
}

/** Notes one under the other, numbered as their words are: each with its passage, and what can be done about it. */
export function NoteItems({ notes, language, onShow, onDone }: Props) {
  const t = useText()
  return (
    <ul className="grid grid-cols-1 gap-4 text-sm">
      {notes.notes.map((note, at) => {
        const { name, quiet, place, here, there } = note
        const passage = here && <Passage label={there && t(words.result)} excerpt={here} lang={language} />
        return (
          <li key={name} className={`border-l-2 pl-3 ${quiet ? 'border-line' : 'border-warn'}`}>
            <NoteWords {...{ note, notes }} lang={language} number={at + 1} />
            {there && <Passage label={t(words.original)} excerpt={there} lang={undefined} />}
            {place && passage ? (
              <button
                type="button"
                className="block min-h-6 cursor-pointer text-left hover:underline pointer-coarse:min-h-11"
                title={t(words.show)}
                onClick={() => onShow(note)}
              >
                <span className="sr-only">{t(words.show)}: </span>
                {passage}
              </button>
            ) : (
              passage
            )}
            <div className="mt-2 flex flex-wrap gap-2">
              <Deeds {...{ note, notes, onDone }} className="btn-line min-h-9 px-3 text-sm pointer-coarse:min-h-11" />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
