import { wordsIn } from './fold.ts'

/** What can be found: by its name, by what else people call it, and by what is said of it. */
export type Findable = { readonly name: string; readonly words?: readonly string[]; readonly line?: string }

/**
 * How well something fits: `wholly`, where each word that was typed is a form or a part of one it is called by;
 * `partly`, where half of them are, and one is the very word, or where nothing but a slip is wrong; else `weakly`.
 */
export type Fit = 'wholly' | 'partly' | 'weakly'

/** What was found; the less it costs, the better it fits. */
export type Hit<Thing> = { readonly thing: Thing; readonly cost: number; readonly fit: Fit }

/** How a word that was typed can fit, the best first; a name comes before other words that fit as well. */
const ranks = [
  'whole',
  'word',
  'beginning',
  'stem',
  'compound',
  'inside',
  'kin',
  'said',
  'behind',
  'like',
  'missed',
] as const
const costOf = (rank: (typeof ranks)[number], isName = false) => ranks.indexOf(rank) * 2 + (isName ? 0 : 1)
const missed = costOf('missed')
const isLiteral = (cost: number) => cost < costOf('like', true)

type Phrase = { readonly words: readonly string[]; readonly whole: string; readonly isName: boolean }
type Entry<Thing> = { readonly thing: Thing; readonly phrases: readonly Phrase[]; readonly line: readonly string[] }

const phrase = (text: string, isName: boolean): Phrase => {
  const words = wordsIn(text)
  return { words, whole: words.join(''), isName }
}
type Read = Pick<Entry<unknown>, 'phrases' | 'line'>
const readIn = ({ name, words = [], line = '' }: Findable): Read => ({
  phrases: [phrase(name, true), ...words.map(word => phrase(word, false))],
  line: wordsIn(line),
})
/** What was read of each thing: it is the same with every key. */
const known = new WeakMap<Findable, Read>()
const entryOf = <Thing extends Findable>(thing: Thing): Entry<Thing> => {
  const read = known.get(thing) ?? readIn(thing)
  known.set(thing, read)
  return { thing, ...read }
}

const ending = 3
const sharedBeginning = (one: string, other: string) => {
  const end = [...one].findIndex((letter, at) => letter !== other[at])
  return end < 0 ? one.length : end
}
/** Whether both are forms of one word: only their endings differ. */
const isForm = (typed: string, word: string) => {
  const shared = sharedBeginning(typed, word)
  const isWhole = shared === word.length
  const longest = shared >= 5 ? ending : isWhole && shared === 4 ? 2 : isWhole && shared === 3 ? 1 : -1
  return Math.max(typed.length, word.length) - shared <= longest
}
/** What makes another word of the one behind it: who cancels ("kündigt") announces nothing ("kündigt an"). */
const prefixes = new Set(
  wordsIn(`
    ab an auf aus be bei dar durch ein ent er fort ge her hin hinter mit miss nach nieder über um un unter ver vor weg
    wider wieder zer zu zusammen
    com con de dis em en ex im in inter mis out over pre re sub trans`),
)
/** Fewer letters stand in the middle of too many words. */
const shortestInside = 4
const placeInside = (word: string, part: string) => (part.length < shortestInside ? -1 : word.indexOf(part, 2))
/** Whether a word has the other in it, as the part of a compound that means the same by itself. */
const isPart = (word: string, part: string) => {
  const at = placeInside(word, part)
  return at > 1 && !prefixes.has(word.slice(0, at))
}
/** Whether a compound was typed that says what it is at its end, or of what kind at its beginning. */
const isOf = (typed: string, word: string) =>
  typed.length > word.length &&
  ((typed.endsWith(word) && isPart(typed, word)) || (word.length >= 5 && typed.startsWith(word)))
/** Whether it stands in the middle of one of the words, or of several written as one. */
const isInside = ({ words, whole }: Phrase, typed: string) =>
  words.some(word => isPart(word, typed)) ||
  (words.length > 1 && whole.includes(typed) && !words.some(word => word.includes(typed)))

/** What a word costs that does not begin what something is called. */
const later = 0.5
const costIn = (phrase: Phrase, typed: string) => {
  const { words, whole, isName } = phrase
  if (whole === typed) return costOf('whole', isName)
  const at = words.indexOf(typed)
  if (at >= 0) return costOf('word', isName) + (at > 0 ? later : 0)
  if (whole.startsWith(typed) || words.some(word => word.startsWith(typed))) return costOf('beginning', isName)
  if (words.some(word => isForm(typed, word))) return costOf('stem', isName)
  if (isOf(typed, whole)) return costOf('compound', isName)
  if (isInside(phrase, typed)) return costOf('inside', isName)
  if (words.some(word => sharedBeginning(typed, word) > 5)) return costOf('kin', isName)
  return words.some(word => placeInside(word, typed) > 1) ? costOf('behind', isName) : missed
}
const costInLine = (line: readonly string[], typed: string) => {
  if (line.some(word => word.startsWith(typed))) return costOf('said')
  return line.some(word => isPart(word, typed)) ? costOf('said') + 0.5 : missed
}
const costFor = ({ phrases, line }: Entry<unknown>, typed: string) =>
  Math.min(costInLine(line, typed), ...phrases.map(one => costIn(one, typed)))

/** From how many letters on a word may be mistyped. */
const shortest = 4
/** How much of a word may be wrong: one letter, then a letter of four, and where nothing was found nearly half. */
const slips = { one: 0.25, few: 0.3, many: 0.45 }

