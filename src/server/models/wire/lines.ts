/** The longest line that is taken, in characters: far more than a token needs, and than an answer that comes whole. */
const longest = 2_000_000

/**
 * Cuts what comes into lines; a carriage return stays at the end of one. Throws a `RangeError` where a line has none.
 */
export const lines = (each: (line: string) => void) => {
  let rest = ''
  let first = true

  const tell = (line: string) => {
    const begin = first && line.charCodeAt(0) === 0xfeff ? 1 : 0
    first = false
    each(begin ? line.slice(begin) : line)
  }
  return {
    push(chunk: string) {
      rest += chunk
      let start = 0
      for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n', start)) {
        tell(rest.slice(start, end))
        start = end + 1
      }
      rest = rest.slice(start)
      if (rest.length > longest) throw new RangeError(`A line of more than ${longest} characters`)
    },
    end() {
      if (rest) tell(rest)
      rest = ''
    },
  }
}
