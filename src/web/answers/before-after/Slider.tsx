import { useRef } from 'react'
import type { MadeFile } from '#shared/made-files.ts'
import { useText } from '../../language.tsx'
import { useLine } from './useLine.ts'

const words = {
  how: { de: 'Vorher und nachher vergleichen', en: 'Compare before and after' },
  parts: (part: number) => ({
    de: `${part} % vorher, ${100 - part} % nachher`,
    en: `${part}% before, ${100 - part}% after`,
  }),
  before: { de: 'Vorher', en: 'Before' },
  after: { de: 'Nachher', en: 'After' },
}

type Props = {
  before: string
  after: string
  /** The size of the picture after, where it is known: its place is kept until it is there. */
  size: Pick<MadeFile, 'width' | 'height'> | undefined
}

/** Two pictures on top of each other, parted by a line that is moved by finger, mouse or arrow keys. */
export function Slider({ before, after, size }: Props) {
  const t = useText()
  const keys = useRef<HTMLInputElement>(null)
  const { part, setPart, pointer } = useLine(keys)
  return (
    <div className="grid grid-cols-1 gap-2">
      <div
        className="relative cursor-ew-resize touch-pan-y overflow-hidden rounded-md select-none has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring"
        {...pointer}
      >
        <div className="squares">
          <img
            src={after}
            alt={t(words.after)}
            width={size?.width}
            height={size?.height}
            className="block h-auto w-full"
            draggable={false}
          />
        </div>
        <div className="squares absolute inset-0" style={{ clipPath: `inset(0 ${100 - part}% 0 0)` }}>
          <img src={before} alt={t(words.before)} className="block size-full object-fill" draggable={false} />
        </div>
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-white shadow-[0_0_0_1px_rgb(0_0_0/.35)]"
          style={{ left: `${part}%` }}
        >
          <span className="absolute top-1/2 left-1/2 grid size-10 -translate-1/2 place-items-center rounded-full bg-white text-lg text-black shadow-[0_0_0_1px_rgb(0_0_0/.35)]">
            ⇆
          </span>
        </span>
        <input
          ref={keys}
          type="range"
          min={0}
          max={100}
          step={1}
          value={part}
          aria-label={t(words.how)}
          aria-valuetext={t(words.parts(part))}
          onChange={({ target }) => setPart(Number(target.value))}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      </div>
      <p className="flex justify-between text-sm text-muted" aria-hidden>
        <span>{t(words.before)}</span>
        <span>{t(words.after)}</span>
      </p>
    </div>
  )
}
