import { roomOf } from '#shared/text.ts'

type Ad = { readonly headlines: readonly string[]; readonly descriptions: readonly string[] }
type Frame = {
  /** How many headlines stand side by side. */
  readonly headlines: number
  readonly descriptions: number
}

const rooms = { headline: 30, description: 90 }

/** What a results page takes of an ad in one of its turns: only what fits, each piece once. */
export const mixOf = ({ headlines, descriptions }: Ad, turn: number, most: Frame) => {
  const fits = (room: number) => (text: string) => text.trim() !== '' && roomOf(text) <= room
  const from = (pieces: readonly string[], count: number) =>
    Array.from({ length: Math.min(count, pieces.length) }, (_, at) => pieces[(turn + at) % pieces.length] ?? '')
  return {
    headlines: from(headlines.filter(fits(rooms.headline)), most.headlines),
    descriptions: from(descriptions.filter(fits(rooms.description)), most.descriptions),
  }
}
