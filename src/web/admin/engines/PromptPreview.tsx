import { useMutation } from '@tanstack/react-query'
import type { Values } from '#shared/fields.ts'
import type { Locale } from '#shared/text.ts'
import { promptOf } from '../../data/made-engines.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  about: {
    de: 'Das liest ein Modell: mit den Angaben im Formular, und wo eine fehlt, mit der des Beispiels.',
    en: 'This is what a model reads: with what is in the form, and where something is missing, with that of the example.',
  },
  show: { de: 'Zeigen', en: 'Show' },
  again: { de: 'Aktualisieren', en: 'Refresh' },
  rules: { de: 'Was immer gilt', en: 'What always applies' },
  task: { de: 'Auftrag und Material', en: 'Task and material' },
}

type Props = {
  id: string
  call: string
  language: Locale
  values: Values
  /** Saves the draft first; false where that failed. */
  onBefore(): Promise<boolean>
}

const Passage = ({ title, lang, children }: { title: string; lang: Locale; children: string }) => (
  <section aria-label={title} className="card min-w-0 p-4">
    <h2 className="text-sm font-medium">{title}</h2>
    <p lang={lang} className="mt-2 text-sm leading-6 whitespace-pre-wrap wrap-anywhere">
      {children}
    </p>
  </section>
)

/** What a model would be told by the draft. */
export function PromptPreview({ id, call, language, values, onBefore }: Props) {
  const t = useText()
  const sentence = useSentence()
  const asking = useMutation({
    mutationFn: async () => ((await onBefore()) ? promptOf(id, { call, language, values }) : undefined),
  })
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-sm text-muted">{t(words.about)}</p>
      <Button className="btn-line w-fit" isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {t(asking.data ? words.again : words.show)}
      </Button>
      {asking.error && <Panel tone="danger">{sentence(asking.error)}</Panel>}
      {asking.data && (
        <>
          <Passage title={t(words.rules)} lang={language}>
            {asking.data.system}
          </Passage>
          <Passage title={t(words.task)} lang={language}>
            {asking.data.prompt}
          </Passage>
        </>
      )}
    </div>
  )
}
