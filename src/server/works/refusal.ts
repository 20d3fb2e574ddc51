/** No refusal says more; characters. */
const longest = 600

/** What a refusal may begin with, in both languages, before it says what it is. */
const sorry =
  '(?:(?:I(?:’m| am) (?:(?:really|very|so|truly) )?sorry|sorry|I apologi[sz]e|my apologies|unfortunately|' +
  '(?:es )?tut mir (?:sehr |wirklich )?leid|entschuldigung|leider|ich bedau(?:e)?re)[,.;:!–-]*\\s*(?:but |aber |doch )?)?'
const request = '(?:Anfrage|Bitte|Aufgabe|Aufforderung|Anweisung)'
const notAble = 'I(?: (?:can(?:’t|not| not)|won’t|will not|am (?:unable|not able) to)|’m (?:unable|not able) to)'
const notHelp = 'nicht (?:weiterhelfen|helfen|behilflich sein|unterstützen|dienen)'
const toYou = '(?:(?:Ihnen|dir|Sie|dich|leider|aber) )*'

/** What a model says of its own inability. A text that somebody wanted does not begin so. */
const sayings = [
  `${notAble} (?:help|assist)(?: you)? with (?:that|this|your|the request|creating|writing|generating)\\b`,
  `${notAble} (?:comply|engage) with (?:that|this|your|the request)\\b`,
  `${notAble} (?:fulfill?|complete|process|answer) (?:that|this|your) request\\b`,
  `${notAble} (?:write|create|generate|produce|provide)(?: you with)? (?:content|material|instructions) (?:that|which|for|on)\\b`,
  'I (?:must|have to) decline (?:this|that|your) request\\b',
  `as an? (?:AI|(?:large )?language model)(?: (?:language )?(?:model|assistant|system))?,? (?:${notAble}|I (?:do not|don’t))\\b`,
  `(?:dabei|damit|hierbei|bei (?:dieser|Ihrer|deiner) ${request}) kann ich ${toYou}${notHelp}`,
  `ich kann ${toYou}(?:dabei|damit|hierbei|bei (?:dieser|Ihrer|deiner) ${request}) ${toYou}${notHelp}`,
  `(?:dieser?|Ihrer?|deiner?) ${request} (?:kann|darf) ich ${toYou}nicht (?:erfüllen|bearbeiten|nachkommen|ausführen|beantworten)`,
  `ich (?:kann|darf) (?:dieser?|Ihrer?|deiner?) ${request} ${toYou}nicht (?:erfüllen|bearbeiten|nachkommen|ausführen|beantworten)`,
  'das kann ich leider nicht(?: (?:tun|schreiben|erstellen|verfassen|beantworten))?[.!,]',
  `als (?:KI|Sprachmodell|künstliche Intelligenz)(?:-\\p{L}+)*,? (?:kann|darf|werde|bin) ich [^.!?]*\\b(?:nicht|keine?n?)\\b`,
]
const opening = new RegExp(`^${sorry}(?:${sayings.join('|')})`, 'iu')

/** Where it is about refusing, apologising or models, a text may say all that itself. */
const about = new RegExp(
  'absag|ableh|abgelehnt|verweiger|entschuldig|bedau|leid\\b|apolog|sorry|declin|refus|reject|turn(?:ing)? down|' +
    'can(?:’t|not)\\b|unable|kann (?:ich|wir|leider)|\\b(?:KI|AI)\\b|sprachmodell|language model|chatbot|assistent',
  'iu',
)
const plain = (text: string) => text.replaceAll("'", '’')

/**
 * Whether a model says politely that it does not want to, in place of a text: the whole answer is short and opens with
 * its own inability, and nothing that was given is about such things. Rather a refusal passes than a text is taken for
 * one.
 */
export const isRefusal = (answer: string, given: unknown): boolean => {
  const text = plain(answer.trim().replace(/^[*_"“„»]+/, ''))
  return text.length <= longest && opening.test(text) && !about.test(plain(JSON.stringify(given)))
}
