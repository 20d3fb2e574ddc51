/** What of a post is seen before its reader asks for more, ending at a word; undefined where all of it is. */
export const shorten = (text: string, seen: number | undefined): string | undefined => {
  const signs = [...text]
  if (seen === undefined || signs.length <= seen) return undefined
  const start = signs.slice(0, seen).join('')
  const atWord = /\s/.test(signs[seen] ?? '') ? start : start.replace(/\s\S*$/, '')
  return atWord.trimEnd() || start
}

/** A post as it is published: text and hashtags, parted by a blank line. */
export const published = (text: string, hashtags: readonly string[]) =>
  [text.trim(), hashtags.join(' ')].filter(Boolean).join('\n\n')

/** A text with its hashtags marked. */
export const inTags = (text: string) =>
  text.split(/((?<!\S)#[\p{L}\p{N}_]+)/u).map((words, at) => ({ words, isTag: at % 2 === 1 }))
