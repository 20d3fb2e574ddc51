import { useMemo } from 'react'
import { reasonsFor } from '#shared/corrections.ts'
import { JudgedText } from '../../answers/diff/JudgedText.tsx'
import type { Verdict } from '../../answers/diff/verdicts.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { asEdits } from './replacing/judged.ts'
import { wordsOf } from './replacing/words.ts'
import type { Result } from './useResults.ts'

const words = {
  changes: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Änderung' : 'Änderungen'}`,
    en: `${count} ${one ? 'change' : 'changes'}`,
  }),
  none: { de: 'Nichts zu ändern: Der Text bleibt, wie er ist.', en: 'Nothing to change: the text stays as it is.' },
  takeAll: { de: 'Alle annehmen', en: 'Accept all' },
  refuseAll: { de: 'Alle ablehnen', en: 'Reject all' },
}

type Props = {
  result: Result
  lang: string | undefined
  onJudge(at: number, verdict: Verdict): void
  onJudgeAll(verdict: Verdict): void
}

/** A result against the text it was made of: each change is taken or left; what is open counts as taken. */
export function Changes({ result, lang, onJudge, onJudgeAll }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { ask, changes, corrections, verdicts } = result
  const { source, edits, reasons } = useMemo(() => {
    const edits = asEdits(ask.target, changes)
    return { source: wordsOf(ask.target), edits, reasons: reasonsFor(edits, corrections) }
  }, [ask.target, changes, corrections])
  const judged = edits.map((edit, at) => ({ edit, verdict: verdicts[at] ?? ('open' as const) }))
  if (!judged.length) return <p className="px-5 py-5 sm:px-10">{t(words.none)}</p>
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-3 text-sm sm:px-10">
        <p className="text-muted tabular-nums">{t(words.changes(number(judged.length), judged.length === 1))}</p>
        <button type="button" className="link cursor-pointer" onClick={() => onJudgeAll('taken')}>
          {t(words.takeAll)}
        </button>
        <button type="button" className="link cursor-pointer" onClick={() => onJudgeAll('refused')}>
          {t(words.refuseAll)}
        </button>
      </div>
      <JudgedText {...{ source, judged, reasons, lang, onJudge }} />
    </>
  )
}
