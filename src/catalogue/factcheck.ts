import { list } from '#shared/answers.ts'
import { area, choice, count, line, toggle } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** So many pages are laid before a model at once. */
export const mostPages = 4

const passage = area({ de: 'Stelle, Wort für Wort aus dem Text', en: 'Passage, word for word from the text' })
const claim = line({ de: 'Aussage als Satz, der für sich steht', en: 'Claim as a sentence that stands alone' })
const checkable = toggle({ de: 'Quellen könnten sie belegen', en: 'Sources could prove it' })
const reason = line({ de: 'Wenn nicht: warum', en: 'If not: why' }, { optional: true })

/** What a text claims, as a model lists it before anything is searched. */
export const claimsShape = list({
  of: { passage, claim, checkable, reason, query: line({ de: 'Suchwörter', en: 'Search words' }, { optional: true }) },
})

/** The same where nothing can be searched: beside each claim what the model knows of it. */
export const recalledShape = list({
  of: { passage, claim, knows: line({ de: 'Was Sie darüber wissen', en: 'What you know about it' }) },
})

/** Sentences of pages that bear on a claim. */
export const quotationsShape = list({
  of: {
    page: count({ de: 'Nummer der Seite', en: 'Number of the page' }, { min: 1, max: mostPages }),
    quotation: area({ de: 'Satz, Wort für Wort von dieser Seite', en: 'Sentence, word for word from that page' }),
    says: choice(
      { de: 'Spricht er dafür oder dagegen', en: 'Does it speak for or against' },
      { for: { de: 'dafür', en: 'for' }, against: { de: 'dagegen', en: 'against' } },
    ),
    reason: line({ de: 'Was daraus folgt, in einem Satz', en: 'What follows from it, in one sentence' }),
  },
})

/** Laid after the call's own prompt, where nothing can be searched. */
export const fromMemory: Text = prose({
  de: `
    Es gibt keine Quellen. Sagen Sie zu jeder Aussage in einem Satz, was Sie darüber wissen und wie sicher Sie sind.`,
  en: `
    There are no sources. For each claim say in one sentence what you know about it and how sure you are.`,
})

/** Laid after it for a part of a long text: what stands before it, in `before`, is listed by itself. */
export const alreadyListed: Text = prose({
  de: `
    Es ist ein Teil eines längeren Textes. Davor steht {{ before }}: Das hilft, Namen zu finden, und wird hier nicht
    zerlegt.`,
  en: `
    It is part of a longer text. Before it stands {{ before }}: that helps to find names, and is not broken down here.`,
})

/** What asks for the sentences that prove a claim or disprove it. Its material holds `claim` and `page1` to `page4`. */
export const quotationsPrompt: Text = prose({
  de: `
    Suchen Sie auf den Seiten die Sätze, die die Aussage in {{ claim }} belegen oder widerlegen.

    Die Seiten: {{ page1 }}{% if page2 %}, {{ page2 }}{% endif %}{% if page3 %}, {{ page3 }}{% endif %}{% if page4 %},
    {{ page4 }}{% endif %}.

    Von jeder Seite höchstens ein Satz, genau so, wie er dort steht: nicht gekürzt, nicht übersetzt, nicht
    zusammengesetzt. Dafür spricht er nur, wenn er die ganze Aussage deckt, mit Zahl, Ort und Zeit; dagegen nur, wenn
    beides nicht zugleich wahr sein kann. Sagt eine Seite nichts dazu, kommt sie nicht vor, und sagt es keine, bleibt
    die Liste leer. Es zählt, was dasteht, nicht, was Sie wissen.`,
  en: `
    Find the sentences on the pages that prove or disprove the claim in {{ claim }}.

    The pages: {{ page1 }}{% if page2 %}, {{ page2 }}{% endif %}{% if page3 %}, {{ page3 }}{% endif %}{% if page4 %},
    {{ page4 }}{% endif %}.

    From each page one sentence at most, exactly as it stands there: not shortened, not translated, not pieced
    together. It speaks for the claim only if it covers all of it, with figure, place and time; against it only if both
    cannot be true. A page that says nothing about it is left out, and if none does, the list stays empty. What counts
    is what stands there, not what you know.`,
})

/** In so many steps a text is checked: listing, searching, reading, judging. */
export const stepsInAll = 4

/** What people are told while it is checked. */
export const factcheckSteps = {
  listing: { de: 'Aussagen werden gesammelt', en: 'Listing the claims' },
  searching: { de: 'Im Netz wird gesucht', en: 'Searching the web' },
  reading: { de: 'Seiten werden gelesen', en: 'Reading pages' },
  judging: { de: 'Aussagen werden geprüft', en: 'Checking the claims' },
} satisfies Record<string, Text>
