import { useEffect, useRef } from 'react'
import type { Cue } from '#shared/made-files.ts'
import { clock } from '../ui/clock.ts'

type Props = {
  cues: readonly Cue[]
  at: number
  playing: boolean
  lang?: string
  onGo(to: number): void
}

/** What is said in a recording, sentence by sentence: the one that is heard is marked, each can be gone to. */
export function Followed({ cues, at, playing, lang, onGo }: Props) {
  const now = at > 0 || playing ? cues.findLastIndex(({ start }) => start <= at + 0.05) : -1
  const marked = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (playing) marked.current?.scrollIntoView({ block: 'nearest', behavior: 'auto' })
  }, [now, playing])
  return (
    <ol lang={lang} className="grid grid-cols-1">
      {cues.map((cue, number) => (
        <li key={number} ref={number === now ? marked : undefined} className="scroll-mt-28 scroll-mb-16">
          <button
            type="button"
            aria-current={number === now ? 'true' : undefined}
            onClick={() => onGo(cue.start)}
            className={`flex w-full cursor-pointer gap-3 rounded-md px-2 py-2 text-left pointer-coarse:min-h-11
              ${number === now ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
          >
            <span className="w-10 shrink-0 pt-px text-sm text-muted tabular-nums">{clock(cue.start)}</span>
            <span className="min-w-0 wrap-anywhere">{cue.text}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
