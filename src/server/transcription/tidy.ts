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

/** A remark such as [Music] or (Applaus), as models write it where nobody speaks. */
const isRemark = (text: string) => /^\s*(?:(?:\[[^\]]*\]|\([^)]*\)|\*[^*]*\*)[.\s]*)+$/.test(text)

/** Pieces in the order of their times and within the sound, none twice in a row, none wordless. Voices are numbered. */
export const tidy = (told: readonly ToldPiece[], seconds: number): readonly Segment[] => {
  const spoken = told
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text) && !isRemark(text))
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

/** The languages that Whisper and its kin know, and what they call some of them besides. */
const known = (
  'de en fr es it pt nl pl tr ru uk ar cs da sv fi no el hu ro bg hr sr sk sl ja ko zh hi fa he vi ca ' +
  'id ms th ur ta te bn ml kn mr gu pa ne si km lo my ka hy az kk uz tg mn lt lv et is ga cy eu gl sq ' +
  'mk bs be af sw yo so ha sn am tl jv su mi oc br yi la mt lb ps tk tt bo sd nn fo ht mg as sa haw ln ' +
  'ba'
).split(' ')
const alsoCalled: Readonly<Record<string, string>> = {
  maori: 'mi',
  myanmar: 'my',
  nynorsk: 'nn',
  tagalog: 'tl',
  castilian: 'es',
}
const names = new Intl.DisplayNames('en', { type: 'language' })
const byName = new Map(known.map(code => [names.of(code)?.toLowerCase() ?? code, code]))

/** As `de`, of a language that a service calls so or by its English name. */
export const languageIn = (told: string | null | undefined): { language?: string } => {
  const said = told?.toLowerCase() ?? ''
  const code = /^[a-z]{2,3}(?=-|$)/.exec(said)?.[0]
  const found = byName.get(said) ?? alsoCalled[said] ?? code
  return found ? { language: found } : {}
}
