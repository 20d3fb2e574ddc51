import { area } from '#shared/fields.ts'
import { call } from '../../call.ts'
import { type Engine, engine, everyone } from '../../engine.ts'
import { plainNotes } from '../../options.ts'
import { prose } from '../../prose.ts'
import { nothingInvented } from './advice.ts'

/** A text that is there already, said otherwise. */
export const rewriting: Engine = engine(
  {
    id: 0,
    icon: 'renew',
    name: { de: 'Nach unseren Regeln umschreiben', en: 'Rewrite to our rules' },
    description: { de: 'Ein Text, wie Ihr Haus ihn schreibt.', en: 'A text in your house style.' },
    category: ['general'],
    action: ['text_editing'],
    access: everyone,
    guide: {
      title: { de: 'So klingt es nach Ihrem Haus', en: 'How to match your house style' },
      expects: [
        { de: 'Der ganze Text', en: 'The whole text' },
        { de: 'Ihre Regeln', en: 'Your rules' },
        { de: 'Feste Begriffe', en: 'Fixed terms' },
        { de: 'Anrede', en: 'Form of address' },
      ],
      advice: [
        {
          title: { de: 'Wenige, klare Regeln.', en: 'A few clear rules.' },
          text: {
            de: 'Fünf Regeln, die man prüfen kann, bewirken mehr als zwanzig Wünsche.',
            en: 'Five rules that can be checked achieve more than twenty wishes.',
          },
        },
        nothingInvented,
        plainNotes,
      ],
      example: {
        text: {
          content: prose({
            de: `Hiermit teilen wir Ihnen mit, dass die Durchführung der Wartung der Heizungsanlage am 4. Mai erfolgt.
              Die Bereitstellung von Warmwasser ist in der Zeit von 8 bis 12 Uhr nicht gegeben.`,
            en: `We hereby inform you that maintenance of the heating system will be carried out on 4 May. The
              provision of hot water will not be possible between 8 am and noon.`,
          }),
          rules: {
            de: 'Kurze Sätze, Verben statt Hauptwörtern, wir sprechen mit „Sie“ an.',
            en: 'Short sentences, verbs rather than nouns, we address readers as “you”.',
          },
        },
      },
      shows: prose({
        de: `Am 4. Mai warten wir die Heizung. Von 8 bis 12 Uhr haben Sie deshalb kein warmes Wasser.`,
        en: `On 4 May we will service the heating. You will have no hot water from 8 am to noon.`,
      }),
    },
  },
  {
    text: call({
      fields: {
        content: area({ de: 'Welcher Text soll übertragen werden?', en: 'Which text should be put into dialect?' }),
        rules: area(
          { de: 'Welche Regeln gelten?', en: 'Which rules apply?' },
          { max: 2000, placeholder: { de: 'Eine Regel je Zeile.', en: 'One rule per line.' } },
        ),
      },
      more: ['language', 'address', 'audience', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie den Text in {{ content }} so um, dass er die Regeln in {{ rules }} einhält.

          Sinn, Reihenfolge und alle Angaben bleiben. Was den Regeln schon entspricht, bleibt Wort für Wort stehen.
          Widersprechen sich zwei Regeln, gilt die frühere.`,
        en: `
          Rewrite the text in {{ content }} so that it keeps the rules in {{ rules }}.

          Meaning, order and all facts stay. What keeps the rules already stays word for word. Where two rules
          contradict each other, the earlier one holds.`,
      },
      keeps: { from: 'content', how: 'rewritten' },
      language: 'kept',
      creativity: 0.3,
    }),
  },
)
