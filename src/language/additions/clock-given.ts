import type { Fact } from '../meaning/facts.ts'

const clocks = [
  /(?:\b(?:ab|um|von|bis|gegen|vor|nach|zwischen|zw\.?|between|after|before|at|from|till|until|to|by|around|open|auf|und|and|zu|start|beginn|je|\+|&)\s+|[-–/+&])(\d{1,2})(?:[:.h](\d{2}))?(?![\d.,]*\d|\s?(?:%|€|£|\$|euro|prozent))/giu,
  /(?<![\d.,/])(\d{1,2})(?:[:.](\d{2}))?(?=\s?[-–])/g,
  /(?<![\d.,/])(\d{1,2})(?:[:.](\d{2}))?(?=\s?(?:and|und|or|oder|\+|&)\s?\d{1,2}(?!\d))/giu,
  /(?<![\d.,/])(\d{1,2})[:.h](\d{2})(?!\d)/g,
  /(?<![\d.,/:-])(\d{1,2})(?=\s*(?:[,;)\n]|$))/g,
  /(?<![\d.,/])(\d{1,2})(?:[:.](\d{2}))?(?=\s?(?:h|uhr|am|pm|a\.m|p\.m)(?![\p{L}]))/giu,
]

const half = 12 * 60

const range = /(?<![\d.,/])(\d{1,2})(?:[:.](\d{2}))?\s?[-–]\s?(\d{1,2})(?:[:.](\d{2}))?(?![\d.]*\d)/g

/** How long the stretches between two times take, in minutes. */
export const stretchesIn = (text: string): readonly number[] =>
  Array.from(text.matchAll(range), ([, hour, minute = '0', last, rest = '0']) => {
    const length = (Number(last) - Number(hour)) * 60 + Number(rest) - Number(minute)
    return length < 0 ? length + half : length
  })

/** Times that are nothing else. */
export const clockIn = (text: string, facts: readonly Fact[]): Set<number> => {
  const minutes = facts.flatMap(({ said }) => (said.kind === 'time' ? said.minutes : []))
  for (const [, hour = '', minute = '0', last = '', rest = '0'] of text.matchAll(range))
    minutes.push(Number(hour) * 60 + Number(minute), Number(last) * 60 + Number(rest))
  return new Set(minutes.map(minute => minute % (24 * 60)))
}

/** Times as they are typed: „10-16“, “7:30”, „ab 19“; each may be of the morning or of the evening. */
export const minutesIn = (text: string, facts: readonly Fact[]): Set<number> => {
  const minutes = facts.flatMap(({ said }) => (said.kind === 'time' ? said.minutes : []))
  for (const clock of clocks)
    for (const [, hour = '', minute = '0'] of text.matchAll(clock))
      if (Number(hour) <= 24 && Number(minute) < 60) minutes.push(Number(hour) * 60 + Number(minute))
  if (/\b(?:noon|mittags?)\b/iu.test(text)) minutes.push(half)
  return new Set(minutes.flatMap(minute => (minute < half ? [minute, minute + half] : [minute, minute % (2 * half)])))
}
