import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/thesis_argument.ts'

export default engine(
  {
    id: 43,
    icon: 'debate',
    name: { de: 'These und Argumente', en: 'Thesis and arguments' },
    description: { de: 'Eine These, gut begründet, mit Einwand.', en: 'A thesis, well argued, with objections.' },
    category: ['education', 'other'],
    action: ['text_creation', 'analysis'],
    access: paid,
    guide,
  },
  {
    thesis_argument: call({
      fields: {
        content: area(
          { de: 'Welche These oder Frage soll begründet werden?', en: 'Which thesis or question should be argued?' },
          {
            placeholder: {
              de: 'Ihre These oder das Thema, die Seite, die Sie vertreten, Beispiele.',
              en: 'Your thesis or topic, the side you take, examples.',
            },
          },
        ),
      },
      more: ['language', 'tone', 'audience', 'length', 'avoid', 'variants'],
      basis: 'knowledge',
      creativity: 0.5,
      prompt: {
        de: `
          Begründe die These, die in {{ content }} steht oder aus der Frage dort folgt.

          Markdown: die These als Satz, drei Argumente mit „## “, jedes mit Begründung und Beispiel, dann der stärkste
          Einwand und die Antwort darauf, dann ein Schluss.`,
        en: `
          Argue the thesis that stands in {{ content }} or follows from the question there.

          Markdown: the thesis as a sentence, three arguments with “## ”, each with reason and example, then the
          strongest objection and the reply to it, then a conclusion.`,
      },
    }),
  },
)
