import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { fileIn } from '#shared/accepts.ts'
import { type Segment, segmentsAsText } from '#shared/segments.ts'
import { useText } from '../../language.tsx'
import { Controls } from '../../sound/Controls.tsx'
import { usePlaying } from '../../sound/usePlaying.ts'
import type { ViewProps } from '../views.ts'
import { placedIn, renamed, withText } from './changed.ts'
import { MadeFrom } from './MadeFrom.tsx'
import { Paragraph } from './Paragraph.tsx'
import { words } from './words.ts'

/** The address of the recording that the form named, if any. */
const recordingOf = (values: ViewProps['values']) =>
  Object.values(values).find((value): value is string => typeof value === 'string' && fileIn(value) !== undefined)

/** Whoever has scrolled is left alone for a while; milliseconds. */
const leftAlone = 4_000

/** Keeps what is heard in sight, unless the reader has just gone elsewhere. */
const useInSight = (heard: number, playing: boolean) => {
  const list = useRef<HTMLOListElement>(null)
  const movedAt = useRef(0)
  useEffect(() => {
    const move = () => void (movedAt.current = performance.now())
    for (const name of ['wheel', 'touchmove', 'keydown']) addEventListener(name, move, { passive: true })
    return () => {
      for (const name of ['wheel', 'touchmove', 'keydown']) removeEventListener(name, move)
    }
  }, [])
  useEffect(() => {
    if (!playing || performance.now() - movedAt.current < leftAlone) return
    const marked = list.current?.querySelector('[data-heard]')
    const box = marked?.getBoundingClientRect()
    if (box && (box.top < 180 || box.bottom > innerHeight - 80)) marked?.scrollIntoView({ block: 'center' })
  }, [heard, playing])
  return list
}

/** A recording and what is said in it: what is heard is marked; each sentence plays, and is corrected in place. */
export function Transcript({ answer, values, lang, writing, onChange }: ViewProps<readonly Segment[]>) {
  const t = useText()
  const address = recordingOf(values)
  const player = usePlaying(address ?? '', answer.at(-1)?.end)
  const { audio, at, playing, go } = player
  const paragraphs = useMemo(() => placedIn(answer), [answer])
  const heard = at > 0 || playing ? answer.findLastIndex(({ start }) => start <= at + 0.05) : -1
  const list = useInSight(heard, playing)

  const now = useRef({ answer, onChange })
  useLayoutEffect(() => void (now.current = { answer, onChange }))
  const onText = useCallback(
    (place: number, text: string) => now.current.onChange?.(withText(now.current.answer, place, text)),
    [],
  )
  const onSpeaker = useCallback(
    (places: readonly number[], before: string | undefined, name: string) =>
      now.current.onChange?.(renamed(now.current.answer, places, before, name)),
    [],
  )
  const canChange = onChange !== undefined && !writing
  return (
    <>
      {address && (
        <>
          {/* eslint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below it */}
          <audio ref={audio} src={address} preload="metadata" className="hidden" />
          {player.failed ? (
            <p className="border-b border-line sheet-x py-3 text-sm text-muted">{t(words.unplayable)}</p>
          ) : (
            <Controls playing={player} shape="line" />
          )}
        </>
      )}
      <ol
        ref={list}
        aria-label={t(words.text)}
        className="grid max-w-[44rem] grid-cols-1 gap-5 px-4 py-6 sm:sheet-x sm:py-8"
      >
        {paragraphs.map(({ segments, first }) => (
          <Paragraph
            key={first}
            {...{ segments, first, lang }}
            heard={heard >= first && heard < first + segments.length ? heard : undefined}
            onGo={go}
            onText={canChange ? onText : undefined}
            onSpeaker={canChange ? onSpeaker : undefined}
          />
        ))}
      </ol>
      {canChange && <MadeFrom text={segmentsAsText(answer)} />}
    </>
  )
}
