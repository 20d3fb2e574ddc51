import { PenLine } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { Square } from '../files/Square.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'

type Props = {
  engine: EngineCard | undefined
  /** The first picture that was made, where one was. */
  picture: string | undefined
}

/**
 * How a text looks in lists: its picture, where it has one that can be drawn small, else the symbol of its tool. What
 * was written in the editor, or with a tool that is gone, has a pen.
 */
export function Face({ engine, picture }: Props) {
  const symbol = engine ? (
    <EngineIcon engine={engine} size="small" />
  ) : (
    <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
      <PenLine className="size-4" aria-hidden />
    </span>
  )
  return picture ? <Square address={`/files/${picture}`} otherwise={symbol} /> : symbol
}
