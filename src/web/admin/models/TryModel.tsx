import type { ReactNode } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { asProblem } from '#shared/problems.ts'
import { setupQuery, tryModel } from '../../data/setup.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { type Model, reasonOf } from './words.ts'

const words = {
  check: { de: 'Jetzt prüfen', en: 'Try it now' },
  checking: { de: 'Das Modell wird gefragt …', en: 'Asking the model …' },
  said: (answer: string, milliseconds: string) => ({
    de: `Antwort nach ${milliseconds} Millisekunden: „${answer}“`,
    en: `Answered after ${milliseconds} milliseconds: “${answer}”`,
  }),
  failed: (reason: string) => ({
    de: `Die Prüfung ist gescheitert. ${reason} Geändert hat sich nichts.`,
    en: `The test failed. ${reason} Nothing has changed.`,
  }),
}

/** Asks a connected model for a word, and says what it answered and how fast, or what is wrong. */
export function TryModel({ model, children }: { model: Model; children: ReactNode }) {
  const t = useText()
  const { number } = useFormats()
  const client = useQueryClient()
  const trial = useMutation({
    mutationFn: () => tryModel(model.name),
    onSettled: () => client.invalidateQueries(setupQuery),
  })
  const reason = () => {
    const { code, details } = asProblem(trial.error)
    return t(reasonOf({ code, about: typeof details.about === 'string' ? details.about : null }))
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {model.works && (
          <Button
            className="btn-line min-h-9 text-sm"
            aria-label={`${t(words.check)}: ${model.model}`}
            isBusy={trial.isPending}
            onClick={() => trial.mutate()}
          >
            {trial.isPending && <Spinner />}
            {t(words.check)}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {trial.isPending && t(words.checking)}
        {trial.data && !trial.isPending && (
          <span className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              {t(words.said(trial.data.answer, number(Math.round(trial.data.milliseconds))))}
            </span>
          </span>
        )}
      </p>
      {trial.error && !trial.isPending && <Panel tone="danger">{t(words.failed(reason()))}</Panel>}
    </>
  )
}
