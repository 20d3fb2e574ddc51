import { memoize } from '#shared/memoize.ts'
import { either } from '../either.ts'
import { type Span, sentenceAt } from '../spans.ts'

const word = (list: string) => new RegExp(String.raw`(?<![\p{L}])${either(list)}(?!\p{L})`, 'giu')

const prefix = '(?:über|unter|wieder|be|ver|er|ent|zer|auf|an|ab|ein|aus|teil|vor|mit|zu)?'

/** What says that something has been, in either language. */
const been = word(`
  seit | wart? | waren | warst | gewesen | wurden? | hatten? | gab es | gaben?
  ${prefix}(?:fand|kam|ging|gewann|begann|bekam|hielt|nahm|stand|lief|blieb|half|sprach|traf|sah|schrieb|lor|zog|trat|lud|gab)(?:en)?
  ${prefix}(?:schloss|ließ|stieg|fiel|sang|trank|fuhr|rief|saß|lag|schien|starb|wuchs|warf|trug|schlug|brach|flog|aß)(?:en)?
  ${prefix}(?:brach|dach|wuss|konn|durf|muss|woll|kann|nann)ten? | \\p{Ll}{3,}tete | \\p{Ll}{2,}ierten?
  \\p{Ll}*(?:feier|besuch|eröffn|spiel|sammel|zeig|stell|leg|kauf|führ|hol|setz|bau|gründ|wechsel|zähl|meld|beweg|tanz)e?ten?
  \\p{Ll}*(?:lach|dank|lern|kletter|hör|mach|sag|frag|folg|erreich|beschädig|verkünd|lich|überreich|ehr|würdig|schied)e?ten?
  \\p{Ll}*(?:begrüß|beleg|schick|wand|reis|wohn|jubel|sorg|fehl|gedach|end)e?ten?
  letzte[mnrs]? | vorige[mnrs]? | vergangene[mnrs]? | gestern | vorgestern | gestrige[mnrs]? | damals | zuletzt | kürzlich
  neulich | früher | ehemals | bereits | soeben | bilanz | stand: | geb\\. | verst\\.
  vor (?:\\p{L}+|\\d+) (?:tag|woche|monat|jahr)e?n? | danken? | bedanken | danke? (?:an|für|allen) | dank (?:an|für|allen)
  \\p{L}*(?:ausfall|unfall|einbruch|diebstahl|überfall|schaden|schäden|hochwasser|unwetter|sturm|sturz|brand) | \\p{L}*verletzte[rn]?
  storm | flood | stayed | accident | break-in | theft | robbery | burglary | damage | crash | incident | injured
  since | ago | was | were | been | had | did | didn['’]t | last | previous | previously | former | formerly | yesterday
  recently | already | earlier this | earlier in | back in | dated | as of | took | held | won | came | went | met | bought
  sold | (?<!(?:places|seats|tickets|spots|rooms|days|few) )left | began | built | born | died | made | gave | got | sent
  wrote | spoke | saw | said | paid | broke | fell
  grew | led | ran | sang | brought | told | taught | found | became | lost | hurt | hit | stood | beat | drew | rose | chose
  felt | heard | kept | knew | laid | rode | sank | closed | threw | wore | thanks? to | thanks for | thank you (?:to|for) | say thanks`)

/** What stands for a state that goes on, and words that only look like a participle. */
const englishStates = either(`
  (?:un)?limit | invit | plann | schedul | interest | unit | bas | expect | requir | relat | experienc | dedicat | reduc
  includ | exclud | ne | us | hundr | tir | licens | guid | reserv | heat | fix | (?:fully )?book | advanc | want | detail
  skill | organi[sz] | shar | fe | spe | se | re | gre | sacr | kindr | lov | nam | call | furnish | combin | certifi
  qualifi | motivat | hous | preferr | assist | mix | talent | lik | suppos | propos | appli | bre | cre | ble | ind | pagan`)
const germanStates = either(`
  gegen | gesucht | gestern | geöffnet | geschlossen | geplant | geeignet | gefragt | gegeben | geboten | gesperrt | gebeten
  gedacht | genannten | gesamten? | bereit | besten | beiden | ersten | bestimmt | bekannten | verschiedenen | berechtigt
  entspannt | erfahrenen | erwachsenen | besetzt | bequemen | gehört | genießt | gestaltet | gewinnt | gelingt | gefällt
  genügt | gewährt | gerecht | gesetzt | geheizt | geschützt | gesund | gemischt | gebraucht | gepflegt | geprüft
  gehalt | geschäft | gerät | gericht | gebiet | gewicht | gesicht | gedicht | geräumt`)

