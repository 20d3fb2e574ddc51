import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address, tonality } from '../options.ts'
import { guide } from '../guides/blog_post_paragraph.ts'

export default engine(
  {
    id: 44,
    icon: 'pilcrow',
    name: { de: 'Blogabsatz', en: 'Blog paragraph' },
    description: { de: 'Ein Abschnitt Ihres Beitrags, fertig.', en: 'A section of your post, finished.' },
    category: ['marketing', 'press'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    blog_post_paragraph: call({
      fields: {
        content: area(
          { de: 'Worum geht es in diesem Abschnitt?', en: 'What is this section about?' },
          {
            placeholder: {
              de: 'Überschrift des Abschnitts und was darin vorkommen soll. Stichpunkte genügen.',
              en: 'Heading of the section and what should appear in it. Notes will do.',
            },
          },
        ),
        tonality: { ...tonality, optional: true },
        saluation: { ...address, optional: true, default: 'formal', also: ['salutation'] },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      answer: list({ each: 'paragraph' }),
      partOf: { call: 'blog_post', numbered: true },
      creativity: 0.6,
      prompt: {
        de: `
          Schreibe den Abschnitt eines Blogbeitrags, den {{ content }} beschreibt. Der Ton ist {{ tonality }}. {% if saluation == 'informal' %}Wer es liest, wird geduzt.{% else %}Wer
          es liest, wird gesiezt.{% endif %}`,
        en: `
          Write the section of a blog post that {{ content }} describes. The tone is {{ tonality }}. Where the language has two forms of address, the {% if saluation == 'informal'
          %}familiar{% else %}formal{% endif %} one.`,
      },
    }),
  },
)
