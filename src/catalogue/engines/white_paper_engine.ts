import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { researchFields } from '../research.ts'
import { guide } from '../guides/white_paper_engine.ts'

export default engine(
  {
    id: 61,
    icon: 'paper',
    name: { de: 'Whitepaper', en: 'White paper' },
    description: { de: 'Problem, Wege und Empfehlung, nüchtern.', en: 'Problem, options and advice, soberly put.' },
    category: ['marketing', 'product'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide,
  },
  {
    whitepaper: call({
      fields: {
        thema: area(
          { de: 'Worum geht es in dem Whitepaper?', en: 'What is the white paper about?' },
          {
            max: 1000,
            placeholder: {
              de: 'Das Problem, für wen, Ihre Zahlen und Fälle, mögliche Wege, Ihre Empfehlung.',
              en: 'The problem, for whom, your figures and cases, possible options, your advice.',
            },
          },
        ),
        ...researchFields,
      },
      more: ['language', 'address', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreibe ein Whitepaper zum Thema in {{ thema }}.

          Titel mit „# “, Abschnitte mit „## “. Länge: 1.000 bis 1.500 Wörter.`,
        en: `
          Write a white paper on the topic in {{ thema }}.

          A title with “# ”, sections with “## ”. Length: 1,000 to 1,500 words.`,
      },
      answer: text({ wire: 'success' }),
      failures: 'above',
      creativity: 0.4,
    }),
  },
)
