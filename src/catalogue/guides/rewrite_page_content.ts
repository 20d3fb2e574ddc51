import type { Guide } from '../engine.ts'
import { pageNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird aus Ihrer Seite eine frische', en: 'How to make your page read like new' },
  expects: [
    { de: 'Die Adresse', en: 'The address' },
    { de: 'Text statt Bilder', en: 'Text rather than pictures' },
    { de: 'Offen ohne Anmeldung', en: 'Open without signing in' },
    { de: 'Der neue Ton', en: 'The new tone' },
  ],
  advice: [
    {
      title: { de: 'Alles bleibt, nur die Worte nicht.', en: 'Everything stays but the words.' },
      text: {
        de: 'Tatsachen, Zahlen, Namen und Reihenfolge bleiben. Menü, Fußzeile und Werbung fallen weg.',
        en: 'Facts, figures, names and their order stay. Menu, footer and advertising are dropped.',
      },
    },
    {
      title: { de: 'Nehmen Sie eigene Texte.', en: 'Use texts of your own.' },
      text: {
        de: 'Auch umgeschrieben bleibt ein fremder Text ein fremder. Fragen Sie, bevor Sie ihn veröffentlichen.',
        en: 'Someone else’s text remains theirs when it is rewritten. Ask before you publish it.',
      },
    },
    pageNotes,
  ],
  example: {
    rewrite_url: {
      url: {
        de: 'https://de.wikipedia.org/wiki/Rohrpost',
        en: 'https://en.wikipedia.org/wiki/Pneumatic_tube',
      },
      tone: 'informal',
    },
  },
  shows: prose({
    de: `
          # Rohrpost: Briefe auf dem Luftweg

          Eine Büchse, ein Rohr und der Druck der Luft, mehr braucht es nicht. Wer etwas verschicken will, legt es in
          die Büchse und schiebt sie ins Rohr. Dann drückt oder saugt ein Gebläse sie ans Ziel, ob eine Etage höher
          oder quer durch die Stadt.

          ## Wo sie herkommt

          Im 19. Jahrhundert wurden Telegramme schneller gesendet als ausgetragen. Deshalb legten Städte wie London,
          Berlin und Paris Rohre unter ihre Straßen. In Paris fuhren die Büchsen bis 1984.

          ## Wo sie geblieben ist

          Verschwunden ist die Rohrpost nicht: In vielen Krankenhäusern bringt sie heute Blutproben ins Labor …`,
    en: `
          # Pneumatic post: letters by air

          A canister, a tube and the pressure of air: it takes no more than that. You put what you want to send into
          the canister and push it into the tube. Then a blower presses or sucks it to where it should go, one floor
          up or right across town.

          ## Where it came from

          In the 19th century telegrams were sent faster than they could be carried to the door. So cities such as
          London, Berlin and Paris laid tubes under their streets. In Paris the canisters ran until 1984.

          ## Where it has stayed

          It hasn’t disappeared: in many hospitals it takes blood samples to the laboratory today …`,
  }),
}
