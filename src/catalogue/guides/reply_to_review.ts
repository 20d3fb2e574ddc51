import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So lesen es auch alle anderen gern', en: 'How to win over everybody else who reads it' },
  expects: [
    { de: 'Die ganze Bewertung', en: 'The whole review' },
    { de: 'Sterne', en: 'Stars' },
    { de: 'Was Sie dazu sagen', en: 'What you have to say' },
    { de: 'Was Sie anbieten', en: 'What you offer' },
    { de: 'Ihr Name', en: 'Your name' },
  ],
  advice: [
    {
      title: { de: 'Ihre Sicht darunter schreiben.', en: 'Add your side below it.' },
      text: {
        de: 'Was stimmt, was nicht, was Sie geändert haben: Ohne das kann die Antwort nur zuhören.',
        en: 'What is true, what is not, what you have changed: without it the reply can only listen.',
      },
    },
    {
      title: { de: 'Angeboten wird nur, was Sie anbieten.', en: 'Only what you offer is offered.' },
      text: {
        de: 'Kein Gutschein, keine Erstattung, kein Nachlass steht in der Antwort, wenn Sie ihn nicht nennen.',
        en: 'No voucher, refund or discount appears in the reply unless you name it.',
      },
    },
    {
      title: { de: 'Erst am nächsten Morgen antworten.', en: 'Reply the next morning.' },
      text: {
        de: 'Eine Antwort liest nicht nur, wer sich geärgert hat, sondern jeder, der überlegt zu kommen.',
        en: 'A reply is read not only by whoever was annoyed but by everyone who is thinking of coming.',
      },
    },
  ],
  example: {
    reply_to_review: {
      content: prose({
        de: `
              3 von 5 Sternen, Petra Kühn: Zimmer sauber, das Frühstück mit der selbst gekochten Marmelade das beste
              seit Langem. Aber um sechs Uhr früh die Müllabfuhr unterm Fenster, und vorher sagt einem das keiner.
              Nächstes Mal nur zum Hof hin, falls es das gibt.

              Von uns: Die Müllabfuhr kommt dienstags, das hätten wir sagen müssen. Zimmer 7 bis 12 gehen zum Hof,
              gleicher Preis. Seit dieser Woche fragen wir bei der Buchung danach. Ines Voigt, Pension Seerose.`,
        en: `
              3 out of 5 stars, Petra Kühn: Room clean, breakfast with home-made jam the best in a long time. But the
              bin lorry under the window at six in the morning, and nobody tells you beforehand. Next time only on the
              courtyard side, if there is one.

              From us: the bin lorry comes on Tuesdays, we should have said so. Rooms 7 to 12 face the courtyard, same
              price. Since this week we ask about it when people book. Ines Voigt, Seerose Guesthouse.`,
      }),
    },
  },
  shows: prose({
    de: `
          Guten Tag, Frau Kühn,

          danke für die genaue Rückmeldung. Dass Ihnen das Frühstück so gut geschmeckt hat, freut uns, die Marmelade
          ganz besonders.

          Dienstags um sechs kommt die Müllabfuhr, und das hätten wir Ihnen vorher sagen müssen. Es tut uns leid, dass
          Sie davon wach geworden sind. Seit dieser Woche fragen wir bei jeder Buchung, ob jemand zum Hof hin schlafen
          möchte: Dort liegen die Zimmer 7 bis 12, zum gleichen Preis. Für Ihren nächsten Besuch genügt das Wort „Hof“.

          Ines Voigt, Pension Seerose`,
    en: `
          Dear Petra,

          Thank you for such an exact review. We are glad you enjoyed the breakfast so much, and the jam most of all.

          The bin lorry comes at six on Tuesdays, and we should have told you so. We are sorry that it woke you. Since
          this week we have been asking everyone who books whether they would rather sleep on the courtyard side: rooms
          7 to 12 are there, at the same price. For your next stay, just say “courtyard”.

          Ines Voigt, Seerose Guesthouse`,
  }),
}
