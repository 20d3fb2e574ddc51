import { useText } from '../language.tsx'
import { clock } from '../ui/clock.ts'

const words = {
  place: { de: 'Stelle in der Aufnahme', en: 'Place in the recording' },
  of: (at: string, length: string) => ({ de: `${at} von ${length}`, en: `${at} of ${length}` }),
}

type Props = {
  /** From 0 to 1; until they are there, a line. */
  peaks: readonly number[] | undefined
  at: number
  length: number
  onGo(to: number): void
}

const flat = Array.from({ length: 160 }, () => 0.04)

/** How loud a recording is from beginning to end, and where it is; a click or an arrow key goes elsewhere. */
export function Wave({ peaks = flat, at, length, onGo }: Props) {
  const t = useText()
  const part = length ? Math.min(1, at / length) : 0
  return (
    <div className="relative h-16 rounded-md has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <svg viewBox={`0 0 ${peaks.length * 3} 60`} preserveAspectRatio="none" className="size-full" aria-hidden>
        {peaks.map((peak, bar) => {
          const height = Math.max(2, peak * 56)
          const said = (bar + 0.5) / peaks.length <= part
          return (
            <rect
              key={bar}
              x={bar * 3}
              y={30 - height / 2}
              width={2}
              {...{ height }}
              className={said ? 'fill-accent' : 'fill-field'}
            />
          )
        })}
      </svg>
      <input
        type="range"
        aria-label={t(words.place)}
        aria-valuetext={t(words.of(clock(at), clock(length)))}
        min={0}
        max={Math.max(1, Math.round(length * 10) / 10)}
        step={0.1}
        value={at}
        onChange={({ target }) => onGo(Number(target.value))}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </div>
  )
}
