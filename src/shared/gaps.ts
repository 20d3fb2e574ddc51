/** A piece that a writer left open, as it stands in a text: `[Ort ergänzen]`; for an expression of one's own. */
export const gapShape = String.raw`\[(?=[^[\]\n]{0,78}\p{L}{2})[^[\]\n]{2,80}\]`
