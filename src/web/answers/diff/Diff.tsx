import { useEffect, useMemo, useState } from 'react'
import { Check, PenLine } from 'lucide-react'
import { reasonsFor } from '#shared/corrections.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import type { ViewProps } from '../views.ts'
import { PlainText } from '../PlainText.tsx'
import { JudgedText } from './JudgedText.tsx'
import { keepVerdicts, keptVerdicts } from './kept-verdicts.ts'
import { chosenText, judgedFrom, type Verdict, wholeParagraphs } from './verdicts.ts'

const words = {
  corrections: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Korrektur' : 'Korrekturen'}`,
    en: `${count} ${one ? 'correction' : 'corrections'}`,
  }),
  open: (count: string) => ({ de: `${count} offen`, en: `${count} open` }),
  decided: { de: 'alle entschieden', en: 'all decided' },
  takeAll: { de: 'Alle annehmen', en: 'Accept all' },
  refuseAll: { de: 'Alle ablehnen', en: 'Reject all' },
  edit: { de: 'Text bearbeiten', en: 'Edit the text' },
  done: { de: 'Fertig', en: 'Done' },
  text: { de: 'Text, wird bearbeitet', en: 'Text, being edited' },
  nothingYet: { de: 'Noch kein Absatz ist ganz geprüft', en: 'No paragraph is checked in full yet' },
  noneYet: { de: 'Bis hierher nichts zu berichtigen', en: 'Nothing to correct so far' },
  none: {
    de: 'Nichts zu berichtigen: Der Text bleibt, wie er ist.',
    en: 'Nothing to correct: the text stays as it is.',
  },
}

/**
 * A correction as marks in the text it was made of, each taken or refused on its own. What is copied is what was
 * chosen; what is still open counts as taken.
 */
export function Diff({ answer, first, source = '', corrections, name, lang, writing, onChange }: ViewProps<string>) {
  const t = useText()
  const { number } = useFormats()
  const [editing, setEditing] = useState(false)
  const corrected = typeof first === 'string' ? first : answer
  const so = writing ? wholeParagraphs(source, corrected) : { source, written: corrected, rest: '' }
  const found = useMemo(
    () =>
      writing
        ? judgedFrom(so.source, so.written, so.written)
        : (keptVerdicts(name, source, answer) ?? judgedFrom(source, corrected, answer)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before is read once, then it is made here
    [so.source, so.written, writing, name, editing],
  )
  const [said, say] = useState<typeof found>()
  // What was said holds as long as it makes the text that stands there: also when that was saved as another version.
  const holds = useMemo(() => !writing && said && chosenText(source, said) === answer, [writing, said, source, answer])
  const judged = holds && said ? said : found
  useEffect(() => {
    if (holds && said) keepVerdicts(name, said)
  }, [name, holds, said])
  const reasons = useMemo(
    () =>
      reasonsFor(
        judged.map(({ edit }) => edit),
        corrections ?? [],
      ),
    [judged, corrections],
  )

  const settle = (next: typeof found) => {
    say(next)
    onChange?.(chosenText(source, next))
  }
  const all = (verdict: Verdict) => settle(judged.map(one => ({ ...one, verdict })))
  const judge = (at: number, verdict: Verdict) =>
    settle(judged.map((one, place) => (place === at ? { ...one, verdict } : one)))

  const open = judged.filter(({ verdict }) => verdict === 'open').length
  const soFar = so.source ? words.noneYet : words.nothingYet
  const nothing = writing ? soFar : words.none
  const link = 'link cursor-pointer'
  return (
    <div className="@container">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line sheet-x py-2 text-sm">
        <p className="font-medium tabular-nums">
          {t(judged.length ? words.corrections(number(judged.length), judged.length === 1) : nothing)}
        </p>
        {!writing && onChange && !editing && judged.length > 0 && (
          <>
            <p className="text-muted tabular-nums" role="status">
              {open ? t(words.open(number(open))) : t(words.decided)}
            </p>
            <button type="button" className={link} onClick={() => all('taken')}>
              {t(words.takeAll)}
            </button>
            <button type="button" className={link} onClick={() => all('refused')}>
              {t(words.refuseAll)}
            </button>
          </>
        )}
        {!writing && onChange && (
          <button
            type="button"
            className="btn-small ml-auto print:hidden"
            aria-pressed={editing}
            onClick={() => setEditing(!editing)}
          >
            {editing ? <Check className="size-4" aria-hidden /> : <PenLine className="size-4" aria-hidden />}
            {t(editing ? words.done : words.edit)}
          </button>
        )}
      </div>
      {editing && onChange && (
        <div className="max-w-[36rem] sheet-x py-7 sm:py-9">
          <PlainText label={t(words.text)} text={answer} lang={lang} asked className="reading" onChange={onChange} />
        </div>
      )}
      <JudgedText
        {...{ judged, reasons, lang }}
        source={so.source}
        rest={so.rest}
        isHidden={editing}
        writing={writing}
        onJudge={onChange && !writing ? judge : undefined}
      />
    </div>
  )
}
