/** So much of what stands before something says how it is said; characters. */
const looksBack = 60

/** A passage that is said otherwise than it is written. */
export type Change = Readonly<{ was: string; said: string }>

/** How something is found, and how it is said; nothing where it is left as it is. `before` is what stands before it. */
export type Rule = readonly [found: RegExp, say: (match: readonly string[], before: string) => string | undefined]

export type Part = string | Change

const withRule = (text: string, before: string, [found, say]: Rule): Part[] => {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(found)) {
    const said = say(
      match.map(group => group ?? ''),
      match.index < looksBack
        ? (before + text.slice(0, match.index)).slice(-looksBack)
        : text.slice(match.index - looksBack, match.index),
    )
    if (said === undefined) continue
    parts.push(text.slice(from, match.index), { was: match[0], said })
    from = match.index + match[0].length
  }
  return [...parts, text.slice(from)].filter(part => part !== '')
}

/** A text after one rule after the other; what one has said is left alone by the next. */
export const byRules = (text: string, rules: readonly Rule[]): readonly Part[] => {
  let parts: readonly Part[] = [text]
  for (const rule of rules) {
    let before = ''
    parts = parts.flatMap(part => {
      const now = typeof part === 'string' ? withRule(part, before, rule) : [part]
      before = (before + (typeof part === 'string' ? part : part.was)).slice(-looksBack)
      return now
    })
  }
  return parts
}
