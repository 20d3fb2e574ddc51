import { useRef, useState } from 'react'
import type { Definition } from '#catalogue/custom/definition.ts'
import type { More } from '#catalogue/more.ts'
import { bodyFor } from '#shared/body.ts'
import { exampleOf } from '#shared/example.ts'
import type { Field } from '#shared/fields.ts'
import { inOneLanguage } from '#shared/one-language.ts'
import { type Locale, locales } from '#shared/text.ts'
import { useModels } from '../../data/models.ts'
import { EngineForm } from '../../engines/EngineForm.tsx'
import { useProblems } from '../../engines/useProblems.ts'
import { useRun } from '../../runs/useRun.ts'
import { useSteady } from '../../engines/useSteady.ts'
import { type Draft, draftOf, valuesOf } from '../../fields/entries.ts'
import { Language, useLocale, useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useSentence } from '../../useSentence.ts'
import { pathOf, shownDraft } from './shown-draft.ts'
import { PromptPreview } from './PromptPreview.tsx'
import { Trial } from './Trial.tsx'
import { languageNames, nameIn } from './words.ts'

const words = {
  preview: { de: 'Vorschau', en: 'Preview' },
  side: { de: 'Ansicht', en: 'View' },
  form: { de: 'Formular', en: 'Form' },
  told: { de: 'Was das Modell liest', en: 'What the model reads' },
  language: { de: 'Sprache der Vorschau', en: 'Language of the preview' },
  example: { de: 'Beispiel übernehmen', en: 'Use the example' },
  trial: {
    de: 'Das ist das wirkliche Formular. Ein Probelauf schreibt wirklich, kostet keine Anfrage und steht als Probe in Ihrem Verlauf.',
    en: 'This is the real form. A trial really writes, costs no request, and appears in your history as a trial.',
  },
}

type Props = {
  id: string
  draft: Definition
  path: string
  more: Readonly<Record<More, Field>>
  onSave(): Promise<boolean>
}

/** The real form of the draft, in the language one chooses; to be filled in and tried, or read as a model reads it. */
export function Preview({ id, draft, path, more, onSave }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { connected } = useModels()
  const [chosen, setLocale] = useState<Locale>(useLocale())
  const locale = draft.only ?? chosen
  const [side, setSide] = useState<'form' | 'told'>('form')
  const [entries, setEntries] = useState<Draft>({})
  const [wanted, setWanted] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { run, refusal, start, stop } = useRun({ run: wanted, onBegun: setWanted, onUnchanged: setWanted })
  const { problems, checked, mend } = useProblems(form, refusal)
  const made = inOneLanguage(draft.calls[path], draft.only)
  const call = made && shownDraft(made, more)

  async function submit(without?: 'model') {
    const values = call && checked(call.fields, entries)
    if (!values || !(await onSave())) return
    await start({ call: pathOf(id, draft, path), body: bodyFor(call.fields, values), without, draft: true })
  }
  const handlers = useSteady({
    onDraft(name: string, to: Draft) {
      mend(name, call?.fields[name]?.or ?? name)
      setEntries(to)
    },
    onSubmit: (without?: 'model') => void submit(without),
    onStop: stop,
  })
  if (!call) return null
  const values = valuesOf(call.fields, entries)
  const example = draft.guide.example[path]
  const writing = run.state === 'writing'
  return (
    <section aria-label={t(words.preview)} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segments
          label={t(words.side)}
          value={side}
          options={(['form', 'told'] as const).map(value => ({ value, label: t(words[value]) }))}
          onChange={setSide}
        />
        {!draft.only && (
          <Segments
            label={t(words.language)}
            value={locale}
            options={locales.map(value => ({ value, label: value.toUpperCase() }))}
            onChange={setLocale}
          />
        )}
      </div>
      <span className="sr-only">{t(languageNames[locale])}</span>
      {side === 'told' ? (
        <PromptPreview id={id} call={path} language={locale} values={values} onBefore={onSave} />
      ) : (
        <>
          <p className="text-sm text-muted">{t(words.trial)}</p>
          {example && (
            <button
              type="button"
              className="btn-line min-h-9 w-fit text-sm"
              onClick={() => setEntries(draftOf(exampleOf(example, locale)))}
            >
              {t(words.example)}
            </button>
          )}
          <Language value={locale}>
            <div lang={locale}>
              <EngineForm
                key={path}
                form={form}
                name={nameIn(draft.name, locale)}
                call={call}
                plan="premium_plus"
                means={{ model: connected, house: !!call.house, opens: undefined }}
                draft={entries}
                problems={problems}
                notice={refusal && refusal.code !== 'invalid' && <Panel tone="danger">{sentence(refusal)}</Panel>}
                beside={false}
                writing={writing}
                stopping={writing && !!run.stopping}
                {...handlers}
              />
            </div>
          </Language>
          <Trial run={run} call={call} values={values} />
        </>
      )}
    </section>
  )
}
