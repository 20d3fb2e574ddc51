import { either } from '../either.ts'
import { littleWordsOf } from '../languages.ts'
import type { Sentence, Side } from '../meaning/side.ts'
import type { Span } from '../spans.ts'
import { stemOf } from '../words.ts'
import { folded } from './folded.ts'
import type { Given } from './given.ts'

/** Something that a text promises, excludes or admits, and that nothing given speaks of. */
export type Claim = Span & { readonly what: 'promise' | 'exclusion' | 'admission' }

type Row = {
  readonly what: Claim['what']
  readonly says: Readonly<Record<string, RegExp>>
  /** What says the same, or comes near it, in notes of either language. */
  readonly counterpart: RegExp
  /** What it is about decides: only where that is not in the notes, either. */
  readonly about?: true
}

const words = (list: string, flags = 'iu') => new RegExp(String.raw`(?<!\p{L})${either(list)}(?!\p{L})`, flags)
const parts = (list: string) => new RegExp(either(list), 'iu')

const rows: readonly Row[] = [
  {
    what: 'promise',
    says: {
      de: words(String.raw`garantier\p{L}+ | (?:\p{L}*garantie) | zufriedenheitsgarantie`),
      en: words(String.raw`guarantee[ds]? | money[- ]back | warrant(?:y|ies)`),
    },
    counterpart: parts(String.raw`garant | guarant | warrant | money.?back | geld zurück | gewähr | refund | erstatt`),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`kostenlos\p{L}* | kostenfrei\p{L}* | gratis | unentgeltlich\p{L}* | versandkostenfrei\p{L}*`,
      ),
      en: words(
        String.raw`free of charge | for free | free (?=delivery|shipping|postage|parking|consultation|trial|sample|gift|quote|entry|admission|wifi|estimate|of cost) | complimentary | at no (?:extra )?(?:cost|charge) | no extra charge`,
      ),
    },
    counterpart: parts(
      String.raw`kostenlos | kostenfrei | gratis | umsonst | unentgelt | frei\b | freier | freie | \bfree | no charge | no cost | complimentary | nichts | zahl\p{L}* nicht | ohne kosten | kein eintritt | keine? (?:gebühr|kosten) | inkl | includ | 0 ?€ | spende | donation`,
    ),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`rund um die uhr | jederzeit(?= (?:erreichbar|für|kündbar|möglich|zurück|widerruf|storn)) | 24/7 | lebenslang\p{L}* | unverbindlich\p{L}* | risikofrei\p{L}* | risikolos\p{L}*`,
      ),
      en: words(
        String.raw`around the clock | 24/7 | lifetime | no[- ]obligation | without obligation | risk[- ]free | cancel (?:at )?any ?time`,
      ),
    },
    counterpart: parts(
      String.raw`uhr|immer|jederzeit|24 ?/ ?7|24 ?h|lebensl|lifetime|clock|always|any ?time|unverbind|obligation|risik|risk|kündbar|cancel`,
    ),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`(?:erstatten|ersetzen|erstattung|rückerstattung|entschädig\p{L}+|gutschein|nachlass|preisnachlass|rabatt)`,
      ),
      en: words(String.raw`refund(?:s|ed)? | compensat\p{L}+ | reimburse\p{L}* | voucher | discount | replacement`),
    },
    counterpart: parts(
      String.raw`erstatt|ersetz|ersatz|entschäd|gutschein|gutschrift|nachlass|rabatt|refund|compensat|reimburs|voucher|discount|replac|zurück|money back|credit|prozent|\d ?%|statt|günstiger|gift card|sale|aktion|off\b`,
    ),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`(?:kommt|wird|passiert) (?:garantiert )?(?:nicht|nie) (?:wieder|mehr) (?:vor|vorkommen|passieren) | nicht (?:wieder|mehr) vorkommen | wir versprechen | versprochen`,
      ),
      en: words(String.raw`(?:will|won['’]t|shall) (?:not |never )?happen again | we promise`),
    },
    counterpart: parts(String.raw`versprech|versproch|promis|nicht (?:wieder|mehr)|happen again|wiederhol`),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`zertifiziert\p{L}* | preisgekrönt\p{L}* | mehrfach ausgezeichnet\p{L}* | marktführer\p{L}* | testsieger\p{L}* | klimaneutral\p{L}* | tüv-geprüft\p{L}* | nummer eins`,
      ),
      en: words(
        String.raw`certified | award[- ]winning | market[- ]lead\p{L}+ | carbon[- ]neutral | number one | multi[- ]award`,
      ),
    },
    counterpart: parts(
      String.raw`zertifi|certif|preis|prize|award|ausgezeich|marktführ|market|testsieg|klima|carbon|tüv|geprüft|iso|nummer 1|number 1|nr\. ?1|\bsiegel`,
    ),
  },
  {
    what: 'promise',
    says: {
      de: words(
        String.raw`(?:immer|stets) (?:pünktlich | erreichbar | verfügbar | kostenlos | frisch\p{L}* | geöffnet | offen | möglich | inbegriffen | garantiert | für Sie da | für euch da | für dich da | zuverlässig | innerhalb)`,
      ),
      en: words(
        String.raw`always (?:on time | available | open | free | fresh\p{L}* | included | possible | there for you | reachable | reliable | within | guaranteed)`,
      ),
    },
    counterpart: parts(
      String.raw`immer|stets|jede|täglich|alle|ständig|durchgehend|dauer|always|every|daily|all\b|constant|ever\b|each`,
    ),
  },
  {
    what: 'exclusion',
    says: {
      de: /(?<!\p{L})(?:[Aa]usschließlich|(?<!(?:nicht|fehlt|noch)\s)[Nn]ur (?:für (?!Sie|Ihr|Euch)(?:\p{Lu}\p{L}+|die|unsere\p{L}*)|mit (?:Anmeldung|Termin|Voranmeldung|Reservierung|gültige\p{L}*)|nach (?:Anmeldung|Vereinbarung|Absprache)|gegen (?:Vorlage|Barzahlung|Vorkasse))|[Oo]hne Ausnahme|ausgeschlossen)(?!\p{L})/u,
      en: words(
        String.raw`exclusively | only for (?!£|\$|€|\d) | (?:members|adults|residents|customers) only | without exception | strictly | not permitted | by appointment only`,
      ),
    },
    counterpart: parts(
      String.raw`ausschließ|nur|only|exclusiv|exklusiv|bloß|lediglich|ohne|kein|nicht|\bno\b|\bnot\b|without|max|höchst|begrenz|limit|pflicht|erforderlich|must|muss|nötig|need|require|strict|anmeld|termin|absprache|vorher|appointment|book|rsvp|by arrangement|bitte`,
    ),
  },
  {
    what: 'exclusion',
    says: {
      de: words(
        String.raw`(?:nie(?! (?:zuvor|mehr als|genug|so)(?!\p{L}))|niemals|unter keinen umständen|keinesfalls|auf keinen fall)`,
      ),
      en: words(
        String.raw`never (?:charge[sd]? | share[sd]? | sell | pass on | late | close[sd]? | cancel\p{L}* | miss\p{L}* | fail[sd]? | pay | use[sd]?) | under no circumstances`,
      ),
    },
    counterpart: parts(
      String.raw`\bnie|24 ?/ ?7|always|immer|niemals|niemand|never|nobody|\bno\b|\bnot\b|kein|nicht|ohne|without|n['’]t\b`,
    ),
  },
  {
    what: 'admission',
    says: {
      de: words(
        String.raw`(?:unser|mein) (?:fehler|versäumnis|verschulden) | (?:haben|hätten) (?:wir|ich) (?:einen fehler|fehler|versäumt|versagt) | war (?:es )?unser fehler | (?:übernehme|übernehmen) (?:wir |ich )?(?:die |dafür die )?(?:volle )?verantwortung`,
      ),
      en: words(
        String.raw`(?:our|my) (?:fault|mistake|error|oversight) | we (?:made a mistake|failed|were wrong|let you down|fell short) | (?:take|accept) (?:full )?responsibility`,
      ),
    },
    counterpart: parts(
      String.raw`fehler|versäum|verschuld|schuld|verantwort|versehen|vergess|falsch|fault|mistake|error|oversight|wrong|fail|responsib|forgot|let .{0,12} down`,
    ),
  },
  {
    what: 'admission',
    about: true,
    says: {
      de: /(?<!\p{L})(?:tut (?:uns|mir)(?: \p{L}+)? leid|(?:entschuldigen|entschuldige) (?:wir uns|ich mich)|(?:bitten|bitte) (?:wir )?(?:Sie )?um Entschuldigung|wir entschuldigen uns|ich entschuldige mich|bedauern wir|wir bedauern)(?!\p{L})/iu,
      en: /(?<!\p{L})(?:(?:I am|we are|I['’]m|we['’]re)(?: \p{L}+)? sorry|we apologi[sz]e|I apologi[sz]e|apologi[sz]e|my apologies|our apologies|we regret)(?!\p{L})/iu,
    },
    counterpart: parts(String.raw`entschuld|leid\b|sorry|apolog|bedauer|regret|verzeih`),
  },
]