/** Participles: with „wird“ or “will” before them something is yet to be. */
const done = word(`
  gegründet | geboren | gekauft | bestellt | geliefert | erhalten | erschienen | gestorben | stattgefunden | beendet
  abgeschlossen | verabschiedet | beschlossen | unterschrieben | gebaut | erbaut | bezogen | eingezogen | umgezogen
  gewonnen | verkauft | besucht | gespendet | gesammelt | gewechselt | bezahlt | überwiesen | gekommen | gegangen
  gefahren | entstanden | passiert | geschehen | gelaufen | unterzeichnet | eingeweiht | eröffnet worden | ausgezeichnet
  geworden | gemacht | getroffen | gesprochen | geschrieben | gesehen | bekommen | angefangen | begonnen | gestartet
  übergeben | übernommen | repariert | ausgefallen | verloren | gefunden | gefeiert | gebucht | gemeldet | eingegangen
  verstorben | gelöscht | gestohlen | geholfen | geklaut | gewählt | verletzt | gerettet | aufgetreten
  abgegeben | abgeholt | eingereicht | bestanden | absolviert | renoviert
  saniert | getauft | geheiratet | aufgenommen | angerufen | storniert | reklamiert | installiert | beschädigt | vergangen
  geborgen | geflohen | gestürzt | geraten | entdeckt | bemerkt | erworben | erstellt | verfasst | verschickt | versendet
  (?!${englishStates}ed(?!\\p{L}))\\p{L}{2,}ed`)

const have = /(?<!\p{L})(?:hat|habe|haben|habt)(?!\p{L})/iu
const are = /(?<!\p{L})(?:ist|sind|bin)(?!\p{L})/iu
/** By itself, as in „entdeckt am 2. 11., gemeldet am 3. 11.“. */
const alone = new RegExp(String.raw`(?<!\p{L})(?!${germanStates}(?!\p{L}))\p{Ll}{0,6}ge\p{Ll}{3,}t(?!\p{L})`, 'gu')
/** With „haben“ or „sind“ in the same statement. */
const participle = new RegExp(
  String.raw`(?<!\p{L})(?!${germanStates}(?!\p{L}))\p{Ll}{0,6}ge\p{Ll}{3,}(?:t|en)(?!\p{L})`,
  'gu',
)
const prefixed = new RegExp(
  String.raw`(?<!\p{L})(?!${germanStates}(?!\p{L}))(?:be|ver|er|ent|zer)\p{Ll}{3,}(?:t|en)(?!\p{L})`,
  'gu',
)

/** What says that something is yet to be. */
const yet = word(`
  wird | werden | findet | finden | lädt | laden | einladung | anmeldung | anmeldeschluss | anmelden | feiern | feiert
  kommt | kommen sie | kommt alle | startet | starten | beginnt | beginnen | öffnet | öffnen | eröffnen | geplant
  eröffnung am | soll | sollen | will | wollen | können | könnt | bewerbung | bewerben | einsendeschluss | tickets | karten
  vorverkauf | eintritt frei | herzlich willkommen | gibt es | lesen | liest | spielt | spielen | zeigt | zieht | ziehen
  invite | invites | join us | register | rsvp | upcoming | takes place | taking place | save the date | starts | begins
  opens | opening | deadline | apply | closing date | tickets | admission | will | we are looking | come and | please
  meet us | see you | launches | is on | bring`)

/** Makes of a participle what is yet to be. */
const willBe =
  /(?<!\p{L})(?:wird|werden|soll|sollen|kann|können|muss|müssen|möchten?|will|shall|to be|must|should|can|may|be)(?!\p{L})/iu

const documents = either(`
  letter | mail | e-mail | invoice | order | message | request | review | report | call | note | receipt | application
  reply | offer | quote | contract | decision | minutes | statement | enquiry | inquiry | referendum | ad | advert`)
const leadsToDated = either(`
  vom | v\\. | seit | seit dem | since | since the | ${documents} (?:of|from|dated)(?: the)?`)
const dates = either(`
  Stand | as of | (?:Rechnungs|Kauf|Bestell|Liefer|Geburts|Ausstellungs|Todes)datum | geb\\. | geboren | born
  date of purchase | (?:purchase|order|invoice|delivery) date | dated`)
const dated = new RegExp(String.raw`(?:(?<!\p{L})${leadsToDated}|${dates}(?: am| on)?:?|[*†])[ \u00a0]?$`, 'iu')

/** Whether a date is that of something that is there: „Ihr Schreiben vom 3. 10.“, “your letter of 3 October”. */
export const isDocumentOf = (text: string, at: number) => dated.test(text.slice(Math.max(0, at - 40), at))

/** A whole text about something that has been. */
const report = new RegExp(
  String.raw`(?<!\p{L})${either(`
    (?:Einsatz|Unfall|Polizei|Spiel|Jahres|Erfahrungs|Reise|Nach)bericht | \\p{L}*bewertung | Rezension | Rückblick
    Nachlese | Protokoll | Chronik | Lebenslauf | Werdegang | Berufserfahrung | Dank an alle | Recap | minutes of
    (?:fire|incident|accident|police|match|field|annual|travel|trip) report | (?:hotel|product|customer) review
    looking back | curriculum vitae | work experience | résumé | thank you for coming`)}(?!\p{L})`,
  'iu',
)

