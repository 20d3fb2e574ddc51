import type { EngineCard } from '#catalogue/shown.ts'
import { familyOf } from '../families.ts'
import { Glyph } from './Glyph.tsx'

const sizes = {
  small: ['size-7 rounded-sm', 'size-4'],
  medium: ['size-9 rounded-md', 'size-[18px]'],
  large: ['size-9 rounded-md sm:size-12 sm:rounded-lg', 'size-[18px] sm:size-6'],
} as const

type Props = {
  engine: Pick<EngineCard, 'category' | 'icon'>
  size?: keyof typeof sizes
  /** Whether it cannot run now: its tile is grey. */
  off?: boolean
}

/** An engine's face: its own icon on its family's tint. */
export function EngineIcon({ engine, size = 'medium', off = false }: Props) {
  const [tile, glyph] = sizes[size]
  const tint = off ? 'bg-sunken text-muted' : 'bg-tint text-tint-ink'
  return (
    <span data-family={familyOf(engine)} className={`grid shrink-0 place-items-center ${tile} ${tint}`}>
      <Glyph name={engine.icon} className={glyph} />
    </span>
  )
}
