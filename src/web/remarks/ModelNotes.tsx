import { type ReactNode, useId } from 'react'
import { Check, ClipboardCheck } from 'lucide-react'
import { useText } from '../language.tsx'
import { useLeft } from './useLeft.ts'

const words = {
  heading: { de: 'Vor dem Versenden', en: 'Before you send it' },
  whose: { de: 'Hinweise des Modells', en: 'Notes from the model' },
  done: { de: 'Erledigt', en: 'Done' },
}

type Props = {
  notes: readonly string[] | undefined
  /** The language of the answer that they are about. */
  lang?: string | undefined
}

/** What the model says about an answer to the person, below it and never in it; only to be read. */
export function ModelNotes({ notes = [], lang }: Props) {
  return (
    <Card notes={notes}>
      {notes.map(note => (
        <li key={note} dir="auto" lang={spoken(lang)} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </Card>
  )
}

/** The same, each to be ticked off; that is remembered with the text. */
export function OpenNotes({ notes = [], lang, name }: Props & { name: string | undefined }) {
  const t = useText()
  const id = useId()
  const { left: done, toggle } = useLeft(name && `notes ${name}`)
  return (
    <Card notes={notes}>
      {notes.map((note, at) => {
        const isDone = done.includes(note)
        return (
          <li key={note} className="flex items-start gap-3">
            <p
              id={`${id}${at}`}
              dir="auto"
              lang={spoken(lang)}
              className={`min-w-0 flex-1 py-1.5 wrap-anywhere ${isDone ? 'text-muted line-through' : ''}`}
            >
              {note}
            </p>
            <button
              type="button"
              aria-pressed={isDone}
              aria-describedby={`${id}${at}`}
              className="btn-line min-h-9 shrink-0 px-3 text-sm"
              onClick={() => toggle(note)}
            >
              <Check className={`size-4 ${isDone ? 'text-ok' : 'text-field'}`} aria-hidden />
              {t(words.done)}
            </button>
          </li>
        )
      })}
    </Card>
  )
}

/** Prompts are German or English, and so are notes; beside a text in another language they may be in either. */
const spoken = (lang: string | undefined) => (lang === 'de' || lang === 'en' ? lang : undefined)

function Card({ notes, children }: { notes: readonly string[]; children: ReactNode }) {
  const t = useText()
  const id = useId()
  if (!notes.length) return null
  return (
    <section aria-labelledby={id} className="border-t border-line sheet-x py-5 print:hidden">
      <div className="rounded-md border border-line bg-sunken px-4 py-3 text-sm">
        <div className="flex flex-wrap items-baseline gap-x-3 pb-1">
          <h3 id={id} className="flex items-center gap-2 font-medium">
            <ClipboardCheck className="size-4 shrink-0 text-accent" strokeWidth={1.75} aria-hidden />
            {t(words.heading)}
          </h3>
          <p className="text-xs text-muted">{t(words.whose)}</p>
        </div>
        <ul className="grid gap-1.5">{children}</ul>
      </div>
    </section>
  )
}
