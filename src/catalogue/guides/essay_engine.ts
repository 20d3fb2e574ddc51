import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus ein Gedankengang', en: 'How to build a line of thought' },
  expects: [
    { de: 'Thema oder Frage', en: 'Topic or question' },
    { de: 'Ihre These', en: 'Your thesis' },
    { de: 'Beispiele', en: 'Examples' },
    { de: 'Der stärkste Einwand', en: 'The strongest objection' },
    { de: 'Für wen', en: 'For whom' },
  ],
  advice: [
    {
      title: { de: 'Eine Frage statt eines Gebiets.', en: 'A question, not a field.' },
      text: {
        de: 'Aus „Digitalisierung“ wird ein Überblick, aus einer Streitfrage ein Aufsatz.',
        en: '“Digitalisation” becomes an overview; a point at issue becomes an essay.',
      },
    },
    {
      title: { de: 'Ihre Beispiele machen ihn eigen.', en: 'Your examples make it yours.' },
      text: {
        de: 'Quellen und Zahlen werden nicht erfunden. Nennen Sie die, die vorkommen sollen.',
        en: 'Sources and figures are not invented. Name those that should appear.',
      },
    },
    {
      title: { de: 'Er entsteht Teil für Teil.', en: 'It is written part by part.' },
      text: {
        de: 'Erst die Gliederung, dann Absatz für Absatz, zusammen 700 bis 1.000 Wörter.',
        en: 'First the outline, then paragraph by paragraph, 700 to 1,000 words in all.',
      },
    },
  ],
  example: {
    generate_essay: {
      topic: prose({
        de: `
              Sollten Hersteller verpflichtet werden, Geräte reparierbar zu bauen? Meine These: Ja, denn wer nicht
              reparieren kann, besitzt ein Gerät nur halb. Beispiele: Waschmaschine mit verklebter Trommel,
              Mobiltelefon mit fest verbautem Akku, das Reparaturcafé in unserer Stadt, in dem jeden Monat etwa 40
              Geräte gerettet werden. Einwand: Reparierbare Geräte sind teurer und oft größer. Für ein breites
              Publikum ohne Vorkenntnisse.`,
        en: `
              Should manufacturers be obliged to build devices that can be repaired? My thesis: yes, because whoever
              cannot repair a device only half owns it. Examples: a washing machine with a glued drum, a phone with a
              built-in battery, the repair café in our town, where about 40 devices are saved every month. Objection:
              repairable devices cost more and are often larger. For a general audience without previous knowledge.`,
      }),
      tone: 'convincing',
    },
  },
  shows: prose({
    de: `
          # Halb besessen

          Die Trommel einer Waschmaschine lagert in zwei Schalen aus Kunststoff. Früher hielten Schrauben sie
          zusammen, heute oft Kleber. Geht das Lager kaputt, ein Teil für wenige Euro, muss die ganze Maschine auf den
          Hof. Wem gehört dann eigentlich ein Gerät, das man bezahlt hat, aber nicht öffnen kann? Nur halb dem, der es
          gekauft hat. Deshalb sollten Hersteller verpflichtet werden, reparierbar zu bauen.

          Im Reparaturcafé unserer Stadt retten Freiwillige jeden Monat etwa 40 Geräte. Ihr wichtigstes Werkzeug ist
          nicht der Lötkolben, sondern die Frage, ob sich das Gehäuse öffnen lässt …`,
    en: `
          # Half owned

          The drum of a washing machine rests in two plastic shells. They used to be held together by screws; today it
          is often glue. When the bearing fails, a part worth a few euros, the whole machine has to go. So who owns a
          device that has been paid for but cannot be opened? Only half of it belongs to the person who bought it.
          That is why manufacturers should be obliged to build for repair.

          In our town’s repair café, volunteers save about 40 devices every month. Their most important tool is not
          the soldering iron but a question: can the case be opened …`,
  }),
}
