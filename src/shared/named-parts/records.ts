import type { Fields, Values } from '../fields.ts'
import { isHandoverOfParts } from './dressing.ts'
import { isRule, itemMark, type NameFinder } from './names.ts'
import { filled, trimmed, valueOf } from './values.ts'

type Block = Map<string, string[]>

/** What only counts: “Idea 2”, “3.”. */
const counts = /^(?:\p{L}[\p{L}-]*\s+)?(?:nr\.?\s*|#)?\d{1,2}\s*[.):]?$/iu
/** What is counted and goes on: “Idea 2: The attic”, “2. The attic”. */
const counted = /^(?:\p{L}[\p{L}-]*\s+\d{1,2}\s*[.):–-]|\d{1,2}[.)])\s*(?<text>\S.*)$/u

const unmarked = (line: string) =>
  line
    .trim()
    .replace(/^#{1,6}\s+/, '')
    .replace(/^(\*\*|__)(.*?)\1$/, '$2')
    .trim()
const isHeading = (line: string) => /^\s*(?:#{1,6}\s+\S|\*\*[^*\n]+\*\*\s*$)/.test(line)

const asValues = (of: Fields, block: Block): Values =>
  filled(
    Object.fromEntries(
      Object.entries(of).flatMap(([name, field]) => {
        const own = block.get(name)
        return own ? [[name, valueOf(field, own)]] : []
      }),
    ),
  )

/**
 * A list of forms: each is a block of named lines. A new one begins where a part comes that the last one has, at a
 * heading, and at the next number. What has no name is the first part where a block begins; else it goes on.
 */
export const readRecords = (
  of: Fields,
  { find }: NameFinder,
  lines: readonly string[],
  open: boolean,
): readonly Values[] | undefined => {
  const names = Object.keys(of)
  const [lead = ''] = names
  const text = names.find(name => name !== lead && of[name]?.kind === 'area')
  const needed = names.filter(name => !of[name]?.optional)
  const blocks: Block[] = []
  const loose: string[] = []
  let block: Block | undefined
  let current: string[] = loose
  let namedLines = 0
  let unnamed = '' // the heading of a block, as long as nothing else stands in it
  let isApart = true // whether nothing stands on the line above

  const begin = () => {
    block = new Map()
    blocks.push(block)
    current = []
    return block
  }
  const enter = (name: string, text: string) => {
    const into = !block || block.has(name) ? begin() : block
    current = [text]
    into.set(name, current)
  }
  const isWhole = () => block !== undefined && needed.every(name => block?.has(name))

  for (const line of lines) {
    const plain = unmarked(line)
    const found = find(line)
    if (found) {
      if (found.numbered && block?.size && found.name === lead) begin()
      namedLines++
      // A heading above a first part that has its name is the name of the block.
      if (unnamed && found.name === lead) block?.clear()
      unnamed = ''
      enter(found.name, found.rest)
    } else if (isRule(line)) {
      if (block?.size) begin()
    } else if (counts.test(plain)) {
      if (!block || block.size) begin()
    } else {
      const inside = isHeading(line) || /^\d/.test(plain) ? counted.exec(plain)?.groups?.text : undefined
      const named = inside === undefined ? undefined : find(inside)
      const next = /^(\d{1,2})[.)]/.exec(plain)?.[1]
      const isNext =
        next === undefined ? inside !== undefined : Number(next) === blocks.filter(one => one.size).length + 1
      const startsBlock =
        (inside !== undefined && isNext) ||
        (isHeading(line) && (!block || isWhole())) ||
        (isApart && of[lead]?.kind === 'line' && isWhole() && needed.length > 1 && plain !== '')
      if (startsBlock) {
        // A heading above headings is that of the list.
        if (unnamed && needed.length > 1) block?.clear()
        else if (!block || block.size) begin()
        if (named) namedLines++
        enter(named?.name ?? lead, named?.rest ?? inside ?? plain)
        unnamed = isHeading(line) && !named ? plain : ''
      } else if (block && !block.size && plain) enter(lead, line.replace(itemMark, ''))
      else if (unnamed && plain && text) {
        // Below the heading stands what is to be said of it.
        enter(text, line)
        unnamed = ''
      } else current.push(line)
    }
    isApart = !line.trim()
  }
  // Without a name, only a list of what needs no other part is one.
  if (!namedLines && (needed.length > 1 || blocks.length < 2)) return undefined
  // What still comes may be the heading of the list.
  if (open && unnamed && needed.length > 1) block?.clear()
  const items = blocks.filter(one => one.size)
  const before = trimmed(loose)
  const [first] = items
  if (first && before.length && !isHandoverOfParts(before.join('\n'))) {
    const home = first.has(lead) ? (needed.find(name => of[name]?.kind === 'area') ?? lead) : lead
    first.set(home, [...before, ...(first.has(home) ? ['', ...(first.get(home) ?? [])] : [])])
  }
  return items.map(one => asValues(of, one)).filter(item => Object.keys(item).length)
}
