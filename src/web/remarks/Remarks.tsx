import { type RefObject, useMemo } from 'react'
import { ChevronDown, MessageSquareText } from 'lucide-react'
import type { Answer } from '#shared/answers.ts'
import { partsOf } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import { useVoice } from '../data/brands.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { Source } from '../refine/source-map.ts'
import { AddedList, openOf } from './AddedList.tsx'
import { RemarkList } from './RemarkList.tsx'
import type { Added } from './added.ts'
import { Margin } from './Margin.tsx'
import { nameOfRemark, type Remarked } from './remarks.ts'
import { useIsWide } from './useIsWide.ts'
import { useLeft } from './useLeft.ts'
import { useNotes } from './useNotes.ts'
import { useMarks } from './useMarks.ts'
import { like, safe, useMending } from './useMending.ts'
import { useRemarks } from './useRemarks.ts'
import { deeds, howMany } from './words.ts'

const words = {
  safe: {
    de: 'Hinweise ohne KI, berechnet aus dem Text. Ob etwas zu ändern ist, entscheiden Sie.',
    en: 'Remarks without AI, worked out from the text. Whether anything should change is for you to decide.',
  },
}

type Props = Remarked & {
  /** Under what it is remembered which of them somebody has left: the same for all versions of a text. */
  leftName: string | undefined
  /** The column beside the text, where it has one. */
  margin?: RefObject<HTMLElement | null> | undefined
  /** Where the answer stands on the page. */
  box: RefObject<HTMLElement | null>
  /** Puts a mended text in the place of the answer. */
  onChange?(answer: Answer): void
}

/** What there is to say about a result: what was added to what was given, and how it is written. */
export default function Remarks({ leftName, box, margin, onChange, ...about }: Props) {
  const { answer, text, values, language, keeps, sources, made } = about
  const voice = useVoice(values)
  const read = useMemo(
    () => ({ answer, text, values, voice, language, keeps, sources, made }),
    [answer, text, values, voice, language, keeps, sources, made],
  )
  const found = useRemarks(read)
  const left = useLeft(leftName)
  const { added, current } = found
  const { left: names } = left
  const open = useMemo(() => (current ? openOf(added, names) : none), [current, added, names])
  const show = useMarks(box, read, open)
  const isWide = useIsWide()
  if (margin && isWide) return <Beside {...{ read, found, left, box, margin, onChange }} />
  const remarks = found.remarks.filter(remark => !names.includes(nameOfRemark(remark)))
  return (
    <>
      {made && <AddedList {...{ answer, found, language, left, onChange }} basis={made.basis} onShow={show} />}
      <Hints {...{ answer, language, onChange }} found={{ ...found, remarks }} onLeave={left.leave} />
    </>
  )
}

type BesideProps = Pick<Props, 'box' | 'onChange'> & {
  read: Remarked
  found: ReturnType<typeof useRemarks>
  left: ReturnType<typeof useLeft>
  margin: RefObject<HTMLElement | null>
}

/** The same in the margin, where there is one. */
function Beside({ read, found, left, box, margin, onChange }: BesideProps) {
  const { answer, text, made, language } = read
  const notes = useNotes({ answer, found, left, onChange })
  const source = useMemo<Source>(
    () => ({ text, parts: made ? partsOf(made.shape, answer, localeOf(language)) : [] }),
    [answer, text, made, language],
  )
  const isClear = made?.basis === 'notes' && found.exact && !found.added.some(({ quiet }) => !quiet)
  return (
    <Margin {...{ box, margin, source, notes, isClear }} canChange={!!onChange} onLeave={left.leave} onAsk={left.ask} />
  )
}

const none: readonly Added[] = []

type HintsProps = Pick<Props, 'answer' | 'language'> & {
  found: ReturnType<typeof useRemarks>
  onChange: ((answer: Answer) => void) | undefined
  onLeave(name: string): void
}

/** One calm line under a result that has something to remark on; opened, each remark with its passage. */
function Hints({ answer, found, language, onChange, onLeave }: HintsProps) {
  const t = useText()
  const { number } = useFormats()
  const { remarks } = found
  const mend = useMending(answer, found, onChange)
  if (!remarks.length) return null
  const many = safe(remarks).length
  return (
    <details className="group border-t border-line px-5 sm:px-10 print:hidden">
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 text-sm
          [&::-webkit-details-marker]:hidden"
      >
        <MessageSquareText className="size-4 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
        <span className="flex-1">{t(howMany(number(remarks.length), remarks.length === 1))}</span>
        <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <div className="pb-3">
        <RemarkList
          remarks={remarks}
          language={language}
          onMend={onChange && (remark => mend(like(remark)))}
          onLeave={remark => onLeave(nameOfRemark(remark))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-4 text-xs text-muted">
        {many > 1 && onChange && (
          <button type="button" className="btn-line min-h-9 px-3 text-sm" onClick={() => mend(safe)}>
            {t(deeds.mendAll(number(many)))}
          </button>
        )}
        <span>{t(words.safe)}</span>
      </div>
    </details>
  )
}
