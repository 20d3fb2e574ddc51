import type { Segment } from './segments.ts'

/** As broadcasters have it: two lines of so many characters, shown for so many seconds at most. */
const line = 42
const most = { characters: 2 * line, seconds: 7 } as const

type Cue = Readonly<{ start: number; end: number; text: string }>

const two = (count: number) => String(count).padStart(2, '0')

const moment = (seconds: number, sign: ',' | '.') => {
  const all = Math.round(seconds * 1000)
  const [s, m, h] = [Math.floor(all / 1000), Math.floor(all / 60_000), Math.floor(all / 3_600_000)]
  return `${two(h)}:${two(m % 60)}:${two(s % 60)}${sign}${String(all % 1000).padStart(3, '0')}`
}

/** The words of a segment in pieces that fit, each for its share of the time. */
const cuesOf = ({ start, end, text, speaker }: Segment): Cue[] => {
  const whole = speaker ? `${speaker}: ${text}` : text
  const pieces: string[] = []
  const room = Math.min(most.characters, Math.ceil(whole.length / Math.ceil((end - start) / most.seconds || 1)) + 8)
  for (const word of whole.split(/\s+/).filter(Boolean)) {
    const last = pieces.at(-1)
    if (last !== undefined && last.length + word.length < room) pieces[pieces.length - 1] = `${last} ${word}`
    else pieces.push(word)
  }
  const length = pieces.join('').length || 1
  let at = start
  return pieces.map(piece => {
    const until = at + ((end - start) * piece.length) / length
    const cue = { start: at, end: until, text: piece }
    at = until
    return cue
  })
}

/** A text on two lines, the first of which is no longer than it must be. */
const onTwoLines = (text: string) => {
  if (text.length <= line) return text
  const words = text.split(' ')
  let first = words.shift() ?? ''
  while (words.length && (first.length + (words[0]?.length ?? 0) + 1) * 2 <= text.length + 6)
    first += ` ${words.shift()}`
  return words.length ? `${first}\n${words.join(' ')}` : first
}

/** A cue ends where its text is empty, and an arrow would be read as a time. */
const plain = (text: string) => onTwoLines(text.replaceAll('-->', '→'))

/** Subtitles as players and editing programs read them. */
export const asSrt = (segments: readonly Segment[]): string =>
  segments
    .flatMap(cuesOf)
    .map(({ start, end, text }, at) => `${at + 1}\n${moment(start, ',')} --> ${moment(end, ',')}\n${plain(text)}\n`)
    .join('\n')

const forWeb = (text: string) => plain(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Subtitles as browsers read them. */
export const asVtt = (segments: readonly Segment[]): string =>
  [
    'WEBVTT\n',
    ...segments
      .flatMap(cuesOf)
      .map(({ start, end, text }) => `${moment(start, '.')} --> ${moment(end, '.')}\n${forWeb(text)}\n`),
  ].join('\n')
