/** Paths that a site opens to programs, and that it does not; with `*` and `$` as RFC 9309 has them. */
export type RobotRules = readonly Readonly<{ path: string; isOpen: boolean }>[]

/** By which programs are named there, in lower case. */
const ourName = 'federwerk'
const most = { lines: 10_000, rules: 2_000, path: 1_000 }

type Group = { names: string[]; rules: RobotRules[number][] }

/** The name and the value of a line, without what is remarked behind them. */
const lineIn = (line: string) => {
  const [said = ''] = line.slice(0, most.path).split('#', 1)
  const colon = said.indexOf(':')
  return { what: said.slice(0, Math.max(colon, 0)).trim().toLowerCase(), value: said.slice(colon + 1).trim() }
}

/** The groups of a file: names that follow each other share the rules below them. */
const groupsIn = (text: string): readonly Group[] => {
  const groups: Group[] = []
  let isNaming = false
  for (const line of text.split(/\r\n?|\n/).slice(0, most.lines)) {
    const { what, value } = lineIn(line)
    if (what === 'user-agent') {
      if (!isNaming) groups.push({ names: [], rules: [] })
      groups.at(-1)?.names.push(value.toLowerCase())
    } else if ((what === 'allow' || what === 'disallow') && value)
      groups.at(-1)?.rules.push({ path: value, isOpen: what === 'allow' })
    if (what) isNaming = what === 'user-agent'
  }
  return groups
}

/** What a `robots.txt` says to us: by our name, else to everybody. */
export const rulesIn = (text: string): RobotRules => {
  const groups = groupsIn(text)
  const of = (name: string) => groups.filter(({ names }) => names.some(one => one.split('/')[0]?.trim() === name))
  const ours = of(ourName)
  return (ours.length ? ours : of('*')).flatMap(({ rules }) => rules).slice(0, most.rules)
}

/** A path as it is compared: what need not be encoded is not. */
const plain = (path: string) =>
  path.replaceAll(/%[0-9a-f]{2}/gi, sign => {
    const letter = String.fromCharCode(parseInt(sign.slice(1), 16))
    return /[\w.~-]/.test(letter) ? letter : sign.toUpperCase()
  })
/** Letters beyond ASCII are written as browsers send them. */
const encoded = (path: string) => plain(path.replaceAll(/[^\x21-\x7e]/gu, letter => encodeURIComponent(letter)))

/** Whether a path begins as a rule says: the pieces between stars are looked for one after the other. */
const fits = (path: string, rule: string) => {
  const isWhole = rule.endsWith('$')
  const pieces = (isWhole ? rule.slice(0, -1) : rule).split('*')
  const [first = '', ...others] = pieces
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? others.pop() : undefined
  for (const piece of others) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** Whether a page may be read: the longest rule that fits holds, and of two as long the one that opens. */
export const mayRead = (rules: RobotRules, { pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean => {
  const path = plain(pathname + search)
  let longest = -1
  let isOpen = true
  for (const rule of rules) {
    const said = encoded(rule.path)
    if (!fits(path, said) || said.length < longest || (said.length === longest && !rule.isOpen)) continue
    longest = said.length
    isOpen = rule.isOpen
  }
  return isOpen
}
