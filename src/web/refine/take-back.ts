import type { Segment } from '#language/comparing/segments.ts'

/** A segment, and of what is not the same, the change it belongs to. */
export type Changed = Segment & { readonly change?: number }

/** One change: what stood there, what stands there now, and what stands on its line around it. */
export type Taken = { readonly gone: string; readonly fresh: string; readonly before: string; readonly after: string }

const around = 40
const lineEnd = /[\n\u{e000}-\u{e7ff}]/u
const behind = (text: string) => text.split(lineEnd).at(-1)?.slice(-around) ?? ''
const ahead = (text: string) => text.split(lineEnd)[0]?.slice(0, around) ?? ''

/** What is gone and what is new in one place is one change; they are counted from 0. */
export const numbered = (segments: readonly Segment[]): readonly Changed[] => {
  let change = -1
  let wasSame = true
  return segments.map(segment => {
    const isSame = segment.kind === 'same'
    if (!isSame && wasSame) change++
    wasSame = isSame
    return isSame ? segment : { ...segment, change }
  })
}

/** The changes of a text, in the order in which they are counted. */
export const changesIn = (segments: readonly Changed[]): readonly Taken[] => {
  const groups = Map.groupBy(segments, ({ change }) => change)
  return [...groups]
    .filter(([change]) => change !== undefined)
    .map(([, pieces]) => {
      const of = (kind: Segment['kind']) => pieces.flatMap(piece => (piece.kind === kind ? piece.text : [])).join('')
      const [first, last] = [pieces[0], pieces.at(-1)].map(piece => (piece ? segments.indexOf(piece) : -1))
      return {
        ...{ gone: of('gone'), fresh: of('new') },
        before: behind(segments[(first ?? 0) - 1]?.text ?? ''),
        after: ahead(segments[(last ?? 0) + 1]?.text ?? ''),
      }
    })
}

/**
 * A text without one of its changes: what stood there before stands there again. Nothing where the place cannot be told
 * for certain, as of a passage with signs of Markdown in it, or one that stands there twice.
 */
export const without = (text: string, { gone, fresh, before, after }: Taken): string | undefined => {
  if (lineEnd.test(gone) || lineEnd.test(fresh) || (!fresh && !before && !after)) return undefined
  const stands = before + fresh + after
  const at = text.indexOf(stands)
  if (at < 0 || text.includes(stands, at + 1)) return undefined
  return text.slice(0, at) + before + gone + after + text.slice(at + stands.length)
}
