import { placesOf } from '../places.ts'

export type Verse = {
  readonly name: string
  readonly text: string
  /** Where its text stands in the song; nowhere where it was put together. */
  readonly at: number | undefined
  readonly isChorus: boolean
}

const chorus = /^(?:refrain|hook|chorus|pre-?chorus|kehrreim|bridge)/i

/** A song in its title and its parts, as far as they have come; a part that is sung again and again is the chorus. */
export const versesIn = (song: string) => {
  const [head = '', ...parts] = song
    .trim()
    .replace(/\n#{1,2}$/, '')
    .split(/^## +/m)
  const title = /^# +(.*)$/m.exec(head)?.[1]?.trim() ?? ''
  const before = head.replace(/^# +.*$/m, '').trim()
  const read = parts.map(part => {
    const [name = '', ...lines] = part.split('\n')
    return { name: name.trim(), text: lines.join('\n').trim() }
  })
  const [, first, ...places] = placesOf(song, [title, before, ...read.flatMap(({ name, text }) => [name, text])])
  return {
    title,
    before: before ? { name: '', text: before, at: first, isChorus: false } : undefined,
    verses: read.map((verse, number): Verse => ({
      ...verse,
      at: places[2 * number + 1],
      isChorus: chorus.test(verse.name),
    })),
  }
}
