import { useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'

type Props = {
  engine: EngineCard | undefined
  /** The first picture that was made, where one was. */
  picture: string | undefined
}

/** How a text looks in lists: its picture, where it has one that can be drawn small, else the symbol of its tool. */
export function Face({ engine, picture }: Props) {
  const [failed, fail] = useState<string>()
  if (picture && picture !== failed)
    return (
      <img
        src={`/files/${picture}/small`}
        alt=""
        width={28}
        height={28}
        loading="lazy"
        className="size-7 rounded-sm bg-sunken object-cover"
        onError={() => fail(picture)}
      />
    )
  return engine ? <EngineIcon engine={engine} size="small" /> : <span className="block size-7" />
}
