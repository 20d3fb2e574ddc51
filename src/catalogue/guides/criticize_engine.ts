import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So hilft Kritik weiter', en: 'How criticism helps' },
  expects: [
    { de: 'Der ganze Text', en: 'The whole text' },
    { de: 'Für wen er ist', en: 'Whom it is for' },
    { de: 'Was er erreichen soll', en: 'What it should achieve' },
    { de: 'Was feststeht', en: 'What is settled' },
  ],
  advice: [
    {
      title: { de: 'Sagen, wofür der Text ist.', en: 'Say what the text is for.' },
      text: {
        de: 'Ein Förderantrag wird anders gelesen als ein Blog.',
        en: 'A grant application is read differently from a blog.',
      },
    },
    {
      title: { de: 'Sie entscheiden.', en: 'You decide.' },
      text: {
        de: 'Jeder Punkt steht bei seiner Stelle und lässt sich übergehen.',
        en: 'Each point stands with its passage and can be passed over.',
      },
    },
    {
      title: { de: 'Früh fragen.', en: 'Ask early.' },
      text: {
        de: 'Am Entwurf tut Kritik weniger weh als am gedruckten Heft.',
        en: 'Criticism hurts less on a draft than on the printed booklet.',
      },
    },
  ],
  example: {
    criticize: {
      content: prose({
        de: `
              Antrag an den Ortsbeirat: Unser Bücherschrank wird viel genutzt und sollte unbedingt ein Dach bekommen.
              Bei Regen werden die Bücher nass. Das Dach kostet nicht viel. Viele Bürger sind dafür. Wir bitten um
              schnelle Bearbeitung, da es jetzt oft regnet.`,
        en: `
              Application to the local council: our book exchange is used a lot and should definitely get a roof. When
              it rains the books get wet. The roof does not cost much. Many citizens are in favour. We ask for quick
              processing, as it often rains now.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. **Stelle:** Das Dach kostet nicht viel.
             **Was daran fehlt:** Der Beirat muss einen Betrag beschließen und kann mit „nicht viel“ nichts anfangen.
             **Besser:** Betrag und Angebot nennen: [Betrag, Firma].
          2. **Stelle:** Viele Bürger sind dafür.
             **Was daran fehlt:** Ohne Zahl ist das eine Behauptung.
             **Besser:** Eine Unterschriftenliste beilegen und ihre Zahl nennen.
          3. **Stelle:** da es jetzt oft regnet
             **Was daran fehlt:** Das drängt, ohne einen Termin zu nennen.
             **Besser:** Sagen, bis wann der Beschluss gebraucht wird.`,
    en: `
          1. **Passage:** The roof does not cost much.
             **What is missing:** The council has to decide on a sum and can do nothing with “not much”.
             **Better:** Give the sum and a quote: [sum, company].
          2. **Passage:** Many citizens are in favour.
             **What is missing:** Without a figure this is a claim.
             **Better:** Attach a list of signatures and say how many there are.
          3. **Passage:** as it often rains now
             **What is missing:** It presses without naming a date.
             **Better:** Say by when the decision is needed.`,
  }),
}
