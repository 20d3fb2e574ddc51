import { area, count, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { craft, forHosts } from '../episodes.ts'
import { fromPage, inTone, page, tonality } from '../options.ts'
import { guide } from '../guides/podcast_engine.ts'

const note = {
  de: 'Eine Stimme oder mehrere: Das Skript nennt, wer spricht.',
  en: 'One voice or several: the script names who speaks.',
}

const hosts = (max: number) => count({ de: 'Anzahl der Stimmen', en: 'Number of hosts' }, { min: 1, max, default: 2 })

export default engine(
  {
    id: 63,
    icon: 'microphone',
    name: { de: 'Podcast-Skript', en: 'Podcast script' },
    description: { de: 'Eine Folge, die sich sprechen lässt.', en: 'An episode that reads well aloud.' },
    category: ['marketing', 'education'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    podcast_selber: call({
      title: { de: 'Über ein eigenes Thema', en: 'On a topic of your own' },
      description: { de: 'Sie nennen das Thema und was dazugehört.', en: 'You name the topic and what belongs in it.' },
      icon: 'pen',
      note,
      fields: {
        topic: area(
          { de: 'Worum geht es in der Folge?', en: 'What is the episode about?' },
          {
            placeholder: {
              de: 'Die Frage, Tatsachen, Erlebnisse, für wen, wer spricht.',
              en: 'The question, facts, experiences, for whom, who speaks.',
            },
          },
        ),
        hostcount: hosts(5),
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreibe das Skript einer Podcast-Folge ${forHosts.de} über das Thema in {{ topic }}.

          ${inTone('tone').de} Studien, Zitate und genaue Zahlen nur aus dem Thema oder unstrittig. Länge: 600 bis 900
          Wörter, wenn das Thema keine nennt.

          ${craft.de}`,
        en: `
          Write the script of a podcast episode ${forHosts.en} on the topic in {{ topic }}.

          ${inTone('tone').en} Studies, quotations and exact figures only from the topic or beyond dispute. Length: 600
          to 900 words, unless the topic names one.

          ${craft.en}`,
      },
      creativity: 0.7,
    }),
    podcast_with_url: call({
      title: { de: 'Aus einer Webseite', en: 'From a website' },
      description: {
        de: 'Fragen und Antworten, ein Blogbeitrag, ein Artikel.',
        en: 'Questions and answers, a blog post, an article.',
      },
      icon: 'globe',
      note,
      fields: {
        url: page,
        goal: line(
          { de: 'Was soll die Folge erreichen?', en: 'What should the episode achieve?' },
          {
            optional: true,
            placeholder: {
              de: 'Für Einsteiger erklären, Lust auf einen Besuch machen',
              en: 'Explain it to beginners, make people want to visit',
            },
          },
        ),
        hostcount: hosts(4),
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreibe das Skript einer Podcast-Folge ${forHosts.de} über das, was auf der Seite in {{ url }} steht{%
          if goal %}, für das Ziel in {{ goal }}{% endif %}.

          ${inTone('tone').de} Es sprechen die Leute, denen die Seite gehört, zu denen, die das Ziel nennt; bei einer
          Zeitung oder einem Lexikon jemand, der davon erzählt. ${fromPage.de} Länge: 500 bis 900 Wörter.

          ${craft.de}`,
        en: `
          Write the script of a podcast episode ${forHosts.en} on what is on the page in {{ url }}{% if goal %}, for the
          goal in {{ goal }}{% endif %}.

          ${inTone('tone').en} The people whose page it is speak to those the goal names; with a newspaper or an
          encyclopaedia, somebody who tells of it. ${fromPage.en} Length: 500 to 900 words.

          ${craft.en}`,
      },
      creativity: 0.7,
    }),
  },
)
