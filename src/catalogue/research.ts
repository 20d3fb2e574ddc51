import { list } from '#shared/answers.ts'
import { line, toggle } from '#shared/fields.ts'
import { inEach, type Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** So many sources are laid before a model, of which so many are found by searching. */
export const mostSources = 12
export const mostFound = 8

/** The plans that research is open to. */
const access = ['premium', 'premium_plus'] as const

/** Whether sources are looked for before the text is written. */
const hasResearchData = toggle(
  { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  {
    default: false,
    optional: true,
    access,
    hint: {
      de: 'Der Text wird aus gelesenen Seiten geschrieben und nennt sie mit Nummern. Dauert länger.',
      en: 'The text is written from pages that were read and names them by numbers. Takes longer.',
    },
  },
)

/** Whether they are looked at before they are written from. */
const seesSources = toggle(
  { de: 'Quellen vorher ansehen', en: 'Look at the sources first' },
  {
    default: false,
    optional: true,
    access,
    when: { field: 'hasResearchData', is: true },
    hint: {
      de: 'Nach der Suche wählen Sie, woraus geschrieben wird, und legen eigene Seiten und Dateien dazu.',
      en: 'After the search you choose what is written from, and add pages and files of your own.',
    },
  },
)

/** What a form asks that can be researched for; no prompt names it. */
export const researchFields = { hasResearchData, seesSources }

/** What is searched for, question by question. */
export const questionsShape = list({ of: { query: line({ de: 'Suchanfrage', en: 'Search query' }) } })

const questionsStep: Text = prose({
  de: `
    Schreiben Sie drei bis fünf Suchanfragen, mit denen man findet, was man für diesen Auftrag wissen muss: Zahlen,
    Daten, Beispiele, Einwände. Jede wie in eine Suchmaschine getippt, ohne Operatoren, keine zweimal dasselbe. Den Text
    selbst schreiben Sie jetzt nicht. Der Auftrag:`,
  en: `
    Write three to five search queries that find what one has to know for this task: figures, dates, examples,
    objections. Each as one types it into a search engine, without operators, none twice the same. Do not write the text
    itself now. The task:`,
})

/** What asks for the questions, given the prompt for the text. */
export const questionsPrompt = (whole: Text): Text => inEach(locale => `${questionsStep[locale]}\n${whole[locale]}`)

const names = Array.from({ length: mostSources }, (_, at) => `source${at + 1}`)
const listed = names
  .map((name, at) => (at ? `{% if ${name} %}, ${at + 1} = {{ ${name} }}{% endif %}` : `1 = {{ ${name} }}`))
  .join('')

const citing: Text = prose({
  de: `
    Was Sie an Tatsachen nennen, stammt aus diesen Quellen: ${listed}. Hinter jeder solchen Aussage steht die Nummer
    ihrer Quelle in eckigen Klammern: [2]. Keine anderen Nummern, kein Quellenverzeichnis; was keine Quelle sagt, bleibt
    weg oder steht als Meinung da.`,
  en: `
    The facts you name come from these sources: ${listed}. Behind each such statement stands the number of its source in
    square brackets: [2]. No other numbers, no list of sources; what no source says is left out or stands as an opinion.`,
})

/** A prompt for a text that cites; its material holds the sources besides. */
export const citingPrompt = (whole: Text): Text => inEach(locale => `${whole[locale]}\n\n${citing[locale]}`)

const resting: Text = prose({
  de: `
    Die Person hat dazu diese Quellen gewählt: ${listed}. Tatsachen stammen aus ihnen oder aus dem, was sie selbst
    schreibt; Nummern von Quellen stehen nicht da.`,
  en: `
    The person chose these sources for it: ${listed}. Facts come from them or from what the person wrote; no numbers of
    sources.`,
})

/** A prompt for what rests on sources and does not name them: a title, an outline. */
export const restingPrompt = (whole: Text): Text => inEach(locale => `${whole[locale]}\n\n${resting[locale]}`)

const keeping: Text = prose({
  de: `
    Zeichen wie [^2] sind Fußnoten. Jede bleibt hinter der Aussage, die sie belegt, mit ihrer Nummer; eine Aussage ohne
    Fußnote bekommt keine. Die Fußnoten selbst stehen anderswo.`,
  en: `
    Signs such as [^2] are footnotes. Each stays behind the statement it proves, with its number; a statement without a
    footnote gets none. The footnotes themselves stand elsewhere.`,
})

/** A prompt that changes a text with notes. */
export const keepingNotes = (whole: Text): Text => inEach(locale => `${whole[locale]}\n\n${keeping[locale]}`)

/** The sources as material: each under its name, those there are not empty. */
export const asMaterial = (told: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name, at) => [name, told[at] ?? '']))

/** What people are told meanwhile. */
export const researchSteps = {
  asking: { de: 'Fragen für die Recherche', en: 'Questions for the research' },
  searching: { de: 'Im Netz wird gesucht', en: 'Searching the web' },
  reading: { de: 'Seiten werden gelesen', en: 'Reading pages' },
} satisfies Record<string, Text>
