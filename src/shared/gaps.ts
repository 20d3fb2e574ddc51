import type { Text } from './text.ts'

/** A piece that a writer left open, as it stands in a text: `[Ort ergänzen]`; for an expression of one's own. */
export const gapShape = String.raw`\[(?=[^[\]\n]{0,78}\p{L}{2})[^[\]\n]{2,80}\]`

/** Stands in a text where a number names no source, and where its source does not name the figures of the sentence. */
export const citingGaps = {
  missing: { de: '[Quelle fehlt]', en: '[source missing]' },
  doubtful: { de: '[Quelle prüfen]', en: '[check the source]' },
} satisfies Record<string, Text>

/** All gaps that ask for a source, as they stand in a text. */
export const sourceGaps: readonly string[] = Object.values(citingGaps).flatMap(({ de, en }) => [de, en])

/** Whether a gap asks for a source, by what it asks for. */
export const isSourceGap = (asks: string) => sourceGaps.includes(`[${asks}]`)
