/** How tags lie in each other where an end was left out or is written wrongly: the standard's rules, in short. */

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** They hold nothing and have no end. */
export const empty = names('area base br col embed hr img input link meta param source track wbr')

/** What stands in them is not shown to people, or is no text. */
export const silent = names(
  'script style template noscript noembed noframes iframe object applet canvas audio video map svg math select ' +
    'datalist textarea xmp plaintext progress meter frameset rp',
)

/** They part a text. An end tag of any other name does not reach beyond them. */
const parting = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hgroup html legend li main menu nav ol p pre search section summary ' +
    'table tbody td template tfoot th thead tr ul button option',
)

const cells = names('td th caption')
const rows = names('tr tbody thead tfoot')
const tables = names('table td th caption tr tbody thead tfoot')
const headings = names('h1 h2 h3 h4 h5 h6')

/** Whether the end tag of this name reaches beyond a tag of that one. */
export const reachesBeyond = (name: string, other: string): boolean => {
  if (name === 'table') return true
  if (tables.has(name)) return other !== 'table'
  if (cells.has(other) || other === 'table') return false
  return parting.has(name) ? other !== 'button' || name === 'button' : !parting.has(other)
}

/** Which open tag a new one ends, and which tags keep it from looking further up for one. */
type Ends = { ends: ReadonlySet<string>; within: ReadonlySet<string> }

const paragraph: Ends = { ends: names('p'), within: names('td th caption table button') }
const rules: Readonly<Record<string, Ends>> = {
  li: { ends: names('li'), within: names('ul ol menu td th table') },
  dt: { ends: names('dt dd'), within: names('dl td th table') },
  dd: { ends: names('dt dd'), within: names('dl td th table') },
  td: { ends: names('td th caption'), within: names('tr table') },
  th: { ends: names('td th caption'), within: names('tr table') },
  tr: { ends: names('tr caption'), within: names('table tbody thead tfoot') },
  tbody: { ends: rows, within: names('table') },
  thead: { ends: rows, within: names('table') },
  tfoot: { ends: rows, within: names('table') },
  option: { ends: names('option'), within: names('select') },
  rt: { ends: names('rt'), within: names('ruby') },
}

const inline = names('td th tr tbody thead tfoot caption option button legend summary body head html')

/** The open tags that a new tag of this name ends without a word; the second is the first's neighbour at most. */
export const endedBy = (name: string): readonly Ends[] => {
  const own = Object.hasOwn(rules, name) ? rules[name] : undefined
  const isBlock = parting.has(name) && !inline.has(name)
  return [
    ...(isBlock ? [paragraph] : []),
    ...(headings.has(name) ? [{ ends: headings, within: parting }] : []),
    ...(own ? [own] : []),
  ]
}