/** Of what an apology is about, so much has to be in the notes, or it admits something new. */
const enough = 0.34

/** Whether a sentence is about what stands in the notes. */
const isAbout = (
  { letters, from }: Sentence,
  place: number,
  { words: given, letters: row }: Given,
  language: string,
): boolean => {
  const little = littleWordsOf(language)
  const says = letters
    .filter(
      ({ lower, from: at }) =>
        at >= from + place &&
        lower.length > 3 &&
        !little.has(lower) &&
        !/^(?:leid|entschuld|apolog|sorry|bedauer|regret|sehr|really|truly|dafür|dass|that)/u.test(lower),
    )
    .map(({ lower }) => folded(stemOf(lower, language)))
  if (says.length < 2) return true
  const known = says.filter(stem => given.has(stem) || (stem.length > 3 && row.includes(stem)))
  return known.length >= enough * says.length
}

/** What a text promises, excludes or admits without a counterpart in what was given; each kind once in a sentence. */
export const claimsIn = (side: Side, given: Given): Claim[] => {
  const language = side.language ?? ''
  const open = rows.filter(
    ({ says, counterpart, about }) => says[language]?.test(side.text) && (about || !counterpart.test(given.raw)),
  )
  if (!open.length) return []
  return side.sentences.flatMap(sentence =>
    open.flatMap(({ what, says, counterpart, about }): Claim[] => {
      const found = says[language]?.exec(sentence.text)
      if (!found) return []
      if (about && (counterpart.test(given.raw) || isAbout(sentence, found.index + found[0].length, given, language)))
        return []
      const from = sentence.from + found.index
      return [{ what, from, to: from + found[0].trimEnd().length }]
    }),
  )
}
