import type { Text } from '#shared/text.ts'

/** Something in a job advert that may keep people from applying, and why. */
export type Barrier = { readonly words: string; readonly why: Text }

const young: Text = { de: 'kann Ältere ausschließen', en: 'may exclude older people' }
const native: Text = { de: 'schließt Menschen anderer Muttersprache aus', en: 'excludes fluent non-native speakers' }
const body: Text = { de: 'kann Menschen mit Behinderung ausschließen', en: 'may exclude people with disabilities' }
const male: Text = { de: 'spricht nur Männer an', en: 'addresses men only' }
const german = '(?<!\\p{L})'
const end = '(?!\\p{L})'

const barriers: readonly (readonly [pattern: string, why: Text])[] = [
  [`jung(?:e[nrs]?|es) (?:und dynamische[nrs]? )?(?:Team|Mitarbeiter\\w*|Leute)`, young],
  ['junge[sn]?,? (?:und )?dynamische[sn]? Team', young],
  ['(?:Berufsanfänger|Digital Natives?|young(?: and dynamic)? team|recent graduates? only|digital natives?)', young],
  ['(?:Muttersprachler\\w*|muttersprachlich\\w*|native speakers?|mother tongue)', native],
  ['(?:körperlich (?:voll )?belastbar\\w*|uneingeschränkt belastbar\\w*|able-bodied|physically fit)', body],
  ['(?:seinen Mann stehen|Kaufmann gesucht|salesman|chairman|foreman|manpower|his (?:duties|team|tasks))', male],
]

/** What in an advert may keep people away, each wording once, by words alone. */
export const barriersIn = (advert: string): readonly Barrier[] => {
  const found = barriers.flatMap(([pattern, why]) =>
    [...advert.matchAll(new RegExp(`${german}${pattern}${end}`, 'giu'))].map(([words]) => ({ words, why })),
  )
  return found.filter(({ words }, at) => found.findIndex(other => other.words.includes(words)) === at)
}

const notes = /\((?:[mwfdx]\s*[/|,]\s*){2}[mwfdx]\)|\((?:all genders|alle Geschlechter|any gender)\)/i

/** The note that a job is open to every gender, as it stands in an advert. */
export const genderNoteIn = (advert: string) => notes.exec(advert)?.[0]
