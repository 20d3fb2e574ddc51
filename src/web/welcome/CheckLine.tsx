import { Check } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useConnectSentence } from '../useConnectSentence.ts'
import { useFieldProblems } from '../useSentence.ts'
import type { ModelChoosing } from './useChoice.ts'

const words = {
  check: { de: 'Verbindung prüfen', en: 'Check the connection' },
  checking: { de: 'Das Modell wird gefragt …', en: 'Asking the model …' },
  works: { de: 'Die Verbindung steht.', en: 'The connection works.' },
  said: (answer: string, milliseconds: string) => ({
    de: `Antwort nach ${milliseconds} Millisekunden: „${answer}“`,
    en: `Answered after ${milliseconds} milliseconds: “${answer}”`,
  }),
}

/** Asks the model for a word and says what it answered and how fast, or what is wrong where no field says it. */
export function CheckLine({ choosing: { check, isChecking, checked, failure } }: { choosing: ModelChoosing }) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useConnectSentence()
  const atFields = Object.keys(useFieldProblems(failure)).length > 0
  const ask = () => void (isChecking || check()?.catch(() => undefined))
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button className="btn-line" isBusy={isChecking} onClick={ask}>
        {isChecking && <Spinner />}
        {t(words.check)}
      </Button>
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-muted">
        {isChecking && t(words.checking)}
        {!isChecking && checked && (
          <span className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              <span className="text-ink">{t(words.works)}</span>{' '}
              {t(words.said(checked.answer, number(Math.round(checked.milliseconds))))}
            </span>
          </span>
        )}
      </p>
      {failure && !atFields && (
        <div className="mt-1 w-full">
          <Panel tone="danger">{sentence(failure)}</Panel>
        </div>
      )}
    </div>
  )
}
