import type { Text } from '#shared/text.ts'

/** The word of an address that asks for what came to nothing. */
export const without = 'nothing'

/** How a text can stand, as the address says it, and in words. */
export const states: Readonly<Record<string, Text>> = {
  done: { de: 'fertig', en: 'finished' },
  stopped: { de: 'angehalten', en: 'stopped' },
  running: { de: 'wird geschrieben', en: 'being written' },
  [without]: { de: 'fehlgeschlagen', en: 'failed' },
}

/** Whether an address asks for what came to nothing; older ones name the states. */
export const isWithout = (state: string | undefined) => state === without || !!state?.includes('failed')

/** How the server is asked for texts in such a state. */
export const askedBy = (state: string | undefined): Readonly<Record<string, string>> =>
  isWithout(state) ? { gave: 'nothing' } : state ? { state } : {}
