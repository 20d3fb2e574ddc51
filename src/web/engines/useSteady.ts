import { useLayoutEffect, useRef, useState } from 'react'

type Handlers = Readonly<Record<string, (...given: never[]) => void>>

/** The same handlers for good, which do what the newest ones do: whoever is given them need not be drawn again. */
export function useSteady<Newest extends Handlers>(newest: Newest): Newest {
  const held = useRef(newest)
  useLayoutEffect(() => {
    held.current = newest
  })
  const [steady] = useState(() =>
    Object.fromEntries(Object.keys(newest).map(name => [name, (...given: never[]) => held.current[name]?.(...given)])),
  )
  return steady as Newest
}
