import { text } from '#shared/answers.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { fromPage, inTone, page, pageNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 65,
    icon: 'renew',
    name: { de: 'Webseite umschreiben', en: 'Rewrite a web page' },
    description: { de: 'Derselbe Inhalt, von Grund auf neu gesagt.', en: 'The same content, reworded throughout.' },
    category: ['general', 'marketing'],
    action: ['text_editing', 'content_creation'],
    access: paid,
    guide: {
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
    },
  },
  {
    rewrite_url: call({
      fields: { url: page, tone: { ...tonality, optional: true } },
      more: ['address', 'audience', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie den Text der Seite in {{ url }} vollständig neu, im Ton „{{ tone }}“.

          ${inTone('tone').de} Wirklich neu geschrieben und neu gegliedert nach dem, was die Leser suchen.

          Der Inhalt bleibt ganz: keine Aussage kommt hinzu, keine fällt weg. Namen, Zahlen, Daten, Preise, Adressen,
          Bedingungen und Zitate bleiben, wie sie sind; „wir“ bleibt „wir“. Anrede und Sätze passen zum Ton; ein Scherz, den er nicht trägt, wird sachlich gesagt. ${fromPage.de}

          Länge wie die Seite, höchstens 1.500 Wörter. „# “, „## “, Listen mit „- “, Tabellen als Tabellen.`,
        en: `
          Rewrite the text of the page in {{ url }} completely, in a tone that is {{ tone }}.

          ${inTone('tone').en} Really rewritten, and newly ordered by what its readers look for.

          The content stays whole: no statement is added, none is lost. Names, figures, dates, prices, addresses, terms
          and quotations stay as they are; “we” stays “we”. A joke the tone cannot carry is said plainly. ${fromPage.en}

          Length like the page, at most 1,500 words. “# ”, “## ”, lists with “- ”, tables as tables.`,
      },
      answer: text({ wire: 'success' }),
      language: 'kept',
      keeps: { from: 'url', how: 'rewritten' },
      creativity: 0.7,
    }),
  },
)
