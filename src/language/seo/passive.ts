import { either } from '../either.ts'
import type { Span, WordSpan } from '../spans.ts'

const listed = (words: string) => new Set(words.trim().split(/\s+/))
const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'u')

/** Forms of „werden“ that may also be the future, and those that are not. */
const present = listed('werde wirst wird werden werdet würde würdest würden würdet')
const past = listed('wurde wurdest wurden wurdet worden')

const apart = either(`ab | an | auf | aus | bei | dar | durch | ein | fest | fort | frei | her | hin | hinaus | heraus
  hervor | los | mit | nach | nieder | teil | über | um | unter | vor | voran | weg | weiter | wieder | zu | zurück
  zusammen | bereit | bekannt | fertig | gut | hoch | nahe | sicher | still`)
const insideWord = '(?:be|emp|ent|er|ge|miss|ver|zer|über|unter|wider|hinter|durch|um)'
const withGe = whole(`${apart}?ge\\p{L}{2,}(?:t|en)`)
const withZu = whole(`${apart}?${insideWord}\\p{L}{2,}t|${apart}?\\p{L}{2,}iert`)
/** Strong verbs whose participle is not their infinitive. */
const strong = whole(
  `${apart}?${insideWord}\\p{L}*(?:${`nommen sprochen schrieben schlossen standen gangen funden boten
  worfen zogen brochen troffen holfen loren schoben wogen griffen rissen schnitten gonnen schieden wiesen mieden borgen
  stohlen dorben schwiegen trieben rieben liehen`
    .split(/\s+/)
    .join('|')})`,
)
/** After „wurde“ there is no infinitive: whatever has such a beginning and end is a participle. */
const anyEn = whole(`${apart}?${insideWord}\\p{L}{2,}en`)

const noParticiple = listed(`gegen gehen geben gehören gelten gewinnen genießen gelangen geraten geschehen gestalten
  gewähren gewöhnen gefährden genehmigen gelingen gedeihen gestehen gebären gebrauchen gefallen genügen geleiten gebieten
  gesamt gut gerecht gesicht gebiet gerät gewicht geschäft gericht gedicht gebot gesamten gesunden gezielt gesund geeignet
  gebeten bekannt bereit bereits beliebt berühmt bewusst erst überhaupt unbekannt insgesamt verrückt verliebt vielleicht
  zuerst zuletzt unterschiedlichen über unter unternehmen verfahren überlegt alt kalt bunt nicht recht echt leicht dicht
  schlecht nacht macht kraft zeit arbeit gestern gelegentlich geschichten gedanken gebäuden`)

const germanParticiple = (lower: string, afterPast: boolean) =>
  !noParticiple.has(lower) &&
  (withGe.test(lower) || withZu.test(lower) || strong.test(lower) || (afterPast && anyEn.test(lower)))

const auxiliaries = listed("am is are was were be been being isn’t aren’t wasn’t weren’t isn't aren't wasn't weren't")
const between = listed(`not never always often usually also still already being been just only then now soon all both
  well even ever rarely seldom sometimes once further mostly partly best`)
const irregular = listed(`beaten become begun bent bet bound bitten bled blown broken brought built burnt bought caught
  chosen cut dealt done drawn driven eaten fed felt fought found forbidden forgotten forgiven frozen given ground grown
  held hidden hit hung hurt kept known laid led lent let lit lost made meant met paid put read run said seen sold sent set
  sewn shaken shot shown shut sung sunk spent split spoken spread stolen struck stuck sworn swept swum taken taught torn
  told thought thrown understood undone won worn woven written rewritten overcome withdrawn undertaken overseen`)
const adjectives = listed(`need indeed red bed hundred excited interested tired pleased worried bored married
  advanced aged beloved crowded gifted skilled talented naked sacred wicked rugged concerned supposed used limited
  delighted dedicated determined experienced satisfied surprised convinced confused committed speed seed feed breed`)

const englishParticiple = (lower: string) =>
  !adjectives.has(lower) && (irregular.has(lower) || /^\p{L}{2,}ed$/u.test(lower))

const german = (words: readonly WordSpan[], text: string): Span | undefined => {
  if (!words.some(({ lower }) => present.has(lower) || past.has(lower))) return undefined
  let clause = 0
  const clauses = words.map((word, at) => {
    const before = words[at - 1]
    if (before && /[,;:–—()]/.test(text.slice(before.to, word.from))) clause++
    return clause
  })
  for (const [at, { lower }] of words.entries()) {
    const isPast = past.has(lower)
    if (!isPast && !present.has(lower)) continue
    const own = words.filter((_, other) => clauses[other] === clauses[at])
    const found = own.find(
      word =>
        /^\p{Ll}/u.test(word.as) &&
        !present.has(word.lower) &&
        !past.has(word.lower) &&
        germanParticiple(word.lower, isPast),
    )
    const verb = words[at]
    if (found && verb) return { from: Math.min(found.from, verb.from), to: Math.max(found.to, verb.to) }
  }
  return undefined
}

const isBetween = (lower = '') => between.has(lower) || lower.endsWith('ly')

const english = (words: readonly WordSpan[]): Span | undefined => {
  for (const [at, verb] of words.entries()) {
    if (!auxiliaries.has(verb.lower)) continue
    let next = at + 1
    while (next < at + 4 && isBetween(words[next]?.lower)) next++
    const found = words[next]
    if (found && englishParticiple(found.lower)) return { from: verb.from, to: found.to }
  }
  return undefined
}

/**
 * Where a German or English sentence says what is done rather than who does it: a form of „werden“ with a participle in
 * its clause, “be” with one behind it. By endings and lists: it takes an adjective for a participle now and then.
 */
export const passiveIn = (words: readonly WordSpan[], text: string, language: string): Span | undefined => {
  if (language === 'de') return german(words, text)
  return language === 'en' ? english(words) : undefined
}
