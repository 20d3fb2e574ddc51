const german = [
  ...['absatz', 'absätze', 'alternative', 'ansatz', 'antwort', 'beispiel', 'einleitung', 'ende', 'entwurf', 'entwürfe'],
  ...['fassung', 'formulierung', 'frage', 'headline', 'idee', 'möglichkeit', 'option', 'satz', 'sätze', 'slogan'],
  ...['text', 'titel', 'umformulierung', 'variante', 'vorschlag', 'vorschläge', 'überleitung', 'überschrift'],
]
const english = [
  ...['answer', 'completion', 'draft', 'ending', 'example', 'heading', 'idea', 'intro', 'introduction', 'name'],
  ...['paragraph', 'possibility', 'question', 'response', 'rewrite', 'sentence', 'suggestion', 'take', 'title'],
  ...['transition', 'variant', 'variation', 'version'],
]
const others = ['opción', 'propuesta', 'proposition', 'proposta', 'respuesta', 'risposta', 'réponse', 'versión']

/** What models call the items of a list, in small letters. */
export const nouns: readonly string[] = [...german, ...english, ...others]

/** Whether a word of a sentence is one of them, alone or several. */
export const isNoun = (word: string) => nouns.includes(word) || nouns.includes(word.replace(/(?:en|er|e|n|s)$/, ''))
