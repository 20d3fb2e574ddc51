import { list } from '#shared/answers.ts'
import { companionNames } from '#shared/companions.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address } from '../options.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/blog_post_assistant.ts'

const content = area(
  { de: 'Worum soll es in Ihrem Beitrag gehen?', en: 'What should your post be about?' },
  {
    placeholder: {
      de: 'Thema, Leserschaft, Ihre Erfahrung, Zahlen und Beispiele. Stichpunkte genügen.',
      en: 'Topic, readers, your experience, figures and examples. Notes will do.',
    },
  },
)
const salutation = { ...address, optional: true } as const

/** A sentence on how readers are addressed, where that was chosen. */
const addressed = {
  de: `Was schon vorgeschlagen ist, kommt nicht noch einmal.{% if salutation == 'informal' %} Wer es liest, wird
    geduzt.{% elsif salutation == 'formal' %} Wer es liest, wird gesiezt.{% endif %}`,
  en: `What was suggested already does not come again.{% if salutation %} Where the language has two forms of address,
    the {% if salutation == 'informal' %}familiar{% else %}formal{% endif %} one.{% endif %}`,
}

export default engine(
  {
    id: 2,
    icon: 'steps',
    name: { de: 'Blog-Assistent', en: 'Blog assistant' },
    description: { de: 'Vom Thema zum fertigen Artikel.', en: 'From the topic to the finished article.' },
    category: ['marketing', 'general'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    popular: true,
    guide,
  },
  {
    blog_post: call({
      title: { de: 'In einem Zug', en: 'In one go' },
      description: { de: 'Sie beschreiben, der Artikel entsteht.', en: 'You describe, the article is written.' },
      icon: 'pen',
      fields: { content, ...researchFields },
      more: ['language', 'address', 'tone', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      by: 'article',
      companions: companionNames,
      creativity: 0.6,
      prompt: {
        de: `
          Schreibe den Blogbeitrag, um den es in {{ content }} geht.

          Mit Titel (# …), Einleitung und Zwischenüberschriften (## …), 700 bis 1.000 Wörter.`,
        en: `
          Write the blog post that {{ content }} is about.

          With a title (# …), an introduction and subheadings (## …), 700 to 1,000 words.`,
      },
    }),
    blog_post_title: call({
      title: { de: 'Schritt für Schritt', en: 'Step by step' },
      description: {
        de: 'Sie wählen Titel, Einleitung und Gliederung.',
        en: 'You choose title, introduction and outline.',
      },
      icon: 'steps',
      begins: 'steps',
      fields: { content, salutation },
      more: ['language', 'tone', 'audience'],
      answer: list({ each: 'line', howMany: 8, wire: 'text' }),
      partOf: { call: 'blog_post', numbered: false },
      creativity: 0.8,
      prompt: {
        de: `
          Schlage acht verschiedene Titel für den Blogbeitrag vor, um den es in {{ content }} geht, und sag in den
          Hinweisen, welcher der beste ist.

          Höchstens 70 Zeichen; jeder verspricht, was der Beitrag halten kann. ${addressed.de}`,
        en: `
          Suggest eight different titles for the blog post that {{ content }} is about, and say in the notes which one you
          would take.

          At most 70 characters; each promises what the post can keep. ${addressed.en}`,
      },
    }),
    blog_post_intro: call({
      fields: { content, salutation },
      more: ['language', 'tone', 'audience'],
      answer: list({ howMany: 3, wire: 'text' }),
      partOf: { call: 'blog_post', numbered: true },
      creativity: 0.7,
      prompt: {
        de: `
          Schlage drei verschiedene Einleitungen für den Blogbeitrag vor, um den es in {{ content }} geht.

          Je 60 bis 120 Wörter, ohne Titel. ${addressed.de}`,
        en: `
          Suggest three different introductions to the blog post that {{ content }} is about.

          60 to 120 words each, without the title. ${addressed.en}`,
      },
    }),
    blog_post_outline: call({
      fields: { content, salutation },
      more: ['language', 'tone', 'audience'],
      answer: list({
        of: {
          heading: line({ de: 'Überschrift', en: 'Heading' }),
          says: area({ de: 'Was der Abschnitt sagt', en: 'What the section says' }),
        },
        wire: 'text',
      }),
      partOf: { call: 'blog_post', numbered: false },
      creativity: 0.6,
      prompt: {
        de: `
          Gliedere den Blogbeitrag, um den es in {{ content }} geht.

          Jeder Abschnitt hat eine Überschrift und, was darin steht, so genau, dass man ihn danach schreiben kann; die
          Einleitung gehört nicht dazu. ${addressed.de}`,
        en: `
          Outline the blog post that {{ content }} is about.

          Each section has a heading and what is in it, precisely enough to write it from; the introduction is none of
          them. ${addressed.en}`,
      },
    }),
  },
)
