import { Fragment, useRef, useState } from 'react'
import { directionOf } from '#shared/direction.ts'
import { useText } from '../../language.tsx'
import { besideEdit } from './context.ts'
import { EditCard } from './EditCard.tsx'
import { Edited } from './Edited.tsx'
import { useLevel } from './useLevel.ts'
import { useMeant } from './useMeant.ts'
import { inPieces, type Judged, type Verdict } from './verdicts.ts'

const words = { list: { de: 'Korrekturen', en: 'Corrections' } }

type Props = {
  source: string
  judged: readonly Judged[]
  /** Why each was made, where that is known. */
  reasons: readonly (string | undefined)[]
  /** What is still being written behind it. */
  rest?: string
  lang?: string | undefined
  writing?: boolean | undefined
  isHidden?: boolean
  /** Hears what its reader says of a change; missing where nobody is asked. */
  onJudge?: ((at: number, verdict: Verdict) => void) | undefined
}

/** A text with the changes marked in it, and a card for each, level with its place where there is room. */
export function JudgedText({ source, judged, reasons, rest = '', lang, writing, isHidden = false, onJudge }: Props) {
  const t = useText()
  const cards = useRef<HTMLOListElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [chosen, setMeant] = useState<number>()
  const firstOpen = judged.findIndex(({ verdict }) => verdict === 'open')
  const meant = chosen ?? (onJudge && firstOpen >= 0 ? firstOpen : undefined)
  const judge = (at: number, verdict: Verdict) => {
    onJudge?.(at, verdict)
    // The button that was pressed goes away: the next one that is open takes its place.
    setTimeout(() => {
      const left = [...(cards.current?.children ?? [])]
      const next = [...left.slice(at + (verdict === 'open' ? 0 : 1)), ...left].find(card =>
        card.matches('[data-verdict=open]'),
      )
      const to = next ?? left[at]
      if (to) setMeant(left.indexOf(to))
      to?.querySelector('button')?.focus()
    })
  }
  useMeant(text, cards, setMeant)
  useLevel(text, cards, meant, [judged, source, rest, isHidden, reasons])
  return (
    <div
      className={`grid-cols-1 @xl:grid-cols-[minmax(0,1fr)_14rem] @2xl:grid-cols-[minmax(0,1fr)_16rem]
        ${isHidden ? 'hidden' : 'grid'}`}
    >
      <div
        ref={text}
        lang={lang}
        dir={directionOf(lang)}
        className="reading max-w-[41rem] self-start sheet-x py-7 whitespace-pre-wrap wrap-anywhere sm:py-9 @xl:@max-2xl:pr-5"
      >
        {inPieces(source, judged).map(({ kept, edit, verdict }, at) => (
          <Fragment key={at}>
            {kept}
            {edit && <Edited edit={edit} verdict={verdict} number={at + 1} isMeant={meant === at} />}
          </Fragment>
        ))}
        {rest}
      </div>
      {judged.length > 0 && (
        <ol
          ref={cards}
          aria-label={t(words.list)}
          className={`group/cards @xl:block @xl:border-l @xl:border-line print:hidden ${writing ? 'hidden' : ''}`}
        >
          {judged.map((one, at) => (
            <EditCard
              key={at}
              {...one}
              number={at + 1}
              isMeant={meant === at}
              beside={besideEdit(source, one.edit)}
              reason={reasons[at]}
              lang={lang}
              onJudge={onJudge && (verdict => judge(at, verdict))}
            />
          ))}
        </ol>
      )}
    </div>
  )
}
