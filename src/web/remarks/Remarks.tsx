import { type RefObject, useMemo } from 'react'
import type { Answer } from '#shared/answers.ts'
import { partsOf } from '#shared/markdown.ts'
import { localeOf } from '#shared/text.ts'
import { ClaimsRow } from '../claims/ClaimsRow.tsx'
import { canClaim, placedIn } from '../claims/placed.ts'
import { useClaims } from '../claims/useClaims.ts'
import { useVoice } from '../data/brands.ts'
import type { ClaimsOf } from '../data/claims.ts'
import { useTerms } from '../data/glossary.ts'
import { useText } from '../language.tsx'
import { fieldOf, rangeOf, type Source } from '../refine/source-map.ts'
import type { RoomBeside } from './room-beside.ts'
import { Margin } from './Margin.tsx'
import { Marks } from './Marks.tsx'
import { NoteCount } from './NoteCount.tsx'
import { NoteList } from './NoteList.tsx'
import type { Remarked } from './remarks.ts'
import { useIsWide } from '../ui/useIsWide.ts'
import { toWords } from './to-words.ts'
import { useLeft } from './useLeft.ts'
import { useMarks } from './useMarks.ts'
import { type Note, useNotes } from './useNotes.ts'
import { usePlaces } from './usePlaces.ts'
import { useRemarks } from './useRemarks.ts'

const words = {
  how: {
    de: 'Ohne KI aus dem Text und Ihren Angaben berechnet. Ob etwas zu ändern ist, entscheiden Sie.',
    en: 'Worked out from the text and what you gave, without AI. Whether anything should change is for you to decide.',
  },
  knowledge: {
    de: 'Das Modell schreibt hier aus allgemeinem Wissen. Was nicht von Ihnen stammt, ist zu prüfen.',
    en: 'Here the model writes from general knowledge. What did not come from you needs checking.',
  },
}

type Props = Remarked & {
  /** Under what it is remembered which of them somebody has left: the same for all versions of a text. */
  leftName: string | undefined
  /** The column beside the text, where it has one. */
  beside?: RoomBeside | undefined
  /** The line at the foot of the window, where there is one. */
  foot?: HTMLElement | null | undefined
  /** The text whose claims can be checked. */
  claimsOf?: ClaimsOf | undefined
  /** The sheet on which the answer stands. */
  box: RefObject<HTMLElement | null>
  /** Puts a mended text in the place of the answer. */
  onChange?(answer: Answer): void
  /** Draws the text where something else stands in its place; missing while it is there. */
  onText?: (() => void) | undefined
  /** Whether a bar says what can be asked of words that are selected. */
  hasBar?: boolean
}

/**
 * What there is to say about a result: what was added to what was given, and how it is written. Numbered in its margin
 * where there is room for one, else below it, on phones behind a count.
 */
export default function Remarks({
  leftName,
  claimsOf,
  box,
  beside,
  foot,
  onChange,
  onText,
  hasBar = false,
  ...about
}: Props) {
  const { answer, text, values, language, keeps, sources, made } = about
  const t = useText()
  const voice = useVoice(values)
  const terms = useTerms(typeof values.brand === 'string' ? values.brand : undefined)
  const read = useMemo(
    () => ({ answer, text, values, voice, terms, language, keeps, sources, made }),
    [answer, text, values, voice, terms, language, keeps, sources, made],
  )
  const found = useRemarks(read)
  const left = useLeft(leftName)
  const isWide = useIsWide(1200)
  const isPhone = !useIsWide(768)
  // Level with their words, where those are drawn.
  const inMargin = isWide && !onText ? beside : undefined
  const known = useClaims(claimsOf)
  const { placed, gone } = useMemo(() => placedIn(text, known.claims), [text, known.claims])
  const source = useMemo<Source>(
    () => ({ text, parts: made ? partsOf(made.shape, answer, localeOf(language)) : [] }),
    [answer, text, made, language],
  )
  const take = ({ place }: Note) => {
    onText?.()
    if (box.current && place) toWords(box.current, source, place, hasBar)
  }
  const notes = useNotes({
    ...{ about: read, claims: { known, placed }, found, left, level: !!inMargin },
    ...{ onChange, onTake: take },
  })
  const current = found.current ? notes.notes : none
  const places = usePlaces(box, source, current)
  useMarks(box, source, current)
  const isClear = made?.basis === 'notes' && found.exact && !found.added.some(({ quiet }) => !quiet)
  const show = ({ place }: Note) => {
    onText?.()
    const here = box.current
    const at =
      here && place && (rangeOf(here, source, place)?.startContainer.parentElement ?? fieldOf(here, source, place))
    at?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }
  const how = t(made?.basis === 'knowledge' ? words.knowledge : words.how)
  const said = { notes, isClear, how, language, onShow: show }
  return (
    <>
      <Marks box={box} notes={current} places={places} />
      {inMargin ? (
        <Margin {...{ box, notes, places, isClear }} lang={language} margin={inMargin} />
      ) : isPhone ? (
        <NoteCount {...said} foot={foot} />
      ) : (
        <NoteList {...said} />
      )}
      {claimsOf && canClaim(text) && (
        <ClaimsRow
          claims={known}
          text={text}
          gone={gone}
          className="border-t border-line sheet-x py-3"
          onCheck={() => known.check(text)}
        />
      )}
    </>
  )
}

const none: readonly Note[] = []
