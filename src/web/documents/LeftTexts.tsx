import { useNavigate } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { calledBy } from '#shared/document/called.ts'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { type LeftText, takeLeft } from '../saving/left.ts'
import { nameOf } from './words.ts'

const words = {
  title: { de: 'Noch nicht gesichert', en: 'Not saved yet' },
  open: { de: 'Öffnen', en: 'Open' },
  named: (name: string) => ({ de: `Öffnen: ${name}`, en: `Open ${name}` }),
}
const reasons: Readonly<Record<string, Text>> = {
  unavailable: {
    de: 'Der Dienst ist nicht erreichbar. Der Text liegt in diesem Browser und wird gesichert, sobald es geht.',
    en: 'The service cannot be reached. The text is kept in this browser and is saved as soon as possible.',
  },
  document_elsewhere: {
    de: 'Das Dokument wurde anderswo geändert. Wenn Sie es öffnen, entscheiden Sie, welcher Text bleibt.',
    en: 'The document was changed elsewhere. When you open it, you decide which text stays.',
  },
}
const kept: Text = { de: 'Der Text liegt in diesem Browser.', en: 'The text is kept in this browser.' }

export type LeftTextsProps = { texts: readonly LeftText[]; person: string }

/** What tabs of the editor that are gone have left in this browser, and why it could not be saved. */
export function LeftTexts({ texts, person }: LeftTextsProps) {
  const t = useText()
  const sentence = useSentence()
  const navigate = useNavigate()
  const open = async (text: LeftText) => {
    const { id, origin, bookmark } = text.kept
    const { run, variant } = bookmark ? {} : (origin ?? {})
    try {
      await takeLeft(person, text)
      await navigate({ to: pages.editor, search: id ? { id } : { run, variant, bookmark, engine: origin?.engine } })
    } catch (error) {
      toast({ text: `${sentence(error)} ${t(kept)}`, tone: 'danger' })
    }
  }
  return (
    <section className="card" aria-labelledby="not-saved">
      <h2 id="not-saved" className="px-4 pt-3 text-sm text-muted">
        {t(words.title)}
      </h2>
      <ul className="divide-y divide-line">
        {texts.map(text => {
          const { title, content } = text.kept
          const name = nameOf({ titel_text: title, called: calledBy(content.content) }, t)
          const reason = reasons[text.problem.code]
          return (
            <li key={text.name} className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2">
              <TriangleAlert className="size-4 shrink-0 text-warn" aria-hidden />
              <span className="min-w-0 flex-1 basis-56">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">
                  {reason ? t(reason) : `${sentence(text.problem)} ${t(kept)}`}
                </span>
              </span>
              <button
                type="button"
                className="btn-line shrink-0 max-sm:ml-7"
                aria-label={t(words.named(name))}
                onClick={() => void open(text)}
              >
                {t(words.open)}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
