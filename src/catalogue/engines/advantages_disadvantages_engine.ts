import { form } from '#shared/answers.ts'
import { area, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/advantages_disadvantages_engine.ts'

export default engine(
  {
    id: 40,
    icon: 'scale',
    name: { de: 'Vorteile und Nachteile', en: 'Pros and cons' },
    description: { de: 'Beide Seiten, fair gewogen.', en: 'Both sides, fairly weighed.' },
    category: ['education', 'general'],
    action: ['analysis', 'text_creation'],
    access: paid,
    guide,
  },
  {
    advantages_disadvantage: call({
      fields: {
        content: area(
          {
            de: 'Welche Entscheidung oder Sache soll abgewogen werden?',
            en: 'Which decision or matter should be weighed?',
          },
          {
            placeholder: {
              de: 'Worum es geht, für wen, was Ihnen wichtig ist.',
              en: 'What it is about, for whom, what matters to you.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'include', 'avoid', 'variants'],
      basis: 'knowledge',
      answer: form(
        {
          pros: words({ de: 'Vorteile', en: 'Advantages' }, { most: 8, labels: ['Pro', 'Pros'] }),
          cons: words(
            { de: 'Nachteile', en: 'Disadvantages' },
            { most: 8, labels: ['Contra', 'Kontra', 'Con', 'Cons'] },
          ),
          verdict: area({ de: 'Abwägung', en: 'Verdict' }, { labels: ['Fazit', 'Conclusion'] }),
        },
        { view: 'pros-cons' },
      ),
      creativity: 0.4,
      prompt: {
        de: `
          Nenne Vorteile und Nachteile dessen, was in {{ content }} steht, für die Menschen, um die es dort geht.

          Jede Seite so stark, wie sie ist, das Gewichtigste zuerst, jeder Punkt ein ganzer Satz. Die Abwägung sagt in
          zwei bis vier Sätzen, wovon die Entscheidung abhängt.`,
        en: `
          Name the advantages and disadvantages of what is in {{ content }}, for the people it is about.

          Each side as strong as it is, the weightiest first, each point a whole sentence. The verdict says in two to
          four sentences what the decision depends on.`,
      },
    }),
  },
)
