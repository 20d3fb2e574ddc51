import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/blog_post_ideas.ts'

export default engine(
  {
    id: 39,
    icon: 'bulb',
    name: { de: 'Ideen für Blogbeiträge', en: 'Blog post ideas' },
    description: { de: 'Zwei Beiträge, die nur von Ihnen kommen.', en: 'Two posts that nobody else has.' },
    category: ['marketing', 'general'],
    action: ['content_creation', 'research'],
    access: paid,
    guide,
  },
  {
    blog_idea: call({
      fields: {
        content: area(
          { de: 'Worüber schreiben Sie, und für wen?', en: 'What do you write about, and for whom?' },
          {
            placeholder: {
              de: 'Ihr Gebiet, Ihre Leserschaft, Fragen, Erlebnisse, was schon erschienen ist.',
              en: 'Your field, your readers, questions, experiences, what you have published.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'include', 'avoid'],
      quality: 'quick',
      basis: 'knowledge',
      prompt: {
        de: `
          Schlage zwei Ideen für Blogbeiträge vor, mit Titel, Inhalt und Zielgruppe, aus dem, was in {{ content }}
          steht.

          Was es schon gibt, kommt nicht noch einmal.`,
        en: `
          Suggest two ideas for blog posts, with title, content and readers, from what is in {{ content }}.

          What exists already does not come again.`,
      },
      answer: list({
        of: {
          title: line({ de: 'Titel', en: 'Title' }, { max: 80 }),
          says: area({ de: 'Worum es geht', en: 'What it says' }, { labels: ['Inhalt', 'Content'] }),
          readers: line({ de: 'Für wen', en: 'For whom' }, { labels: ['Zielgruppe', 'Readers', 'Audience'] }),
        },
        howMany: 2,
      }),
      creativity: 0.8,
    }),
  },
)
