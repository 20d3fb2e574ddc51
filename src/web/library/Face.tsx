import type { EngineCard } from '#catalogue/shown.ts'
import { Square } from '../files/Square.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'

type Props = {
  engine: EngineCard | undefined
  /** The first picture that was made, where one was. */
  picture: string | undefined
}

/** How a text looks in lists: its picture, where it has one that can be drawn small, else the symbol of its tool. */
export function Face({ engine, picture }: Props) {
  const symbol = engine ? <EngineIcon engine={engine} size="small" /> : <span className="block size-7" />
  return picture ? <Square address={`/files/${picture}`} otherwise={symbol} /> : symbol
}