/** A cue with a time of its own says nothing of another date: „gegründet 1926“, „letztes Jahr waren …“. */
const otherTime = new RegExp(
  String.raw`(?<!\p{L})(?:${either(`
    (?:(?:im Jahre? |in |seit |since |anno |from )?(?:1[5-9]|20[0-2])\\d\\d)
    (?:letzte[mns]?|vorige[mns]?|vergangene[mns]?) (?:jahr|mal|saison|woche|monat|sommer|winter|frühjahr|herbst)(?:es|s)?
    last (?:year|time|season|week|month|summer|winter|spring|autumn) | vor (?:\\p{L}+|\\d+) jahren | (?:\\w+|\\d+) years ago
    seit (?:\\p{L}+|\\d+) (?:jahren|monaten|wochen|generationen)
    (?:for|over) (?:\\w+|\\d+) (?:years|months|generations)`)})(?!\p{L}|\d)`,
  'giu',
)
const near = 24

const ends =
  /(?<!\b(?:ca|Dr|Str|bzw|inkl|max|mind|Nr|St|z|B|u|a|Mr|Mrs|approx|Tel|Prof|Uhr|geb)\.?)[.!?…](?=\s+\p{Lu}|\s*$|\s*\n)|\n|;|•/gu

const clauses = new RegExp(`${ends.source}|,`, ends.flags)

/** The statements of a text, in which its dates are blanked out, so that their dots end nothing. */
const statementsOf = (blanked: string, at: RegExp): Span[] => {
  const cuts = [...blanked.matchAll(at)].map(({ index }) => index + 1)
  return [0, ...cuts]
    .map((from, at) => ({ from, to: cuts[at] ?? blanked.length }))
    .filter(({ from, to }) => blanked.slice(from, to).trim())
}

const blank = '\uE000'

/** Takes out what has a time of its own, with the cue beside it. */
const withoutOthers = (statement: string) => {
  let left = statement
  for (const { 0: found, index } of statement.matchAll(otherTime)) {
    const [from, to] = [Math.max(0, index - near), Math.min(statement.length, index + found.length + near)]
    const around = left
      .slice(from, to)
      .replaceAll(been, cue => ' '.repeat(cue.length))
      .replaceAll(done, cue => ' '.repeat(cue.length))
    left = left.slice(0, from) + around + left.slice(to)
  }
  return left
}

const distance = (places: readonly number[], at: number) =>
  places.reduce((least, place) => Math.min(least, Math.abs(place - at)), Infinity)
const placesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(({ index }) => index)

const clause = /[^,–]+/gu

/** Participles in clauses in which nothing is yet to be. */
const donePlaces = (statement: string) =>
  [...statement.matchAll(clause)]
    .filter(([words]) => !willBe.test(words))
    .flatMap(({ 0: words, index }) => [done, alone].flatMap(all => placesOf(all, words)).map(place => index + place))

type Cues = { readonly past: readonly number[]; readonly future: readonly number[] }

const cuesIn = (statement: string): Cues => {
  const left = withoutOthers(statement)
  return {
    past: [
      ...placesOf(been, left),
      ...donePlaces(left),
      ...(have.test(left) || are.test(left) ? placesOf(participle, left) : []),
      ...(have.test(left) ? placesOf(prefixed, left) : []),
    ],
    future: placesOf(yet, left),
  }
}

/** Whether the cue nearest to a place tells of what has been (above 0), or is yet to be (below 0); 0 without any. */
const tense = ({ past, future }: Cues, at: number) => {
  if (!past.length && !future.length) return 0
  return distance(past, at) <= distance(future, at) ? 1 : -1
}

/**
 * Which of some dates in a text are plainly told as past: „seit“, „war am“, „Ihr Schreiben vom“. Where their own
 * statement does not say, those beside it do, as far as they name no date themselves; `strict` asks their own clause.
 */
export const toldAsPast = (text: string, dates: readonly Span[], strict = false): ((date: Span) => boolean) => {
  if (report.test(text)) return () => true
  let blanked = ''
  for (const { from, to } of dates)
    blanked += text.slice(blanked.length, from) + blank.repeat(Math.max(0, to - Math.max(from, blanked.length)))
  blanked += text.slice(blanked.length)
  const statements = statementsOf(blanked, strict ? clauses : ends)
  const isDateless = ({ from, to }: Span) => !blanked.slice(from, to).includes(blank)
  const cuesOf = memoize((at: number) => cuesIn(blanked.slice(statements[at]?.from, statements[at]?.to)))
  return date => {
    const at = sentenceAt(statements, date.from)
    const own = statements[at]
    if (!own) return false
    const told = tense(cuesOf(at), date.from - own.from)
    if (told || strict) return told > 0
    const beside = [at + 1, at + 2, at - 1].flatMap(other => {
      const statement = statements[other]
      return statement && isDateless(statement) ? [tense(cuesOf(other), 0)] : []
    })
    return (beside.find(Boolean) ?? 0) > 0
  }
}
