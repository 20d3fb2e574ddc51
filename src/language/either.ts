/** A list of words or patterns, parted by bars or line breaks, as one pattern that fits any of them. */
export const either = (list: string): string =>
  `(?:${list
    .trim()
    .split(/\s*[|\n]\s*/)
    .join('|')})`
