const longest = 200

/** Characters that are not seen, or that turn the order of others round; not those which join others. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu

const lastPart = (path: string) => path.split(/[/\\]/).findLast(part => /[^\s.]/.test(part)) ?? ''

/** Keeps the ending, which says what a file is. */
const shortened = (name: string) => {
  const letters = [...name]
  if (letters.length <= longest) return name
  const ending = /\.\w{1,10}$/.exec(name)?.[0] ?? ''
  return letters.slice(0, longest - ending.length).join('') + ending
}

/** A file's name without its ending. */
export const stemOf = (name: string) => name.replace(/\.\w{2,5}$/, '')

/** A file's name as it is kept and shown, whatever was sent: one line without a path, at most 200 characters. */
export const shownName = (sent: string) =>
  shortened(
    lastPart(
      sent
        .toWellFormed()
        .normalize('NFC')
        .replaceAll(/%(22|0[AD])/g, (_, code) => (code === '22' ? '"' : ''))
        .replaceAll(unseen, ''),
    )
      .replaceAll(/\s+/g, ' ')
      .trim(),
  ) || 'file'
