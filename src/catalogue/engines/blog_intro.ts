import { area, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/blog_intro.ts'

export default engine(
  {
    id: 15,
    icon: 'pen',
    name: { de: 'Blog-Einleitung', en: 'Blog introduction' },
    description: { de: 'Ein Einstieg, der zum Weiterlesen lockt.', en: 'An opening that makes people read on.' },
    category: ['marketing', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    popular: true,
    guide,
  },
  {
    blogpost_intro: call({
      fields: {
        content: area(
          { de: 'Worum geht es in Ihrem Beitrag?', en: 'What is your post about?' },
          {
            placeholder: {
              de: 'Thema, Leserschaft, wichtigste Aussage. Gern auch der ganze Entwurf.',
              en: 'Topic, readers, main point. The whole draft is welcome too.',
            },
          },
        ),
        temperature: slider(
          { de: 'Wie einfallsreich soll der Text sein?', en: 'How inventive should the text be?' },
          {
            min: 0,
            max: 1,
            step: 0.1,
            default: 0.5,
            optional: true,
            hint: { de: '0 ist sachlich, 1 ist überraschend.', en: '0 is matter-of-fact, 1 is surprising.' },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'length', 'include', 'avoid', 'variants'],
      basis: 'knowledge',
      prompt: {
        de: `
          Schreibe die Einleitung zu dem Blogbeitrag, den {{ content }} beschreibt oder im Entwurf enthält.

          {% if temperature < 0.35 %}Schlicht und geradeaus.{% elsif temperature > 0.65 %}Mit einem Anfang, den niemand
          erwartet.{% else %}Mit einem Anfang, der hineinzieht.{% endif %} Beginne mit der Person, dem Erlebnis
          oder der Zahl aus den Angaben, wenn es sie gibt. 80 bis 150 Wörter, ohne Titel.`,
        en: `
          Write the introduction to the blog post that {{ content }} describes or contains as a draft.

          {% if temperature < 0.35 %}Plain and straight.{% elsif temperature > 0.65 %}With a beginning nobody expects.{%
          else %}With a beginning that draws one in.{% endif %} Begin with the person, the experience or the figure in
          the notes, if there is one. 80 to 150 words, without a title.`,
      },
      creativity: { field: 'temperature' },
    }),
  },
)
