import type { Segment } from '#shared/segments.ts'

/** A piece as a service tells it: times may be missing, turned round, or beyond the end. */
export type ToldPiece = Readonly<{
  start?: number | null | undefined
  end?: number | null | undefined
  text: string
  speaker?: string | number | null | undefined
}>

const within = (moment: number | null | undefined, seconds: number, otherwise: number) =>
  typeof moment === 'number' && Number.isFinite(moment) ? Math.min(seconds, Math.max(0, moment)) : otherwise

const rounded = (moment: number) => Math.round(moment * 100) / 100

/** Services name voices as they like, `speaker_3` or 0: they are counted from 1 in the order in which they speak. */
const counted = (segments: readonly Segment[]) => {
  const voices: string[] = []
  return segments.map((segment): Segment => {
    if (segment.speaker === undefined) return segment
    if (!voices.includes(segment.speaker)) voices.push(segment.speaker)
    return { ...segment, speaker: String(voices.indexOf(segment.speaker) + 1) }
  })
}

/** Pieces in the order of their times and within the sound, none twice in a row, none wordless. Voices are numbered. */
export const tidy = (told: readonly ToldPiece[], seconds: number): readonly Segment[] => {
  const spoken = told
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map(({ start, end, text, speaker }): Segment => {
      const from = within(start, seconds, 0)
      return {
        ...{ start: rounded(from), end: rounded(Math.max(from, within(end, seconds, seconds))), text: text.trim() },
        ...(speaker !== undefined && speaker !== null && speaker !== '' && { speaker: String(speaker) }),
      }
    })
    .toSorted((one, other) => one.start - other.start)
  const once = spoken.filter((one, at) => {
    const before = spoken[at - 1]
    return !before || before.start !== one.start || before.text !== one.text
  })
  return counted(once)
}

/** As `de`, of a language that a service calls so or by its English name. */
export const languageIn = (told: string | null | undefined): { language?: string } => {
  const said = told?.toLowerCase() ?? ''
  if (/^[a-z]{2}(-|$)/.test(said)) return { language: said.slice(0, 2) }
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const found = common.find(code => names.of(code)?.toLowerCase() === said)
  return found ? { language: found } : {}
}

const common = 'de en fr es it pt nl pl tr ru uk ar cs da sv fi no el hu ro bg hr sr sk sl ja ko zh hi fa he vi'.split(
  ' ',
)
