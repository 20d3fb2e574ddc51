import { list } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/word_cloud.ts'

export default engine(
  {
    id: 54,
    icon: 'cloud',
    name: { de: 'Wortwolke', en: 'Word cloud' },
    description: { de: 'Ein Thema als Bild seiner Wörter.', en: 'A topic as a picture of its words.' },
    category: ['other', 'education'],
    action: ['content_creation', 'text_analysis'],
    access: paid,
    guide,
  },
  {
    generate_wordcloud: call({
      fields: {
        keyword: area(
          { de: 'Woraus soll die Wolke werden?', en: 'What should the cloud be made from?' },
          {
            placeholder: {
              de: 'Ein Text, oder ein Thema in wenigen Worten.',
              en: 'A text, or a topic in a few words.',
            },
          },
        ),
      },
      more: ['avoid'],
      quality: 'quick',
      basis: 'free',
      prompt: {
        de: `
          Nenne dreißig Wörter für eine Wortwolke aus dem, was in {{ keyword }} steht, das wichtigste zuerst.

          Ist es ein Text von mehr als etwa 40 Wörtern, so stehen sie alle in ihm, auch seine Namen und Wendungen ganz
          („Erste Hilfe“). Sonst einzelne, bildhafte Wörter, die zu diesem Thema gehören und zu keinem anderen. Jedes einmal, nur die Wörter.`,
        en: `
          List thirty words for a word cloud made from what is in {{ keyword }}, the most important first.

          If it is a text of more than about 40 words, all of them stand in it, its names and phrases whole (“first aid”). Otherwise single words that one can picture and that belong to this topic alone. Each once, the words only, in lower case unless the language asks for a capital.`,
      },
      answer: list({ each: 'value', view: 'cloud' }),
      house: 'cloud',
      language: 'kept',
      creativity: 0.3,
    }),
  },
)
