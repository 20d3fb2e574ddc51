import { useEffect, useEffectEvent, useState } from 'react'

/** Nobody waits longer for a line that is slow or away; milliseconds. */
const longest = 1000

type Options<Thing> = {
  /** Its reader has changed the text a moment ago, and that is not saved yet. */
  isUnsaved: boolean
  saveNow(): void
  /** What is done with the text as it stands; missing where that cannot be done. */
  run?: ((thing: Thing) => void) | undefined
}

/** Does something with a text when what its reader has just changed is saved, so with the version that holds it. */
export function useOnceSaved<Thing>({ isUnsaved, saveNow, run }: Options<Thing>) {
  const [waiting, wait] = useState<{ readonly thing: Thing }>()
  const goOn = useEffectEvent(({ thing }: { readonly thing: Thing }) => {
    wait(undefined)
    run?.(thing)
  })
  useEffect(() => {
    if (!waiting) return
    const late = setTimeout(goOn, isUnsaved ? longest : 0, waiting)
    return () => clearTimeout(late)
  }, [waiting, isUnsaved])
  if (!run) return undefined
  return (thing: Thing) => {
    if (!isUnsaved) return run(thing)
    saveNow()
    wait({ thing })
  }
}
