import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird eine Prüfung brauchbar', en: 'How a check becomes useful' },
  expects: [
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Namen', en: 'Names' },
    { de: 'Orte und Zeiten', en: 'Places and dates' },
    { de: 'Ganze Sätze', en: 'Whole sentences' },
  ],
  advice: [
    {
      title: { de: 'Das Zitat lesen.', en: 'Read the quotation.' },
      text: {
        de: 'Jedes Urteil steht auf einem Satz, der so auf der Seite steht. Ob die Seite recht hat, entscheiden Sie.',
        en: 'Each verdict stands on a sentence that is on that page. Whether the page is right is for you to decide.',
      },
    },
    {
      title: { de: 'Die eigene Quelle dazulegen.', en: 'Add a source of your own.' },
      text: {
        de: 'Eine einzelne Aussage lässt sich mit einer Adresse noch einmal prüfen.',
        en: 'A single claim can be checked again with an address you name.',
      },
    },
    {
      title: { de: '„Nicht gefunden“ heißt nicht falsch.', en: '“Not found” does not mean false.' },
      text: {
        de: 'Es heißt nur, dass keine gelesene Seite es mit einem Satz sagt.',
        en: 'It only means that no page that was read says so in a sentence.',
      },
    },
  ],
  example: {
    factcheck: {
      content: prose({
        de: `
              Das Brandenburger Tor wurde zwischen 1788 und 1791 gebaut. Entworfen hat es Karl Friedrich Schinkel. Auf dem
              Tor steht eine Quadriga. Es ist das schönste Bauwerk Berlins.`,
        en: `
              The Brandenburg Gate was built between 1788 and 1791. It was designed by Karl Friedrich Schinkel. A
              quadriga stands on top of the gate. It is the most beautiful building in Berlin.`,
      }),
    },
  },
  shows: prose({
    de: `
          1. **Das Brandenburger Tor wurde zwischen 1788 und 1791 gebaut.**
             **belegt:** mit dem Satz der Seite, ihrer Adresse und dem Tag, an dem sie gelesen wurde.
          2. **Karl Friedrich Schinkel hat das Brandenburger Tor entworfen.**
             **widerlegt:** mit dem Satz, der Carl Gotthard Langhans nennt.
          3. **Auf dem Brandenburger Tor steht eine Quadriga.**
             **belegt:** mit den Sätzen zweier Seiten.
          4. **Das Brandenburger Tor ist das schönste Bauwerk Berlins.**
             **nicht prüfbar:** Das ist eine Meinung.`,
    en: `
          1. **The Brandenburg Gate was built between 1788 and 1791.**
             **supported:** with the sentence on the page, its address and the day on which it was read.
          2. **Karl Friedrich Schinkel designed the Brandenburg Gate.**
             **refuted:** with the sentence that names Carl Gotthard Langhans.
          3. **A quadriga stands on top of the Brandenburg Gate.**
             **supported:** with the sentences of two pages.
          4. **The Brandenburg Gate is the most beautiful building in Berlin.**
             **not checkable:** this is an opinion.`,
  }),
}
