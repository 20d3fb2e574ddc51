import { either } from '../either.ts'
import type { Span } from '../spans.ts'

/** What leads to a day that is yet to be: a deadline, or a beginning. */
const lead = new RegExp(
  String.raw`(?:(?<!\p{L})${either(`
    bis | bis zum | bis einschließlich | ab | ab dem | zum | für den | vor dem | by | until | till | before | from | for
    starting | due | close | closes | frist | deadline | eintritt | beginn | start`)}|${either(`
    frist | schluss | termin | beginn | eintritt | closing date`)}):?[ \u00a0]$`,
  'iu',
)

/** A time of day: whoever tells what has been seldom says it. */
const hour = String.raw`\d{1,2}(?:[:.]\d{2})?`
const clock = new RegExp(
  String.raw`(?<![\d.,])${either(`
    ${hour}(?:[ \u00a0]?(?:[–-])[ \u00a0]?${hour})?[ \u00a0]?(?:uhr|h|[ap]\\.?m\\.?)(?!\\p{L})
    \\d{1,2}[–-]\\d{1,2}(?![\\d.,]|\\p{L})`)}|(?<!\p{L})(?:noon|mittags)(?!\p{L})`,
  'iu',
)

/** What people are told of before it takes place, and what they are asked for. */
const event = new RegExp(
  String.raw`${either(`
    fest | feier | markt | börse | konzert | lesung | vortrag | kurs | workshop | seminar | tagung | konferenz | messe
    party | ball | turnier | wanderung | tour | treffen | versammlung | vernissage | ausstellung | eröffnung | premiere
    aufführung | training | probetag | lauf | frühstück | brunch | dinner | menü | basteln | freizeit | kirchweih | kirmes
    webinar | veranstaltung | aktion | gutschein | rabatt | tag der offenen tür | woche | ausbildung
    treff`)}(?:s|en?|n)?(?!\p{L})|(?<!\p{L})${either(`
    laden | einladung | anmeld\\p{L}+ | bewerb\\p{L}+ | eintritt | karten | tickets | plätze | eröffnet | eröffnen | öffnet
    beginnt | startet | start | findet | such(?:en|t) | gesucht | willkommen | kommt | reservier\\p{L}+ | euro pro person
    week | fair | market | concert | reading | talk | course | class | workshop | conference | festival | fête | dance | run
    tournament | hike | walk | meeting | opening | open day | exhibition | show | performance | session | breakfast | sale
    swap | service | event | offer | discount | voucher | code | invit\\p{L}+ | panel | register | apply | rsvp | join us
    starts | opens | begins | takes place | wanted | places left | hiring`)}(?!\p{L})`,
  'iu',
)

/** How much of a text around a date is looked at; characters. */
const around = 160

/** Whether a date is that of something people are told of before: a deadline, a beginning, an event, a time of day. */
export const isAnnounced = (text: string, { from, to }: Span) => {
  const [ahead, behind] = [text.slice(Math.max(0, from - around), from), text.slice(to, to + around)]
  return lead.test(ahead) || [ahead, behind].some(beside => clock.test(beside) || event.test(beside))
}
