import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So zeigt das Bild, worum es geht', en: 'How the picture shows what it is about' },
  expects: [
    { de: 'Ein Text', en: 'A text' },
    { de: 'Oder ein Thema', en: 'Or a topic' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Der Zusammenhang', en: 'The context' },
  ],
  advice: [
    {
      title: { de: 'Ein Text gibt seine eigenen Wörter.', en: 'A text yields its own words.' },
      text: {
        de: 'Ab etwa 30 Wörtern kommt nichts dazu, was nicht darin steht. Ohne KI braucht es einen solchen Text.',
        en: 'From about 30 words, nothing is added that is not in it. Without AI it needs such a text.',
      },
    },
    {
      title: { de: 'Ein Thema braucht Zusammenhang.', en: 'A topic needs a context.' },
      text: {
        de: '„Bank“ ist vieles, „Bank im Stadtpark“ ist eines. Zwei, drei Wörter mehr genügen.',
        en: '“Bank” is many things, “bank of a river” is one. Two or three more words will do.',
      },
    },
    {
      title: { de: 'Vorn steht, was groß wird.', en: 'What comes first becomes large.' },
      text: {
        de: 'Die Wörter sind nach Gewicht geordnet, und danach richtet sich ihre Größe im Bild.',
        en: 'The words are ordered by weight, and their size in the picture follows from it.',
      },
    },
  ],
  example: {
    generate_wordcloud: {
      keyword: prose({
        de: `
              Mittwochs und samstags ist Markt auf dem Domplatz. Um sechs bauen die Händlerinnen ihre Stände auf, um
              sieben kommen die ersten Stammgäste: Brot aus dem Holzofen, Ziegenkäse aus der Rhön, Äpfel und Birnen von
              der Streuobstwiese, im Frühjahr Spargel, im Herbst Kürbis und Pilze. Am Stand von Familie Weiß gibt es
              seit 1962 Fisch, dahinter Blumen und Honig. Wer Zeit hat, trinkt am Brunnen einen Kaffee, und mittags
              riecht der ganze Markt nach Bratwurst.`,
        en: `
              On Wednesdays and Saturdays there is a market on Cathedral Square. At six the traders put up their
              stalls, at seven the first regulars come: bread from the wood oven, goat’s cheese from the Rhön, apples
              and pears from the orchard, asparagus in spring, pumpkin and mushrooms in autumn. At the stall of the
              Weiß family there has been fish since 1962, with flowers and honey behind it. Those who have time drink
              coffee by the fountain, and at noon the whole market smells of sausages.`,
      }),
    },
  },
  shows: prose({
    de: `
          - Markt
          - Domplatz
          - Stände
          - Händlerinnen
          - Stammgäste
          - Brot
          - Ziegenkäse
          - Fisch
          - Äpfel
          - Spargel
          - Kaffee
          - Blumen
          - Bratwurst
          - Holzofen
          - Birnen
          - Kürbis
          - Honig
          - Pilze
          - Rhön
          - Brunnen
          - Streuobstwiese
          - Frühjahr
          - Herbst`,
    en: `
          - market
          - Cathedral Square
          - stalls
          - traders
          - regulars
          - bread
          - goat’s cheese
          - fish
          - apples
          - asparagus
          - coffee
          - flowers
          - sausages
          - wood oven
          - pears
          - pumpkin
          - honey
          - mushrooms
          - Rhön
          - fountain
          - orchard
          - spring
          - autumn`,
  }),
}
