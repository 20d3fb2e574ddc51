import { text } from '#shared/answers.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { fromPage, page, tonality } from '../options.ts'
import { guide } from '../guides/rewrite_page_content.ts'

export default engine(
  {
    id: 65,
    icon: 'renew',
    name: { de: 'Webseite umschreiben', en: 'Rewrite a web page' },
    description: { de: 'Derselbe Inhalt, von Grund auf neu gesagt.', en: 'The same content, reworded throughout.' },
    category: ['general', 'marketing'],
    action: ['text_editing', 'content_creation'],
    access: paid,
    guide,
  },
  {
    rewrite_url: call({
      fields: { url: page, tone: { ...tonality, optional: true } },
      more: ['address', 'audience', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreibe den Text der Seite in {{ url }} um, im Ton „{{ tone }}“.

          ${fromPage.de}`,
        en: `
          Rewrite the text of the page in {{ url }}, in a tone that is {{ tone }}.

          ${fromPage.en}`,
      },
      answer: text({ wire: 'success' }),
      language: 'kept',
      keeps: { from: 'url', how: 'rewritten' },
      creativity: 0.7,
    }),
  },
)
