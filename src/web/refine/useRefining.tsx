import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, isEmpty, isWriting, type Shape } from '#shared/answers.ts'
import { asMarkdown, partsOf } from '#shared/markdown.ts'
import { type Change, openedAt, passageIn, type Refinement } from '#shared/refinement.ts'
import { localeOf } from '#shared/text.ts'
import { type Ask, Asking } from '../answers/asking.ts'
import { wordsIn } from '../ui/counts.ts'
import { FailureOf, type FailureProps } from '../runs/FailureOf.tsx'
import type { Broken, Change as ToBeChanged, Done, Writing } from '../runs/run-state.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { later } from '../ui/later.ts'
import { useSentence } from '../useSentence.ts'
import { type Changeable, waysFor } from './changeable.ts'
import { PassageBar } from './PassageBar.tsx'
import { PassageChoice } from './PassageChoice.tsx'
import { RefineRow } from './RefineRow.tsx'
import { nameOf, rangeOf, type SourceSpan, type Source } from './source-map.ts'
import { useFresh } from './useFresh.ts'
import { useMark, usePassage } from './usePassage.ts'
import { useVersions } from './useVersions.ts'
import { type Mode, VersionBar } from './VersionBar.tsx'
import { VersionList } from './VersionList.tsx'

const Changes = later(() => import('./Changes.tsx').then(it => it.Changes))

const unchangedText = {
  de: 'Die Änderung ist nicht gelungen, der Text steht da wie zuvor.',
  en: 'The change did not work; the text is as it was.',
}

const marked = (count: string) => ({
  de: `Stelle markiert, Wörter: ${count}. Was mit ihr geschehen kann, folgt auf den Text.`,
  en: `Passage selected, words: ${count}. What you can do with it follows the text.`,
})

/**
 * An answer as it is read, with the texts it is made of: what passages are counted in. The names of its parts are in
 * the language of the answer, so that must be known.
 */
const sourceOf = (shape: Shape, answer: Answer, lang: string | undefined): Source | undefined => {
  if (typeof answer !== 'string' && lang === undefined) return undefined
  const text = asMarkdown(shape, answer, localeOf(lang))
  return text.includes('\r') ? undefined : { text, parts: partsOf(shape, answer, localeOf(lang)) }
}

const isSameAnswer = (one: Answer, other: Answer) =>
  one === other || (typeof one !== 'string' && JSON.stringify(one) === JSON.stringify(other))

/** Where a passage is being written anew: at first the old one, then what has come of the new one. */
const placeWritten = (
  { over }: Writing,
  now: Source | undefined,
  shape: Shape,
  lang?: string,
): SourceSpan | undefined => {
  const selection = over?.refinement.selection
  const before = over && sourceOf(shape, over.answer, lang)
  const opened = selection && before && openedAt(before.text, selection)
  if (!opened || !now) return undefined
  const from = opened.before.length
  return { from, to: from + opened.piece.length + now.text.length - before.text.length }
}

type Refined = {
  shape: Shape
  run: Writing | Done | Broken
  /** What stands on the sheet. */
  answer: Answer
  /** The same as Markdown; and of several answers which it is. */
  text: string
  variant: number | undefined
  changeable: Changeable
  lang?: string
  /** It was saved beside the others of its run, whose versions are not its own. */
  aside?: boolean
  /** Takes the place at the foot where something else can stand, as long as there is one. */
  foot?(place: HTMLElement | null): void
  /** Missing where nobody can write: no model is connected, or the plan does not include it. */
  onRefine?(refinement: Refinement): void
  onVersion(run: string): void
  /** Puts a changed text in the place of the answer. */
  onChange?: ((answer: Answer) => void) | undefined
  /** Why the last change came to nothing, what it was to do, and the ways on. */
  unchanged?: (FailureProps & { readonly over: Pick<ToBeChanged, 'answer' | 'refinement'> }) | undefined
}

