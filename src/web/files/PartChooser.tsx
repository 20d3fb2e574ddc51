import { useMemo, useState } from 'react'
import { Check } from 'lucide-react'
import { lengthOf } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Dialog, DialogClose } from '../ui/Dialog.tsx'
import { Counter } from '../ui/small.tsx'
import { fitting, joined, partsOf } from './parts.ts'
import type { Choice } from './useBrought.ts'
import { words as common } from './words.ts'

const words = {
  title: { de: 'Welche Teile sollen in das Feld?', en: 'Which parts should go into the field?' },
  why: (name: string, long: string, room: string) => ({
    de: `„${name}“ hat ${long} Zeichen, im Feld ist Platz für ${room}.`,
    en: `“${name}” has ${long} characters, the field has room for ${room}.`,
  }),
  full: {
    de: 'Das Feld ist voll. Kürzen Sie, was darin steht, dann ist Platz für mehr.',
    en: 'The field is full. Shorten what is in it to make room.',
  },
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
  const toggle = (at: number) => choose(chosen.symmetricDifference(new Set([at])))

  return (
    <Dialog
      size="large"
      title={t(words.title)}
      text={
        room
          ? t(words.why(name, number(lengthOf(text)), number(room)))
          : `${t(words.why(name, number(lengthOf(text)), number(room)))} ${t(words.full)}`
      }
      onClose={onClose}
    >
      <ul
        aria-label={t(words.parts)}
        className="-mx-2 mt-4 max-h-[50dvh] overflow-y-auto border-y border-line py-1 outline-none"
      >
        {parts.map((part, at) => (
          <li key={at}>
            <label
              style={{ paddingInlineStart: `${0.5 + Math.min(3, part.depth) * 1.25}rem` }}
              className="relative flex min-h-10 cursor-pointer items-center gap-3 rounded-md py-1.5 pr-3 hover:bg-sunken
                pointer-coarse:min-h-11"
            >
              <input type="checkbox" checked={chosen.has(at)} onChange={() => toggle(at)} className="peer sr-only" />
              <CheckMark />
              <span className="min-w-0 flex-1 truncate" dir="auto">
                {part.title}
                {part.piece && <span className="text-muted"> ({number(part.piece)})</span>}
              </span>
              <span className="shrink-0 text-sm text-muted tabular-nums">
                {t(common.words(part.words, number(part.words)))}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-3">
        <p role="status" className="text-sm">
          <span className="sr-only">{t(words.chosen)}: </span>
          <Counter count={count} max={room || undefined} />
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

/** The square mark of one choice among several; it stands inside its label, before the words. */
const CheckMark = () => (
  <span
    aria-hidden
    className="grid size-5 shrink-0 place-items-center rounded border border-field bg-surface text-transparent
      peer-checked:border-accent peer-checked:bg-accent peer-checked:text-on-accent peer-focus-visible:outline-2
      peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring"
  >
    <Check className="size-3.5" strokeWidth={3} />
  </span>
)
