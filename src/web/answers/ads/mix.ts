import { roomOf } from '#shared/text.ts'

type Ad = {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  /** What stays in front, whatever the turn. */
  readonly pins?: readonly string[]
}
type Frame = {
  /** How many headlines stand side by side. */
  readonly headlines: number
  readonly descriptions: number
}

const rooms = { headline: 30, description: 90 }

/** The pinned pieces, in the order in which they were pinned. */
export const pinnedIn = (pieces: readonly string[], pins: readonly string[]) => pins.filter(pin => pieces.includes(pin))

/** What a results page takes of an ad in one of its turns: only what fits, each piece once, what is pinned first. */
export const mixOf = ({ headlines, descriptions, pins = [] }: Ad, turn: number, most: Frame) => {
  const fits = (room: number) => (text: string) => text.trim() !== '' && roomOf(text) <= room
  const from = (pieces: readonly string[], most: number) => {
    const [first, others] = [pinnedIn(pieces, pins).slice(0, most), pieces.filter(piece => !pins.includes(piece))]
    const left = Math.min(most - first.length, others.length)
    return [...first, ...Array.from({ length: left }, (_, at) => others[(turn + at) % others.length] ?? '')]
  }
  return {
    headlines: from(headlines.filter(fits(rooms.headline)), most.headlines),
    descriptions: from(descriptions.filter(fits(rooms.description)), most.descriptions),
  }
}