/** Everything that changes a finished text in place: the ways, the passage, the versions and what sets them apart. */
export function useRefining({
  shape,
  run,
  answer,
  text,
  variant,
  changeable,
  lang,
  aside,
  foot,
  onVersion,
  onChange,
  unchanged,
  ...asked
}: Refined) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useSentence()
  const box = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const found = useVersions(aside ? undefined : run.run, variant)
  const [wanted, setMode] = useState<Mode>('text')
  const over = run.state === 'writing' ? run.over : undefined
  const done = run.state === 'done'
  const onRefine = changeable === 'nothing' ? undefined : asked.onRefine
  const mode = done && found.versions.length > 1 && found.at >= 0 ? wanted : 'text'
  const hasPassages = changeable === 'passages'
  const source = useMemo(
    () => (hasPassages ? sourceOf(shape, answer, lang) : undefined),
    [hasPassages, shape, answer, lang],
  )
  const open = done && onRefine && mode === 'text' ? source : undefined
  const [place, setPlace] = usePassage(box, open)
  useFresh(box, source, over, done, answer => sourceOf(shape, answer, lang)?.text)
  useMark(box, source, run.state === 'writing' ? placeWritten(run, source, shape, lang) : place)

  // A text that is written anew grows into the room that the one before had: nothing below it moves.
  const holds = over !== undefined && !over.refinement.selection
  useLayoutEffect(() => {
    if (!box.current) return
    // A sheet that is new with its change still shows the text before it.
    if (holds) height.current ||= box.current.offsetHeight
    box.current.style.minHeight = holds ? `${height.current}px` : ''
  })
  // The browser tells the height when it has laid the page out; asked for it, it would do that in between.
  useEffect(() => {
    if (!box.current || over) return
    const watcher = new ResizeObserver(([seen]) => (height.current = seen?.borderBoxSize[0]?.blockSize ?? 0))
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [over, mode])

  const change = (way: Change, at = place) => {
    const own = done && answer !== run.answer ? { answer } : {}
    const selection = source && at?.to ? { selection: passageIn(source.text, at.from, at.to) } : {}
    setMode('text')
    setPlace(undefined)
    getSelection()?.removeAllRanges()
    onRefine?.({ ...way, ...own, ...selection })
  }

  /** A whole text has no place in it: what is selected meanwhile is not meant. */
  const whole = { from: 0, to: 0 }
  const ask: Ask = (way, part) => change(way, source?.parts.find(({ path }) => nameOf(path) === part) ?? whole)

  // What was to be changed is selected once more, and the words for it are there.
  const tried = unchanged?.over.refinement
  const selected = useRef<Refinement>(undefined)
  const select = useEffectEvent(({ selection }: Refinement) => {
    const opened = selection && open && openedAt(open.text, selection)
    const from = opened?.before.length ?? 0
    const passage = opened && { from, to: from + opened.piece.length }
    const range = passage && box.current && rangeOf(box.current, open, passage)
    if (!range) return
    selected.current = tried
    // What the page selects is not heard while the keyboard is in the line at the foot.
    setPlace(passage)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })
  // Who has changed the text since asks for something else: “try again” would change the one before, and cost as much.
  const isSame = !!unchanged && isSameAnswer(answer, unchanged.over.answer)
  // Also where the text is drawn, or its language known, only after that; once, whatever is selected later.
  useEffect(() => {
    if (!tried) selected.current = undefined
    else if (open && isSame && selected.current !== tried) select(tried)
  }, [tried, open, isSame])

  const failed = isSame && unchanged.problem.code !== 'limit_reached' && (
    <FailureOf {...unchanged} told={`${t(unchangedText)} ${sentence(unchanged.problem)}`} />
  )
  return {
    /** Whether the end of the text is written on, and not a passage in it or a text before its first words. */
    grows: run.state === 'writing' && (!over || (!isEmpty(run.answer) && !over.refinement.selection)),
    /** Whether the bar above the text says which version it is. */
    hasVersions: found.versions.length > 1 && found.at >= 0,
    /** In that bar. */
    bar: (
      <VersionBar
        {...found}
        mode={done && isWriting(shape) ? mode : undefined}
        onMode={setMode}
        onVersion={onVersion}
      />
    ),
    /** For what is remarked on: draws the text where its changes stand, at once; and whether words of it have a bar. */
    remarked: {
      onText: mode === 'changes' ? () => flushSync(() => setMode('text')) : undefined,
      hasBar: hasPassages && !!onRefine,
    },
    /** In the place of the text. */
    around: (view: ReactNode) =>
      mode === 'changes' ? (
        <Suspense>
          <Changes
            {...{ ...found, shape, answer, variant, lang, onVersion, onChange }}
            text={typeof answer === 'string' ? answer : text}
          />
        </Suspense>
      ) : (
        <div ref={box} tabIndex={-1} className="relative bg-surface outline-none">
          <Asking value={changeable === 'by-view' ? (done && onRefine ? ask : undefined) : open && ask}>{view}</Asking>
          <p role="status" className="sr-only">
            {open && place && t(marked(number(wordsIn(open.text.slice(place.from, place.to)))))}
          </p>
          {open && place && <PassageBar box={box} source={open} place={place} onWay={change} />}
        </div>
      ),
    /** Under the text. */
    row:
      (done || over) &&
      onRefine &&
      (changeable === 'by-view' ? (
        failed && <div className="sheet-x pb-5">{failed}</div>
      ) : (
        <RefineRow
          onWay={change}
          ways={waysFor(shape)}
          ofPassage={!!open && !!place}
          foot={foot}
          failed={failed || undefined}
          wish={tried && 'instruction' in tried ? tried.instruction : ''}
          busy={!done}
        >
          {source && done && <PassageChoice source={source} place={place} onPlace={setPlace} />}
        </RefineRow>
      )),
    list: <VersionList {...found} shape={shape} onVersion={onVersion} />,
  }
}
