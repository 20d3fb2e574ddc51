import { form } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { mailBody, mailSubjects } from '../mail-parts.ts'
import { guide } from '../guides/newsletter_engine.ts'

export default engine(
  {
    id: 13,
    icon: 'mails',
    name: { de: 'Newsletter', en: 'Newsletter' },
    description: { de: 'Betreff, Vorschau, Text und ein Aufruf.', en: 'Subject, preview, text and one next step.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide,
  },
  {
    newsletter: call({
      fields: {
        context: area(
          { de: 'Worum geht es in dieser Ausgabe?', en: 'What is this issue about?' },
          {
            placeholder: {
              de: 'Neuigkeit, Angebot, Termin, Rückblick; was man tun soll. Stichpunkte genügen.',
              en: 'News, offer, date, a look back; what readers should do. Notes will do.',
            },
          },
        ),
        audience: line(
          { de: 'Wer bekommt den Newsletter?', en: 'Who receives the newsletter?' },
          {
            placeholder: {
              de: 'Stammkundschaft, Vereinsmitglieder, Eltern der Kita',
              en: 'Regular customers, club members, nursery parents',
            },
          },
        ),
        info: area(
          { de: 'Was gehört noch in die Ausgabe?', en: 'What else belongs in this issue?' },
          {
            optional: true,
            placeholder: { de: 'Öffnungszeiten, Verweise, wer grüßt.', en: 'Opening times, links, who signs.' },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'length', 'include', 'avoid'],
      sender: ['name', 'organisation', 'address', 'phone', 'email', 'web', 'social'],
      prompt: {
        de: `
          Schreibe einen Newsletter über das, was in {{ context }} steht, für die Menschen, die in {{ audience }}
          genannt sind.

          {% if info %}Was in {{ info }} steht, gehört dazu; Wünsche zum Text darin gelten.{% endif %} 

          Drei Betreffzeilen, eine Vorschauzeile, der Text.`,
        en: `
          Write an e-mail newsletter about what is in {{ context }} for the people named in {{ audience }}.

          {% if info %}What is in {{ info }} belongs to it; wishes for the text in it hold.{% endif %} 

          Three subject lines, a preview line, the text.`,
      },
      answer: form(
        {
          subjects: mailSubjects,
          preheader: line(
            { de: 'Vorschautext', en: 'Preview text' },
            { max: 100, labels: ['Vorschau', 'Vorschauzeile', 'Preview', 'Preview line', 'Preheader'] },
          ),
          body: mailBody,
        },
        { view: 'mail', wire: 'data', main: 'body' },
      ),
      creativity: 0.6,
    }),
  },
)
