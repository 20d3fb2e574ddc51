import { use } from 'react'
import { PinningRows } from '../keeping.ts'

const none: readonly string[] = []

/** The rows of an ad that stay, by what they say; kept with its run, and with the versions that are made of it. */
export function usePins() {
  const pinning = use(PinningRows)
  const pins = pinning?.pins ?? none
  const keep = pinning?.pins && pinning.keep
  return {
    pins,
    /** Missing where the ad can only be looked at. */
    toggle: keep && ((text: string) => keep(pins.includes(text) ? pins.filter(pin => pin !== text) : [...pins, text])),
    /** A row that was pinned says something else now. */
    reworded: (was: string, now: string) => {
      if (was !== now && pins.includes(was)) keep?.(pins.map(pin => (pin === was ? now : pin)))
    },
  }
}
