import { area, file } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/extend_improve.ts'

export default engine(
  {
    id: 35,
    icon: 'expand',
    name: { de: 'Ausbauen und verbessern', en: 'Extend and improve' },
    description: { de: 'Ihr Text, nur ausführlicher und runder.', en: 'Your text, only fuller and better.' },
    category: ['general', 'marketing'],
    action: ['text_editing', 'content_creation'],
    access: paid,
    guide,
  },
  {
    expand: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll länger werden?', en: 'Which text should become longer?' },
          {
            placeholder: {
              de: 'Ein Absatz, ein Entwurf, ein paar Sätze.',
              en: 'A paragraph, a draft, a few sentences.',
            },
          },
        ),
        refDocument: file(
          { de: 'Woher kommen die Einzelheiten?', en: 'Where do the details come from?' },
          {
            optional: true,
            accept: 'documents',
            hint: {
              de: 'Ein Bericht, Notizen, ein Datenblatt: Was der Text ausführlicher sagt, stammt daraus.',
              en: 'A report, notes, a data sheet: what the text says in more detail comes from there.',
            },
          },
        ),
      },
      more: ['address', 'tone', 'audience', 'include', 'avoid', 'variants'],
      language: 'kept',
      keeps: { from: 'content', how: 'rewritten' },
      creativity: 0.5,
      prompt: {
        de: `
          Baue den Text in {{ content }} aus und verbessere ihn.

          {% if refDocument %}Einzelheiten dazu stehen in {{ refDocument }}; bei Widerspruch gilt {{ content }}.{% endif
          %}`,
        en: `
          Expand and improve the text in {{ content }}.

          {% if refDocument %}Details for it are in {{ refDocument }}; where they contradict, {{ content }} holds.{% endif
          %}`,
      },
    }),
  },
)
