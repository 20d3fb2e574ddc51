import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Nobody waits longer for a line that is slow or away; milliseconds. */
const longest = 1000

type Options<Thing> = {
  /** Its reader has changed the text a moment ago, and that is not saved yet. */
  isUnsaved: boolean
  saveNow(): void
  /** What is done with the text as it stands, also where it was left before; missing where that cannot be done. */
  run?: ((thing: Thing, isLeft?: boolean) => void) | undefined
}

/**
 * Does something with a text when what its reader has just changed is saved, so with the version that holds it. Where
 * the text is left before that, it is done with the version that there is: nobody has pressed for nothing. What is done
 * then can ask which version is `beingSaved`.
 */
export function useOnceSaved<Thing>({ isUnsaved, saveNow, run }: Options<Thing>) {
  const open = useRef<{ readonly thing: Thing }>(undefined)
  const [pressed, press] = useState(0)
  const goOn = useEffectEvent((isLeft?: boolean) => {
    const wanted = open.current
    open.current = undefined
    if (wanted) run?.(wanted.thing, isLeft)
  })
  useEffect(() => {
    if (!open.current) return
    const late = setTimeout(goOn, isUnsaved ? longest : 0)
    return () => clearTimeout(late)
  }, [pressed, isUnsaved])
  useEffect(() => () => goOn(true), [])
  if (!run) return undefined
  return (thing: Thing) => {
    if (!isUnsaved) return run(thing)
    open.current = { thing }
    saveNow()
    press(count => count + 1)
  }
}
