import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Does something with what was found in a text. What is pressed while that is about the text before waits until it is
 * about this one, where the same thing stands elsewhere.
 */
export function useWhenCurrent<Wanted>(current: boolean, act: (wanted: Wanted) => void) {
  const [waiting, wait] = useState<{ wanted: Wanted }>()
  const ask = (wanted: Wanted) => {
    if (!current) return wait({ wanted })
    wait(undefined)
    act(wanted)
  }
  const actNow = useEffectEvent(ask)
  useEffect(() => {
    if (waiting && current) actNow(waiting.wanted)
  }, [waiting, current])
  return ask
}
