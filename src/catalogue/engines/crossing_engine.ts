import { list } from '#shared/answers.ts'
import { area, choice } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { transitions } from '../transitions.ts'
import { guide } from '../guides/crossing_engine.ts'

export default engine(
  {
    id: 56,
    icon: 'bridge',
    name: { de: 'Überleitung', en: 'Transition' },
    description: { de: 'Die Brücke zwischen zwei Absätzen.', en: 'The bridge between two paragraphs.' },
    category: ['education', 'general'],
    action: ['text_creation', 'text_editing'],
    access: paid,
    guide,
  },
  {
    crossing: call({
      fields: {
        content: area(
          { de: 'Zwischen welchen Absätzen fehlt die Überleitung?', en: 'Which paragraphs need a transition?' },
          {
            placeholder: {
              de: 'Der Absatz davor, eine leere Zeile, der Absatz danach.',
              en: 'The paragraph before, an empty line, the paragraph after.',
            },
          },
        ),
        crossing: choice({ de: 'Übergangswort', en: 'Transition word' }, transitions, {
          optional: true,
          own: { max: 40 },
          default: 'but',
        }),
      },
      more: ['tone', 'avoid'],
      quality: 'quick',
      answer: list({ each: 'line', howMany: 3, wire: 'text' }),
      language: 'kept',
      creativity: 0.6,
      prompt: {
        de: `
          Schreibe drei Überleitungen vom ersten zum zweiten Absatz in {{ content }}.

          Jede hat ein bis zwei Sätze und steht für sich. {% if crossing %}Jede beginnt mit „{{ crossing }}“ oder
          enthält es.{% endif %} Ist nur ein Absatz da, führt sie von ihm weiter.`,
        en: `
          Write three transitions from the first to the second paragraph in {{ content }}.

          Each has one or two sentences and stands by itself. {% if crossing %}Each begins with “{{ crossing }}” or
          contains it.{% endif %} If there is only one paragraph, it leads on from that.`,
      },
    }),
  },
)
