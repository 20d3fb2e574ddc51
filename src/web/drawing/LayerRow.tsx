import { useState } from 'react'
import { EyeOff } from 'lucide-react'
import { useText } from '../language.tsx'
import type { Layer } from './stack.ts'

const words = {
  seen: { de: 'Deckkraft', en: 'Opacity' },
  opacity: (name: string) => ({ de: `Deckkraft von „${name}“`, en: `Opacity of “${name}”` }),
  hidden: { de: 'ausgeblendet', en: 'hidden' },
}

type Props = { layer: Layer; isActive: boolean; onChoose(): void; onOpacity(opacity: number): void }

/** One layer: chosen by a press, and how much of it is seen. A slider is a step once it is let go. */
export function LayerRow({ layer: { name, visible, opacity }, isActive, onChoose, onOpacity }: Props) {
  const t = useText()
  const [sliding, setSliding] = useState<number>()
  const percent = sliding ?? Math.round(opacity * 100)
  const settle = () => {
    if (sliding !== undefined) onOpacity(sliding / 100)
    setSliding(undefined)
  }
  return (
    <li className={`rounded-md border px-2 py-1 ${isActive ? 'border-accent bg-accent-soft' : 'border-line'}`}>
      <button
        type="button"
        aria-pressed={isActive}
        onClick={onChoose}
        className="flex min-h-8 w-full cursor-pointer items-center gap-2 text-left text-sm pointer-coarse:min-h-11"
      >
        <span className="truncate">{name}</span>
        {!visible && (
          <>
            <EyeOff className="ml-auto size-4 shrink-0 text-muted" aria-hidden />
            <span className="sr-only">, {t(words.hidden)}</span>
          </>
        )}
      </button>
      <label className="flex items-center gap-2 text-xs text-muted">
        {t(words.seen)}
        <input
          type="range"
          aria-label={t(words.opacity(name))}
          min={0}
          max={100}
          step={5}
          value={percent}
          onChange={({ target }) => setSliding(Number(target.value))}
          onPointerUp={settle}
          onKeyUp={settle}
          onBlur={settle}
          className="h-6 min-w-0 flex-1 cursor-pointer accent-accent pointer-coarse:h-11"
        />
        <span className="w-9 text-right tabular-nums">{percent} %</span>
      </label>
    </li>
  )
}
