import { Pause, Play, RotateCcw } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { clock } from '../ui/clock.ts'
import type { Steered } from './usePlaying.ts'
import { Wave } from './Wave.tsx'

const words = {
  player: { de: 'Aufnahme', en: 'Recording' },
  play: { de: 'Abspielen', en: 'Play' },
  pause: { de: 'Anhalten', en: 'Pause' },
  back: { de: '5 Sekunden zurück', en: 'Back 5 seconds' },
  place: { de: 'Stelle in der Aufnahme', en: 'Place in the recording' },
  of: (at: string, length: string) => ({ de: `${at} von ${length}`, en: `${at} of ${length}` }),
  speed: { de: 'Tempo', en: 'Speed' },
  times: (speed: string) => ({ de: `${speed}-fach`, en: `${speed}×` }),
}

const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]
const back = 5

/** How a player looks: `peaks` of its wave, or one line that stays in sight while one reads on. */
type Props = { playing: Steered } & ({ shape: 'line' } | { shape: 'wave'; peaks: readonly number[] | undefined })

const looks = {
  line: 'sticky top-28 z-4 border-b border-line bg-surface px-3 py-1.5 sm:px-8',
  wave: '',
}

/** The controls of a recording: play, back, where it is, and how fast. */
export function Controls({ playing, ...look }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { at, length, rate, toggle, go, setRate } = playing
  const place = t(words.of(clock(at), clock(length)))
  return (
    <section
      aria-label={t(words.player)}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden ${looks[look.shape]}`}
    >
      {look.shape === 'wave' && (
        <div className="basis-full pb-2">
          <Wave peaks={look.peaks} at={at} length={length} onGo={go} />
        </div>
      )}
      <IconButton
        icon={playing.playing ? Pause : Play}
        label={t(playing.playing ? words.pause : words.play)}
        className={
          look.shape === 'wave' ? 'size-11 rounded-full bg-accent text-on-accent hover:bg-accent' : 'text-accent'
        }
        onClick={toggle}
      />
      <IconButton icon={RotateCcw} label={t(words.back)} onClick={() => go(Math.max(0, at - back))} />
      {look.shape === 'line' && (
        <input
          type="range"
          aria-label={t(words.place)}
          aria-valuetext={place}
          className="h-11 min-w-24 flex-1 cursor-pointer accent-accent max-sm:order-first max-sm:basis-full"
          min={0}
          max={Math.max(1, length)}
          step={1}
          value={Math.min(at, length)}
          onChange={({ target }) => go(Number(target.value))}
        />
      )}
      <span className="text-sm text-muted tabular-nums">{place}</span>
      {setRate && (
        <Select
          aria-label={t(words.speed)}
          className="ml-auto w-28"
          value={String(rate)}
          onChange={({ target }) => setRate(Number(target.value))}
        >
          {speeds.map(speed => (
            <option key={speed} value={speed}>
              {t(words.times(number(speed)))}
            </option>
          ))}
        </Select>
      )}
    </section>
  )
}
