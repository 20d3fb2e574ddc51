import type { Text } from '#shared/text.ts'
import { type Case, readsPage } from './case.ts'

/** What somebody without a studio types into a chat, by call: one line, and the notes below it. */
const lines: Readonly<Record<string, Text>> = {
  advantages_disadvantage: {
    de: 'Nenne Vor- und Nachteile:',
    en: 'List the advantages and disadvantages:',
  },
  amazon_product_description: {
    de: 'Schreibe eine Amazon-Produktbeschreibung:',
    en: 'Write an Amazon product listing:',
  },
  anrede_umschreiben: {
    de: 'Schreibe diesen Text in die genannte Anrede um:',
    en: 'Rewrite this text in the form of address named:',
  },
  answer_questions: {
    de: 'Beantworte diese Frage, in der genannten Zahl von Antworten:',
    en: 'Answer this question, with the number of answers named:',
  },
  before_and_after: {
    de: 'Schreibe einen Vorher-nachher-Vergleich:',
    en: 'Write a before-and-after comparison:',
  },
  blog_idea: {
    de: 'Schlage zwei Ideen für Blogbeiträge vor, mit Titel, Inhalt und Zielgruppe, zum Thema:',
    en: 'Suggest two blog post ideas, with title, content and readers, on this topic:',
  },
  blog_post: {
    de: 'Schreibe diesen Blogbeitrag:',
    en: 'Write this blog post:',
  },
  blog_post_intro: {
    de: 'Schlage drei Einleitungen für diesen Blogbeitrag vor:',
    en: 'Suggest three introductions for this blog post:',
  },
  blog_post_outline: {
    de: 'Schlage eine Gliederung für diesen Blogbeitrag vor:',
    en: 'Suggest an outline for this blog post:',
  },
  blog_post_paragraph: {
    de: 'Schreibe diesen Abschnitt eines Blogbeitrags:',
    en: 'Write this section of a blog post:',
  },
  blog_post_title: {
    de: 'Schlage fünf Titel für diesen Blogbeitrag vor:',
    en: 'Suggest five titles for this blog post:',
  },
  blogpost_intro: {
    de: 'Schreibe die Einleitung eines Blogbeitrags zu diesem Thema:',
    en: 'Write the introduction of a blog post on this topic:',
  },
  bullet_points: {
    de: 'Schreibe Stichpunkte zu diesem Thema:',
    en: 'Write bullet points on this topic:',
  },
  colloquial: {
    de: 'Schreibe diesen Text umgangssprachlich um:',
    en: 'Rewrite this text in colloquial language:',
  },
  complete_sentence: {
    de: 'Vervollständige diesen Satz:',
    en: 'Complete this sentence:',
  },
  complete_speach: {
    de: 'Schreibe eine Rede:',
    en: 'Write a speech:',
  },
  coverletter: {
    de: 'Schreibe ein Anschreiben für diese Bewerbung:',
    en: 'Write the cover letter for this application:',
  },
  criticize: {
    de: 'Kritisiere diesen Text:',
    en: 'Criticise this text:',
  },
  crossing: {
    de: 'Schreibe eine Überleitung:',
    en: 'Write a transition:',
  },
  dialect: {
    de: 'Schreibe diesen Text in dieser Mundart:',
    en: 'Put this text into this German dialect:',
  },
  event_description: {
    de: 'Schreibe die Ankündigung dieser Veranstaltung:',
    en: 'Write the description of this event:',
  },
  expand: {
    de: 'Baue diesen Text aus und verbessere ihn:',
    en: 'Expand and improve this text:',
  },
  factcheck: {
    de: 'Prüfe die Behauptungen in diesem Text, mit Quellen:',
    en: 'Check the claims in this text, with sources:',
  },
  first_to_third: {
    de: 'Setze diesen Text von der ersten in die dritte Person:',
    en: 'Put this text from the first into the third person:',
  },
  formal_tone: {
    de: 'Schreibe diesen Text förmlich um:',
    en: 'Rewrite this text in a formal tone:',
  },
  freestyle: {
    de: 'Schreibe diese Art von Text zu diesem Thema:',
    en: 'Write this kind of text on this theme:',
  },
  generate_definition: {
    de: 'Schreibe eine Definition:',
    en: 'Write a definition:',
  },
  generate_email_engine: {
    de: 'Schreibe diese E-Mail:',
    en: 'Write this e-mail:',
  },
  generate_essay: {
    de: 'Schreibe einen Aufsatz zu diesem Thema:',
    en: 'Write an essay on this topic:',
  },
  generate_landing_page: {
    de: 'Schreibe den Text einer Landingpage aus diesen Stichworten:',
    en: 'Write the copy of a landing page from these notes:',
  },
  generate_linkedin_post: {
    de: 'Schreibe einen LinkedIn-Beitrag:',
    en: 'Write a LinkedIn post:',
  },
  generate_werbung_english: {
    de: 'Schreibe Werbeüberschriften dafür:',
    en: 'Write promotional headlines for this:',
  },
  generate_wordcloud: {
    de: 'Nenne dreißig Wörter für eine Wortwolke zu:',
    en: 'List thirty words for a word cloud on:',
  },
  google_ad_selber: {
    de: 'Schreibe eine Google-Anzeige (bis zu 10 Überschriften mit höchstens 30 Zeichen, 4 Beschreibungen mit höchstens 90 Zeichen):',
    en: 'Write a Google ad (up to 10 headlines of at most 30 characters, 4 descriptions of at most 90 characters):',
  },
  google_ad_url: {
    de: 'Schreibe aus dieser Seite eine Google-Anzeige (bis zu 10 Überschriften mit höchstens 30 Zeichen, 4 Beschreibungen mit höchstens 90 Zeichen):',
    en: 'Write a Google ad from this page (up to 10 headlines of at most 30 characters, 4 descriptions of at most 90 characters):',
  },
  instructions: {
    de: 'Schreibe eine Anleitung:',
    en: 'Write instructions:',
  },
  job_description: {
    de: 'Schreibe eine Stellenanzeige aus diesen Angaben:',
    en: 'Write a job advert from these details:',
  },
  keyword_extractor: {
    de: 'Nenne die Schlüsselwörter dieses Textes:',
    en: 'List the keywords of this text:',
  },
  meta_description: {
    de: 'Schreibe Meta-Titel und Meta-Beschreibung für diese Seite:',
    en: 'Write a meta title and a meta description for this page:',
  },
  motivation: {
    de: 'Schreibe ein Motivationsschreiben:',
    en: 'Write a motivation letter:',
  },
  newsletter: {
    de: 'Schreibe aus diesen Notizen einen Newsletter (Betreffzeilen, Vorschauzeile, Text):',
    en: 'Write an e-mail newsletter (subject lines, preheader, body) from these notes:',
  },
  podcast_selber: {
    de: 'Schreibe das Skript einer Podcast-Folge:',
    en: 'Write the script of a podcast episode:',
  },
  podcast_with_url: {
    de: 'Schreibe aus dieser Seite das Skript einer Podcast-Folge:',
    en: 'Write the script of a podcast episode from this page:',
  },
  press: {
    de: 'Schreibe aus diesen Notizen eine Pressemitteilung:',
    en: 'Write a press release from these notes:',
  },
  product_description: {
    de: 'Schreibe eine Produktbeschreibung:',
    en: 'Write a product description:',
  },
  product_highlights: {
    de: 'Nenne die Höhepunkte dieses Produkts:',
    en: 'List the highlights of this product:',
  },
  product_review: {
    de: 'Schreibe eine Produktbewertung:',
    en: 'Write a product review:',
  },
  real_estate: {
    de: 'Schreibe ein Immobilien-Exposé:',
    en: 'Write a property listing:',
  },
  relevante_question: {
    de: 'Nenne die wichtigsten Fragen dazu:',
    en: 'List the relevant questions on this:',
  },
  reply_to_review: {
    de: 'Schreibe eine öffentliche Antwort auf diese Bewertung:',
    en: 'Write a public reply to this review:',
  },
  rewrite_text: {
    de: 'Formuliere diesen Text um, in der genannten Zahl von Fassungen:',
    en: 'Rewrite this text, in the number of versions named:',
  },
  rewrite_url: {
    de: 'Schreibe den Text dieser Seite um:',
    en: 'Rewrite the content of this page:',
  },
  slogan: {
    de: 'Schreibe acht Slogans dafür:',
    en: 'Write eight slogans for this:',
  },
  social_media_ad: {
    de: 'Schreibe diesen Beitrag für soziale Medien:',
    en: 'Write this social media post:',
  },
  social_media_url: {
    de: 'Schreibe aus dieser Seite einen Beitrag für soziale Medien:',
    en: 'Write a social media post from this page:',
  },
  speach_intro: {
    de: 'Schreibe die Einleitung einer Rede:',
    en: 'Write the introduction of a speech:',
  },
  summarize: {
    de: 'Fasse diesen Text zusammen, in der genannten Länge:',
    en: 'Summarise this text at the length named:',
  },
  summarize_in_bullet: {
    de: 'Fasse diesen Text in Stichpunkten zusammen:',
    en: 'Summarise this text in bullet points:',
  },
  text_compare: {
    de: 'Vergleiche diese beiden Texte:',
    en: 'Compare these two texts:',
  },
  text_correction: {
    de: 'Korrigiere Rechtschreibung, Grammatik und Zeichensetzung dieses Textes:',
    en: 'Correct the spelling, grammar and punctuation of this text:',
  },
  text_to_feature: {
    de: 'Schreibe aus diesem Text die Merkmale und Vorteile heraus:',
    en: 'Turn this text into features and benefits:',
  },
  text_to_song: {
    de: 'Schreibe einen Liedtext zu diesem Thema in dieser Musikrichtung:',
    en: 'Write song lyrics on this theme in this genre:',
  },
  thesis_argument: {
    de: 'Schreibe eine These mit Argumenten:',
    en: 'Write a thesis with arguments:',
  },
  translate: {
    de: 'Übersetze in die genannte Sprache:',
    en: 'Translate into the language named:',
  },
  troubleshooting: {
    de: 'Hilf bei diesem Problem:',
    en: 'Help with this problem:',
  },
  whitepaper: {
    de: 'Schreibe ein Whitepaper zu diesem Thema:',
    en: 'Write a white paper on this topic:',
  },
}

/** The calls that have such a line. */
export const plainPaths = Object.keys(lines)

/** A case as one would put it to a chat: the line, and what was filled in. Throws where its call has no line. */
export const plainRequest = ({ path, locale, values, page }: Case): string => {
  const line = lines[path]
  if (!line) throw new Error(`There is no plain line for ${path}.`)
  const filled = Object.entries(values).filter(([, value]) => String(value))
  const notes = filled.map(([name, value]) => (filled.length > 1 ? `[${name}]\n${String(value)}` : String(value)))
  return [line[locale], ...notes, ...(readsPage(path) ? [`[page]\n${page}`] : [])].join('\n\n')
}
