import { useState } from 'react'
import { keep, recall } from '../../ui/tab-storage.ts'

const nameOf = (ad: string) => `pins ${ad}`
const kept = (ad: string | undefined): readonly string[] => {
  const found: unknown = ad && recall(nameOf(ad))
  return Array.isArray(found) ? found.map(String) : []
}

/**
 * The pieces of an ad that stay in front, by what they say, kept in this tab. They hold for the version that was made
 * of an ad as long as it says the same there.
 */
export function usePins(ad: string | undefined) {
  const [held, hold] = useState(() => ({ ad, pins: kept(ad) }))
  const isNew = held.ad !== ad
  const own = isNew ? kept(ad) : held.pins
  const pins = isNew && !own.length ? held.pins : own
  if (isNew) {
    if (ad && pins.length) keep(nameOf(ad), pins)
    hold({ ad, pins })
  }
  const set = (next: readonly string[]) => {
    if (ad) keep(nameOf(ad), next)
    hold({ ad, pins: next })
  }
  return {
    pins,
    toggle: (text: string) => set(pins.includes(text) ? pins.filter(pin => pin !== text) : [...pins, text]),
    /** A piece that was pinned says something else now. */
    reworded: (was: string, now: string) => {
      if (pins.includes(was)) set(pins.map(pin => (pin === was ? now : pin)))
    },
  }
}
