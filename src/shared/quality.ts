import type { Text } from './text.ts'

/** The levels a text can be written on, each with models of its own. */
export const qualities = ['quick', 'standard', 'best'] as const
export type Quality = (typeof qualities)[number]

export const isQuality = (name: unknown): name is Quality => qualities.some(quality => quality === name)

/** What each level is called. */
export const qualityNames: Readonly<Record<Quality, Text>> = {
  quick: { de: 'Schnell', en: 'Quick' },
  standard: { de: 'Üblich', en: 'Standard' },
  best: { de: 'Beste', en: 'Best' },
}
