import { useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { VersionView } from '#server/runs/shown.ts'
import type { Answer, Shape } from '#shared/answers.ts'
import { beginningOfText, isTooLong } from '../answers/beginning.ts'
import { OnlyBeginning } from '../answers/OnlyBeginning.tsx'
import { wordsRead } from '../answers/words-read.ts'
import { runQuery } from '../data/runs.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { ChangesHead, type Layout } from './ChangesHead.tsx'
import { answerIn, textOfAnswer } from './comes-from.ts'
import { drawnChanges } from './drawn-changes.ts'
import { changesOf } from './lines.ts'
import { MarkedText } from './MarkedText.tsx'
import { plainOf } from './plain.ts'
import { keepReview, type Review, reviewOf } from './review.ts'
import { answerWith, mirrored, without } from './take-back.ts'
import { type Deed, useNextChange } from './useNextChange.ts'
import { askedOf, versionWords } from './words.ts'

const words = {
  noneLeft: { de: 'Es ist keine Änderung mehr offen.', en: 'No change is left to decide on.' },
  again: { de: 'Alle Änderungen wieder zeigen', en: 'Show all changes again' },
  equal: { de: 'Die beiden Fassungen sind Wort für Wort gleich.', en: 'The two versions are the same, word for word.' },
  done: {
    accept: { de: 'Änderung angenommen.', en: 'Change accepted.' },
    back: { de: 'Änderung zurückgenommen.', en: 'Change taken back.' },
  },
  byHand: { de: 'Von Hand geändert', en: 'Changed by hand' },
  left: (count: string) => ({ de: `Noch offen: ${count}.`, en: `Still open: ${count}.` }),
}

type Props = {
  versions: readonly VersionView[]
  at: number
  /** What stands on the sheet, which may have been changed since the versions were asked for; and as Markdown. */
  shape: Shape
  answer: Answer
  text: string
  /** Of several answers the one that stands there. */
  variant?: number | undefined
  lang?: string
  onVersion(run: string): void
  /** Takes an answer in which one change is taken back; missing where it cannot be changed. */
  onChange?: ((answer: Answer) => void) | undefined
}

/**
 * What a version has changed: marked in the text, or two versions side by side. At first, against the one it changes.
 * Piece after piece can be decided on, while what was taken back is saved in a version by hand.
 */
export function Changes({ versions, at, shape, answer, text, variant, lang, onVersion, onChange }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [layout, setLayout] = useState<Layout>('marked')
  const [held, hold] = useState<Review & { of: string }>()
  const [last, tell] = useState<{ deed: Deed; of: string }>()
  const box = useRef<HTMLDivElement>(null)
  const none = useRef<HTMLParagraphElement>(null)
  const current = versions[at]
  const reviewed = useMemo(() => {
    if (!current) return undefined
    return held?.of === current._id ? held : reviewOf(versions, current._id)
  }, [held, versions, current])
  // It was said of this version, or of the one that this was made of when a change was taken back.
  const isOf = !!last && (last.of === current?._id || (current?.hand && current.parent === last.of))
  const told = isOf ? last.deed : undefined
  if (last && current && !isOf) tell(undefined)
  // One of several answers that was changed by hand stays in sight with the others: it is compared with itself before.
  const isAside = variant !== undefined && !!current && textOfAnswer(current, variant) !== text
  const placeOf = (run: string | null | undefined) => {
    const found = versions.findIndex(({ _id }) => _id === run)
    return found < 0 || (found === at && !isAside) ? undefined : found
  }
  const first = isAside ? at : (placeOf(current?.parent) ?? (at ? at - 1 : 1))
  const place = placeOf(reviewed?.against) ?? first
  const earlier = versions[place]
  const from = answerIn(versions, earlier?._id, { run: current?._id, variant })
  const whole = useQuery({ ...runQuery(earlier?._id ?? ''), enabled: !!earlier && typeof answer !== 'string' }).data
  const before = (from && whole?.variants?.[from - 1]?.answer) || whole?.answer
  const [one, other] = [earlier ? textOfAnswer(earlier, from) : '', text]
  // What was accepted stands in both: it is marked no more.
  const pair = `${earlier?._id} ${from}`
  const accepted = reviewed?.accepted?.[pair]
  const base = layout === 'marked' ? (accepted ?? one) : one
  const segments = useMemo(() => drawnChanges(changesOf(beginningOfText(base), beginningOfText(other))), [base, other])
  const count = 1 + Math.max(-1, ...segments.map(({ change }) => change ?? -1))
  const can = useMemo(() => {
    const [was, is] = [plainOf(base), plainOf(other)]
    return Array.from({ length: count }, (_, change) => {
      const taken = without(was, is, segments, change)
      return {
        accepted: without(is, was, mirrored(segments), change),
        back: taken === undefined ? undefined : answerWith(shape, answer, { lang, text: other, taken, before }),
      }
    })
  }, [base, other, segments, count, shape, answer, lang, before])
  const next = useNextChange(box, none, segments)
  if (!current || !earlier) return null
  const review = (of: Review) => {
    keepReview(current._id, of)
    hold({ ...of, of: current._id })
  }
  const accept = (now: string | undefined) =>
    review({ against: earlier._id, accepted: { ...reviewed?.accepted, [pair]: now } })
  const decide = (change: number, deed: Deed, now: string | undefined) => {
    accept(now)
    next(change, deed)
    tell({ deed, of: current._id })
  }
  const name = (index: number) => t(versionWords.one(number(index + 1)))
  const column = (side: 'gone' | 'new', title: string, asked: string) => (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-3 text-sm font-medium">
        {title} <span className="font-normal text-muted">{asked}</span>
      </h3>
      <MarkedText segments={segments} side={side} lang={lang} />
    </section>
  )
  return (
    <div ref={box} className="sheet-x py-6">
      <ChangesHead
        {...{ versions, place, layout, onVersion }}
        at={isAside ? undefined : at}
        counts={[wordsRead(shape, one), wordsRead(shape, other)]}
        onPlace={index => {
          review({ ...reviewed, against: versions[index]?._id ?? earlier._id })
          tell(undefined)
        }}
        onLayout={setLayout}
      />
      <p role="status" className="sr-only">
        {told && `${t(words.done[told])} ${count ? t(words.left(number(count))) : t(words.noneLeft)}`}
      </p>
      {count === 0 && (
        <p ref={none} tabIndex={-1} className="mb-4 text-muted outline-none">
          {t(base === one && !told ? words.equal : words.noneLeft)}
          {base !== one && (
            <button
              type="button"
              className="link ml-3 cursor-pointer"
              onClick={() => {
                accept(undefined)
                tell(undefined)
              }}
            >
              {t(words.again)}
            </button>
          )}
        </p>
      )}
      {layout === 'marked' ? (
        <MarkedText
          segments={segments}
          lang={lang}
          canAccept={change => can[change]?.accepted !== undefined}
          onAccept={change => decide(change, 'accept', can[change]?.accepted)}
          canTakeBack={change => !!onChange && can[change]?.back !== undefined}
          onTakeBack={change => {
            const back = can[change]?.back
            if (back === undefined) return
            decide(change, 'back', accepted)
            onChange?.(back)
          }}
        />
      ) : (
        <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
          {column('gone', name(place), askedOf(earlier, t))}
          {isAside ? column('new', t(words.byHand), '') : column('new', name(at), askedOf(current, t))}
        </div>
      )}
      {[one, other].some(isTooLong) && <OnlyBeginning />}
    </div>
  )
}