const compared = ({ words, whole }: Phrase) => (words.length > 1 ? [...words, whole] : words)

/**
 * By word, how far its beginning is from what was typed, since it may not have been typed to its end: 0 the same, 1
 * nothing in common. Words that are further away than `threshold` are left out.
 */
export type Distances = (words: readonly string[], typed: string, threshold: number) => ReadonlyMap<string, number>
/** What helps to find things: how far words are from each other, and which say nothing of what is meant. */
export type Aids = { readonly distances: Distances; readonly around: ReadonlySet<string> }
/** Every word counts, and finds no other. */
export const noAids: Aids = { distances: () => new Map(), around: new Set() }

type Slips = { readonly threshold: number; readonly distances: Distances }

const costsAlike = (entries: readonly Entry<unknown>[], typed: string, { threshold, distances }: Slips) => {
  const all = new Set(entries.flatMap(({ phrases, line }) => [...phrases.flatMap(compared), ...line]))
  const far = distances(
    [...all].filter(word => word.length >= shortest),
    typed,
    threshold,
  )
  const least = (words: readonly string[], more: number) =>
    Math.min(...words.map(word => costOf('like', true) + (far.get(word) ?? missed) + more))
  return entries.map(({ phrases, line }) =>
    Math.min(missed, least(line, 0.2), ...phrases.map(one => least(compared(one), one.isName ? 0 : 0.05))),
  )
}

const isBehind = (cost: number) => cost >= costOf('behind', true) && isLiteral(cost)

/**
 * What the word costs each entry. Behind a prefix it is another word, which counts where no entry has the word itself;
 * slips are looked for where no entry has it as it was typed.
 */
const costsOf = (entries: readonly Entry<unknown>[], typed: string, distances: Distances) => {
  const all = entries.map(entry => costFor(entry, typed))
  const isThere = all.some(cost => cost <= costOf('stem'))
  const costs = isThere ? all.map(cost => (isBehind(cost) ? missed : cost)) : all
  if (typed.length < shortest || costs.some(isLiteral)) return costs
  const alike = costsAlike(entries, typed, { threshold: slips.few, distances })
  return alike.map((cost, at) => Math.min(cost, costs[at] ?? missed))
}

const meantIn = (typed: string, around: Aids['around']) => {
  const words = wordsIn(typed)
  const meant = words.filter(word => !around.has(word))
  return meant.length > 0 ? meant : words
}
const byCost = (one: { cost: number }, other: { cost: number }) => one.cost - other.cost

/** Reads things before anybody types; what is read of each is kept. */
export const read = (things: readonly Findable[]): void => things.forEach(entryOf)

/**
 * The things that fit what was typed, the best first: as a whole before word by word; exact, then the beginning of a
 * word, then its middle, then what is said of a thing, and at last what is only like it. Of several words those count
 * that are not about writing as such; things that fit more of them leave out those that fit fewer. Mistyped words find
 * something where there are `aids`.
 */
export const search = <Thing extends Findable>(
  things: readonly Thing[],
  typed: string,
  aids: Aids = noAids,
): Hit<Thing>[] => {
  const entries = things.map(entryOf)
  const whole = wordsIn(typed).join('')
  if (!whole) return []
  const words = meantIn(typed, aids.around)
  const costs = words.map(word => costsOf(entries, word, aids.distances))
  const hits = entries.map((entry, at): Hit<Thing> & Record<'literal' | 'fits', number> => {
    const each = costs.map(all => all[at] ?? missed)
    const together = costFor(entry, whole)
    const isTogether = together <= costOf('beginning')
    const cost = each.reduce((sum, one) => sum + one, 0)
    const fitting = (isFit: (one: number) => boolean) => (isTogether ? words.length : each.filter(isFit).length)
    const well = fitting(one => one <= costOf('kin'))
    const isCalledSo = well * 2 >= words.length && each.some(one => one <= costOf('word') + later)
    const slipped = fitting(one => !isLiteral(one) && one <= costOf('like', true) + slips.one)
    return {
      thing: entry.thing,
      cost: isTogether ? Math.min(together, cost) : cost,
      literal: fitting(isLiteral),
      fits: fitting(one => one < missed),
      fit: well === words.length ? 'wholly' : isCalledSo || well + slipped === words.length ? 'partly' : 'weakly',
    }
  })
  // One word as it was typed says more than two that are only like it.
  const most = (by: 'literal' | 'fits') => Math.max(0, ...hits.map(hit => hit[by]))
  const by = most('literal') > 0 ? 'literal' : 'fits'
  return hits
    .filter(hit => hit[by] > 0 && hit[by] === most(by))
    .toSorted(byCost)
    .map(({ thing, cost, fit }) => ({ thing, cost, fit }))
}

/** Where nothing fits: the things whose words look most like what was typed; none where nothing does. */
export const nearest = <Thing extends Findable>(
  things: readonly Thing[],
  typed: string,
  aids: Aids = noAids,
): Thing[] => {
  const entries = things.map(entryOf)
  const costs = meantIn(typed, aids.around).map(word =>
    costsAlike(entries, word, { threshold: slips.many, distances: aids.distances }),
  )
  return entries
    .map(({ thing }, at) => ({ thing, cost: Math.min(...costs.map(all => all[at] ?? missed)) }))
    .filter(({ cost }) => cost < missed)
    .toSorted(byCost)
    .map(({ thing }) => thing)
}
