import { form } from '#shared/answers.ts'
import { area, choice, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address, inTone, tonality } from '../options.ts'
import { guide } from '../guides/linkedin_post.ts'

export default engine(
  {
    id: 18,
    icon: 'business',
    name: { de: 'LinkedIn-Beitrag', en: 'LinkedIn post' },
    description: { de: 'Eine Erkenntnis, die andere weiterbringt.', en: 'One insight that others can use.' },
    category: ['marketing', 'hr'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    generate_linkedin_post: call({
      fields: {
        content: area(
          { de: 'Worüber möchten Sie schreiben?', en: 'What do you want to write about?' },
          {
            placeholder: {
              de: 'Was geschah, was herauskam, Zahlen, was Sie gelernt haben. Stichpunkte genügen.',
              en: 'What happened, what came of it, figures, what you learned. Notes will do.',
            },
          },
        ),
        ziel: line(
          { de: 'Was soll der Beitrag bewirken?', en: 'What should the post achieve?' },
          {
            placeholder: {
              de: 'Bewerbungen, ein Gespräch, Erfahrungen anderer',
              en: 'Applications, a conversation, the experience of others',
            },
          },
        ),
        format: choice(
          { de: 'Form des Beitrags', en: 'Form of the post' },
          {
            post: { de: 'Beitrag', en: 'post' },
            story: { de: 'Geschichte', en: 'story' },
            list: { de: 'Liste', en: 'list' },
            question: { de: 'Frage', en: 'question' },
          },
          { optional: true },
        ),
        anrede: { ...address, optional: true },
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid', 'variants'],
      sender: ['organisation', 'web', 'social'],
      prompt: {
        de: `
          Schreibe einen LinkedIn-Beitrag über das, was in {{ content }} steht, für das Ziel in {{ ziel }}.

          ${inTone('tone').de}{% if anrede == 'formal' %} Lesende werden gesiezt.{% elsif anrede == 'informal' %}
          Lesende werden geduzt.{% endif %} {% case format %}{% when 'story' %}Als Geschichte.{% when 'list' %}Als Liste
          mit „1. “.{% when 'question' %}Mit einer offenen Frage als letztem Satz.{% else %}Als Beitrag.{% endcase %}

          Reiner Text.`,
        en: `
          Write a LinkedIn post about what is in {{ content }}, for the goal in {{ ziel }}.

          ${inTone('tone').en}{% if anrede %} Where the language has two forms of address, the {% if anrede == 'formal'
          %}formal{% else %}familiar{% endif %} one.{% endif %} {% case format %}{% when 'story' %}As a story.{% when
          'list' %}As a list with “1. ”.{% when 'question' %}With an open question as its last sentence.{% else %}As a
          post.{% endcase %}

          Plain text.`,
      },
      answer: form(
        {
          text: area({ de: 'Text', en: 'Text' }, { labels: ['Beitrag', 'LinkedIn-Beitrag', 'Post', 'LinkedIn post'] }),
          hashtags: words({ de: 'Hashtags', en: 'Hashtags' }, { optional: true, most: 5 }),
        },
        { view: 'social', main: 'text' },
      ),
      creativity: 0.6,
    }),
  },
)
