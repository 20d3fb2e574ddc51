import { Fragment, useMemo, useRef, useState } from 'react'
import { reasonsFor } from '#shared/corrections.ts'
import { directionOf } from '#shared/direction.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import type { ViewProps } from '../views.ts'
import { EditCard } from './EditCard.tsx'
import { Edited } from './Edited.tsx'
import { keepVerdicts, keptVerdicts } from './kept-verdicts.ts'
import { chosenText, inPieces, judgedFrom, type Verdict, wholeParagraphs } from './verdicts.ts'

const words = {
  corrections: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Korrektur' : 'Korrekturen'}`,
    en: `${count} ${one ? 'correction' : 'corrections'}`,
  }),
  open: (count: string) => ({ de: `${count} offen`, en: `${count} open` }),
  decided: { de: 'alle entschieden', en: 'all decided' },
  takeAll: { de: 'Alle annehmen', en: 'Accept all' },
  refuseAll: { de: 'Alle ablehnen', en: 'Reject all' },
  list: { de: 'Korrekturen', en: 'Corrections' },
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
  const cards = useRef<HTMLOListElement>(null)
  const corrected = typeof first === 'string' ? first : answer
  const so = writing ? wholeParagraphs(source, corrected) : { source, written: corrected, rest: '' }
  const found = useMemo(
    () =>
      writing
        ? judgedFrom(so.source, so.written, so.written)
        : keptVerdicts(name, judgedFrom(source, corrected, answer)),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what was chosen before is read once, then it is made here
    [so.source, so.written, writing, name],
  )
  const [said, say] = useState<{ found: typeof found; judged: typeof found }>()
  const judged = said?.found === found ? said.judged : found
  const reasons = useMemo(
    () =>
      reasonsFor(
        found.map(({ edit }) => edit),
        corrections ?? [],
      ),
    [found, corrections],
  )

  const settle = (next: typeof found) => {
    say({ found, judged: next })
    keepVerdicts(name, next)
    onChange?.(chosenText(source, next))
  }
  const all = (verdict: Verdict) => settle(judged.map(one => ({ ...one, verdict })))
  const judge = (at: number, verdict: Verdict) => {
    settle(judged.map((one, place) => (place === at ? { ...one, verdict } : one)))
    // The button that was pressed goes away: the next one that is open takes its place.
    setTimeout(() => {
      const left = [...(cards.current?.children ?? [])]
      const next = [...left.slice(at + (verdict === 'open' ? 0 : 1)), ...left].find(card =>
        card.matches('[data-verdict=open]'),
      )
      ;(next ?? left[at])?.querySelector('button')?.focus()
    })
  }

  const open = judged.filter(({ verdict }) => verdict === 'open').length
  const link = 'link cursor-pointer'
  return (
    <div className="@container">
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-2 text-sm sm:px-10">
        <p className="font-medium tabular-nums">
          {writing || judged.length ? t(words.corrections(number(judged.length), judged.length === 1)) : t(words.none)}
        </p>
        {!writing && onChange && judged.length > 0 && (
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
      </div>
      <div className="grid grid-cols-1 @2xl:grid-cols-[minmax(0,1fr)_16rem]">
        <p
          lang={lang}
          dir={directionOf(lang)}
          className="reading max-w-[36rem] px-5 py-7 whitespace-pre-wrap wrap-anywhere sm:px-10 sm:py-9"
        >
          {inPieces(so.source, judged).map(({ kept, edit, verdict }, at) => (
            <Fragment key={at}>
              {kept}
              {edit && <Edited edit={edit} verdict={verdict} number={at + 1} />}
            </Fragment>
          ))}
          {so.rest}
        </p>
        {judged.length > 0 && (
          <ol
            ref={cards}
            aria-label={t(words.list)}
            className={`grid-cols-1 content-start gap-px border-t border-line bg-line @2xl:grid @2xl:border-t-0
              @2xl:border-l @2xl:bg-surface print:hidden ${writing ? 'hidden' : 'grid'}`}
          >
            {judged.map((one, at) => (
              <EditCard
                key={at}
                {...one}
                number={at + 1}
                reason={reasons[at]}
                lang={lang}
                onJudge={onChange && !writing ? verdict => judge(at, verdict) : undefined}
              />
            ))}
          </ol>
        )}
      </div>
    </div>
  )
}
