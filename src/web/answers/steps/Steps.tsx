import { useState } from 'react'
import { ListChecks } from 'lucide-react'
import { useText } from '../../language.tsx'
import { keep, recall } from '../../ui/tab-storage.ts'
import { EditableText } from '../EditableText.tsx'
import { Markdown } from '../markdown/Markdown.tsx'
import type { ViewProps } from '../views.ts'
import { piecesIn } from './steps.ts'

const words = {
  tick: { de: 'Schritte abhaken', en: 'Tick off the steps' },
  all: { de: 'Alles wieder öffnen', en: 'Untick all' },
  done: (done: number, all: number) => ({ de: `${done} von ${all} erledigt`, en: `${done} of ${all} done` }),
}

const nameOf = (name: string | undefined) => `ticked ${name ?? ''}`
const tickedOf = (name: string | undefined) => {
  const found = name && recall(nameOf(name))
  return new Set<unknown>(Array.isArray(found) ? found : [])
}

/** Instructions as a list to work through; what is done is known by its words, so that a change opens it again. */
function Checklist({ answer, lang, name }: Pick<ViewProps<string>, 'answer' | 'lang' | 'name'>) {
  const t = useText()
  const [ticked, setTicked] = useState(() => tickedOf(name))
  const put = (next: Set<unknown>) => {
    setTicked(next)
    if (name) keep(nameOf(name), [...next])
  }
  const toggle = (text: string) => put(ticked.symmetricDifference(new Set([text])))
  const pieces = piecesIn(answer)
  const items = pieces.filter(({ kind }) => kind === 'item')
  const done = items.filter(({ text }) => ticked.has(text)).length
  return (
    <div className="grid max-w-[36rem] grid-cols-1 gap-3">
      <p className="flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-muted tabular-nums">
        <span role="status">{t(words.done(done, items.length))}</span>
        {done > 0 && (
          <button type="button" className="btn-line print:hidden" onClick={() => put(new Set())}>
            {t(words.all)}
          </button>
        )}
      </p>
      {pieces.map(({ kind, sign, text }, at) =>
        kind === 'words' ? (
          <div key={at} className="reading mt-2">
            <Markdown lang={lang}>{text}</Markdown>
          </div>
        ) : (
          <label
            key={at}
            className="flex cursor-pointer gap-3 rounded-md py-1 pointer-coarse:min-h-11 has-checked:text-muted"
          >
            <input
              type="checkbox"
              className="mt-1.5 size-5 shrink-0"
              checked={ticked.has(text)}
              onChange={() => toggle(text)}
            />
            {/\d/.test(sign) && <span className="reading shrink-0 text-muted tabular-nums">{sign}</span>}
            <span className={`reading min-w-0 flex-1 ${ticked.has(text) ? 'line-through decoration-line' : ''}`}>
              <Markdown lang={lang}>{text}</Markdown>
            </span>
          </label>
        ),
      )}
    </div>
  )
}

/** Instructions: a text like any other, and a list to tick off for whoever works by them. */
export function Steps({ answer, lang, writing, name, onChange }: ViewProps<string>) {
  const t = useText()
  const [isList, setIsList] = useState(() => tickedOf(name).size > 0)
  const hasSteps = !writing && piecesIn(answer).some(({ kind }) => kind === 'item')
  return (
    <div lang={lang} className="sheet-x py-7 sm:py-9">
      {hasSteps && (
        <button
          type="button"
          aria-pressed={isList}
          className="btn-line mb-3 aria-pressed:border-accent aria-pressed:text-accent print:hidden"
          onClick={() => setIsList(!isList)}
        >
          <ListChecks className="size-4" aria-hidden />
          {t(words.tick)}
        </button>
      )}
      {hasSteps && isList ? (
        <Checklist {...{ answer, lang, name }} />
      ) : (
        <div className="reading max-w-[36rem]">
          <EditableText text={answer} writing={writing} lang={lang} part="" onChange={writing ? undefined : onChange} />
        </div>
      )}
    </div>
  )
}
