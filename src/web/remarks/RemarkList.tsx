import { useText } from '../language.tsx'
import { Passage } from './Passage.tsx'
import type { Remark } from './remarks.ts'
import { deeds } from './words.ts'

const words = {
  original: { de: 'Ausgangstext:', en: 'Original:' },
  result: { de: 'Ergebnis:', en: 'Result:' },
}

type Props = {
  remarks: readonly Remark[]
  /** Of the text that they are about. */
  language: string | undefined
  /** Mends what can safely be mended. */
  onMend(remark: Remark): void
}

/** Remarks, each with its passage. */
export function RemarkList({ remarks, language, onMend }: Props) {
  const t = useText()
  return (
    <ul className="grid gap-3 text-sm">
      {remarks.map((remark, at) => (
        <li key={at} className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p>{t(remark.message)}</p>
            {remark.there && <Passage label={t(words.original)} excerpt={remark.there} lang={undefined} />}
            {remark.here && <Passage label={remark.there && t(words.result)} excerpt={remark.here} lang={language} />}
          </div>
          {remark.mend && (
            <button type="button" className="btn-line min-h-9 shrink-0 px-3 text-sm" onClick={() => onMend(remark)}>
              {t(deeds.mend)}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
