import { claims } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/fact_check.ts'

export default engine(
  {
    id: 34,
    icon: 'checks',
    name: { de: 'Faktenprüfung', en: 'Fact check' },
    description: { de: 'Jede Aussage, mit Zitat aus der Quelle.', en: 'Every claim, with a quote from the source.' },
    category: ['press', 'education', 'general'],
    action: ['text_analysis', 'research'],
    access: paid,
    guide,
  },
  {
    factcheck: call({
      fields: {
        content: area(
          { de: 'Welcher Text soll geprüft werden?', en: 'Which text should be checked?' },
          {
            max: 800,
            placeholder: {
              de: 'Ein Absatz mit Zahlen, Namen und Behauptungen.',
              en: 'A paragraph with figures, names and claims.',
            },
          },
        ),
      },
      more: ['language'],
      prompt: {
        de: `
          Zerlege den Text in {{ content }} in seine Aussagen, damit jede einzeln geprüft werden kann.

          Alle, in ihrer Reihenfolge, keine zweimal; ein Satz mit zwei Tatsachen ist zwei Aussagen. Die Aussage nennt
          Namen statt „er“ und „dort“ und sagt nicht mehr und nicht weniger als die Stelle, auch wo diese falsch ist.
          Meinungen, Vorhersagen, Werturteile und Wünsche stehen auch da, aber keine Quelle kann sie belegen. Die
          Suchwörter sind, was man in eine Suchmaschine tippt, um Belege und Gegenbelege zu finden.`,
        en: `
          Break the text in {{ content }} into its claims, so that each can be checked by itself.

          All of them, in their order, none twice; a sentence with two facts is two claims. The claim gives names
          instead of “he” and “there”, and says no more and no less than the passage, even where that is wrong. Opinions,
          predictions, judgements and wishes are listed too, but no source can prove them. The search words are what one
          types into a search engine to find evidence for and against.`,
      },
      answer: claims({ view: 'claims', wire: 'success' }),
      by: 'factcheck',
      basis: 'free',
      creativity: 0,
      search: {
        without: {
          de: 'Die Suche im Netz ist hier nicht eingerichtet. Sie erfahren, was das Modell aus eigenem Wissen dazu sagt; ein Urteil mit Quellen gibt es so nicht.',
          en: 'Web search is not set up here. You will be told what the model says from its own knowledge; there can be no verdict with sources.',
        },
      },
    }),
  },
)
