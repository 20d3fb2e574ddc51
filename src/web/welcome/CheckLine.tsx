import { Check } from 'lucide-react'
import type { Checked } from '../data/setup.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const words = {
  check: { de: 'Verbindung prüfen', en: 'Check the connection' },
  checking: { de: 'Das Modell wird gefragt …', en: 'Asking the model …' },
  works: { de: 'Die Verbindung steht.', en: 'The connection works.' },
  said: (answer: string, milliseconds: string) => ({
    de: `Antwort nach ${milliseconds} Millisekunden: „${answer}“`,
    en: `Answered after ${milliseconds} milliseconds: “${answer}”`,
  }),
}
type Props = { busy: boolean; checked: Checked | undefined; onCheck(): void }

/** Asks the model for a word and says what it answered, and how fast. */
export function CheckLine({ busy, checked, onCheck }: Props) {
  const t = useText()
  const { number } = useFormats()
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <button type="button" className="btn-line" aria-disabled={busy} onClick={() => busy || onCheck()}>
        {busy && <Spinner />}
        {t(words.check)}
      </button>
      <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-muted">
        {busy && t(words.checking)}
        {!busy && checked && (
          <span className="flex items-start gap-2">
            <Check className="mt-0.5 size-4 shrink-0 text-ok" aria-hidden />
            <span className="min-w-0 wrap-anywhere">
              <span className="text-ink">{t(words.works)}</span>{' '}
              {t(words.said(checked.answer, number(Math.round(checked.milliseconds))))}
            </span>
          </span>
        )}
      </p>
    </div>
  )
}
