import { useMemo, useState } from 'react'
import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Counter } from '../ui/small.tsx'
import { PartLine } from './PartLine.tsx'
import { fitting, joined, partsOf } from './parts.ts'
import type { Choice } from './useBrought.ts'

const words = {
  title: { de: 'Welche Teile sollen in das Feld?', en: 'Which parts should go into the field?' },
  why: (name: string, long: string, room: string) => ({
    de: `„${name}“ hat ${long} Zeichen, im Feld ist Platz für ${room}.`,
    en: `“${name}” has ${long} characters, the field has room for ${room}.`,
  }),
  full: { de: 'Das Feld ist voll', en: 'The field is full' },
  shorten: {
    de: 'Kürzen Sie, was darin steht, dann ist Platz für mehr.',
    en: 'Shorten what is in it to make room.',
  },
  back: { de: 'Zurück zum Feld', en: 'Back to the field' },
  parts: { de: 'Teile der Datei', en: 'Parts of the file' },
  chosen: { de: 'Ausgewählte Zeichen', en: 'Characters chosen' },
  tooMuch: { de: 'Das ist mehr, als in das Feld passt.', en: 'This is more than the field can hold.' },
  insert: { de: 'Einfügen', en: 'Insert' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
}

type Props = { choice: Choice; onChoose(text: string): void; onClose(): void }

/** A document that is too long for a field, part by part: what fits from the start on is chosen already. */
export function PartChooser({ choice: { name, text, room }, onChoose, onClose }: Props) {
  const t = useText()
  const { number } = useFormats()
  const parts = useMemo(() => partsOf(text, room), [text, room])
  const [chosen, choose] = useState<ReadonlySet<number>>(() => new Set(Array(fitting(parts, room)).keys()))
  const whole = useMemo(() => joined(parts.filter((_, at) => chosen.has(at))), [parts, chosen])
  const count = lengthOf(whole)
  const over = count > room
  const why = t(words.why(name, number(lengthOf(text)), number(room)))

  if (parts.every(part => lengthOf(part.text) > room))
    return (
      <Dialog title={t(words.full)} text={`${why} ${t(words.shorten)}`} onClose={onClose}>
        <DialogClose className="btn-primary mt-6 w-full">{t(words.back)}</DialogClose>
      </Dialog>
    )
  return (
    <Dialog size="large" title={t(words.title)} text={why} onClose={onClose}>
      <ul aria-label={t(words.parts)} className="-mx-2 mt-4 max-h-[50dvh] overflow-y-auto border-y border-line py-1">
        {parts.map((part, at) => (
          <li key={at}>
            <PartLine
              part={part}
              chosen={chosen.has(at)}
              onToggle={() => choose(chosen.symmetricDifference(new Set([at])))}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <p role="status" className="text-sm">
          <span className="sr-only">{t(words.chosen)}: </span>
          <Counter count={count} max={room} />
          {over && <span className="ml-2 text-danger">{t(words.tooMuch)}</span>}
        </p>
        <span className="ml-auto flex gap-2">
          <DialogClose className="btn-line">{t(words.cancel)}</DialogClose>
          <button
            type="button"
            className="btn-primary"
            disabled={over || chosen.size === 0}
            onClick={() => onChoose(whole)}
          >
            {t(words.insert)}
          </button>
        </span>
      </div>
    </Dialog>
  )
}
