import { either } from '../either.ts'
import type { Check, Finding } from './finding.ts'

const yes = either(`
  Gerne? | Sehr gerne? | Natürlich | Selbstverständlich | Klar | Na klar | Sicher | Okay | Alles klar
  Sure | Sure thing | Certainly | Of course | Absolutely | Great | No problem | Happy to help`)

/** What a model calls what it was asked for. */
const work = either(`
  Text | Fassung | Version | Zusammenfassung | Übersetzung | Umformulierung | Korrektur | Entwurf | Vorschl[aä]ge?
  Beitrag | Artikel | Brief | E-Mail | Mail | Beschreibung | Anzeige | Stichpunkte | Liste | Ideen? | Varianten?
  Antworten? | Titel | Post | Slogans? | Newsletter | Pressemitteilung | Rede | Aufsatz | Songtext
  draft | summary | translation | rewrite | revision | rewording | paraphrase | correction | suggestions? | article
  letter | email | e-mail | description | ad | list | bullet points | ideas? | variants? | answers? | titles?
  press release | speech | essay | lyrics | response | headlines? | outline | example`)

const change = either(`
  Änderung | Anpassung | anpassen | ändern | kürzer | länger | weitere | Version | Fassung | überarbeite
  umformulier | formelle | lockerer | chang | adjust | revis | tweak | shorter | longer | another version
  different tone | modif | further | refine | rewrite`)

const offering = either(`
  Lass(?:en Sie)? (?:mich|es mich) (?:gerne )?wissen | Sag(?:en Sie)? mir | Falls (?:du|Sie)
  Wenn (?:du|Sie) (?:möchten|möchtest|willst|wollen|magst|mögen) | Soll ich | Möchten Sie,? dass ich
  Möchtest du,? dass ich | Let me know | Please let me know | Feel free | Would you like me | Do you want me
  If you(?:['’]d like|\\swant|\\swould like|\\sneed)`)

const handing = either(`
  (?:Hier|Nachfolgend|Anbei|Unten)\\s(?:ist|sind|finden Sie|findest du|folgt)
  Here(?:['’]s|\\sis|\\sare) | Below is`)

const lineEnd = String.raw`\s*(?:\n|$)`
const agreed = new RegExp(
  String.raw`^\s*${yes}[!,.]\s+(?:hier|anbei|nachfolgend|ich|here|below|I\b)[^\n]{0,160}[:.!]${lineEnd}`,
  'i',
)
const handsOver = new RegExp(
  String.raw`^\s*${handing}\s(?:[\p{L}\-,“”„"']+\s){0,6}?\p{L}*${work}(?!\p{L})[^\n]{0,100}:${lineEnd}`,
  'iu',
)
const asMachine = either(`
  As an? (?:AI|artificial intelligence|(?:large )?language model)
  Als (?:eine?\\s)?(?:KI|künstliche Intelligenz|(?:großes )?Sprachmodell)`)
const kindOfMachine = '(?:[- ]?(?:language model|assistant|Sprachmodell|Assistent(?:in)?|Modell))?'
const machine = new RegExp(
  String.raw`\b${asMachine}${kindOfMachine}(?:,|\s(?:I|kann|habe|bin|darf|verfüge|my)\b)`,
  'gi',
)
const offers = new RegExp(String.raw`^${offering}[^\n]*${change}[^\n]*$`, 'i')
const hopes = new RegExp(
  either(`
    ^Ich hoffe,? (?:das|dies|der Text|die Zusammenfassung|diese (?:Fassung|Version))[^\\n]*$
    ^I hope (?:this|that|the) (?:\\w+ )?(?:helps|meets|works|is what)[^\\n]*$`),
  'i',
)

const message = {
  de: 'So spricht das Modell mit Ihnen; zum Text gehört es nicht.',
  en: 'This is the model talking to you; it is no part of the text.',
}

/** A mark that fences off material in a question to the model: a name and eight signs that nobody could know. */
const fence = /^[ \t]*<\/?[a-z_]\w*-(?=[a-f]*\d)[\da-f]{8}>[ \t]*(?:\n|$)/gm

const echo = {
  de: 'Dies steht in der Frage an das Modell; zum Text gehört es nicht.',
  en: 'This belongs to what the model was asked; it is no part of the text.',
}

const remark = (from: number, to: number, mend?: { from: number; to: number }): Finding => ({
  kind: 'talk',
  from,
  to,
  message,
  ...(mend && { mend: { ...mend, text: '' } }),
})

/** What a model says to whoever asked it, before the text, behind it, or about itself. */
export const talk: Check = ({ text: whole }) => {
  const found: Finding[] = []
  const start = agreed.exec(whole)?.[0] ?? handsOver.exec(whole)?.[0]
  if (start) {
    const to = start.length + (/^\s*/.exec(whole.slice(start.length))?.[0].length ?? 0)
    found.push(remark(0, start.trimEnd().length, to < whole.length ? { from: 0, to } : undefined))
  }
  const end = whole.trimEnd()
  const from = end.lastIndexOf('\n') + 1
  const last = end.slice(from)
  if (from > 0 && (offers.test(last) || hopes.test(last))) {
    const mendFrom = end.slice(0, from).trimEnd().length
    found.push(remark(from, end.length, { from: mendFrom, to: whole.length }))
  }
  for (const { 0: said, index } of whole.matchAll(machine)) found.push(remark(index, index + said.length))
  for (const { 0: said, index } of whole.matchAll(fence)) {
    const [from, to] = [index, index + said.length]
    found.push({ ...remark(from, from + said.trimEnd().length, { from, to }), message: echo })
  }
  return found
}
