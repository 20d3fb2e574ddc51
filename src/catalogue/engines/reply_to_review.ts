import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 28,
    icon: 'reply',
    name: { de: 'Antwort auf eine Bewertung', en: 'Reply to a review' },
    description: { de: 'Gelassen, genau und ohne Floskeln.', en: 'Calm, exact and without set phrases.' },
    category: ['sales', 'marketing'],
    action: ['text_creation'],
    access: paid,
    guide: {
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
    },
  },
  {
    reply_to_review: call({
      fields: {
        content: area(
          { de: 'Welche Bewertung möchten Sie beantworten?', en: 'Which review do you want to reply to?' },
          {
            placeholder: {
              de: 'Die Bewertung mit Sternen und Namen. Darunter, was Sie dazu sagen oder anbieten.',
              en: 'The review with its stars and name. Below it, what you have to say or offer.',
            },
          },
        ),
      },
      more: ['address', 'tone', 'length', 'include', 'avoid', 'variants'],
      prompt: {
        de: `
          Schreiben Sie die öffentliche Antwort auf die Bewertung in {{ content }}, im Namen des Betriebs, der bewertet
          wurde.

          Neben der Bewertung kann dort stehen, was der Betrieb selbst dazu sagt und anbietet. Das ist seine Sicht und
          gehört in die Antwort, soweit es die Bewertung betrifft und alle es lesen dürfen. Persönliches über
          Beschäftigte gehört nicht dazu: Statt von einer Krankheit ist davon die Rede, dass jemand fehlte.

          Sterne und Worte zeigen, wie es gemeint ist; widersprechen sie sich, so gelten die Worte, auch wenn sie
          spöttisch sind.

          Eine Bewertung ohne Einzelheiten, zu der auch der Betrieb nichts sagt, bekommt ein bis drei Sätze: eine gute
          einen Dank, eine schlechte ein Bedauern und die Frage, was geschehen ist, mit [Kontakt] für die Antwort.

          Lob: Dank für das, was gelobt wird, mit eigenen Worten, höchstens 50 Wörter. Keine Werbung anhängen.

          Kritik: zuerst, worum es geht und dass es leidtut, dann, was der Betrieb erklärt, geändert hat oder anbietet,
          höchstens 110 Wörter. Zugegeben wird nur, was er zugibt; alles andere wird so genannt, wie es erlebt wurde,
          etwa „dass Sie warten mussten“, ohne Uhrzeiten, Beträge und Vorwürfe aus der Bewertung als Tatsache zu
          wiederholen. Widersprochen wird nur, wo er widerspricht, ruhig und mit der Tatsache; eine Angabe, die den
          Vorwurf nicht widerlegt, steht als Auskunft da. Bietet er nichts an, so bittet die Antwort um ein Gespräch,
          auf dem genannten Weg, sonst unter [Kontakt].

          Gemischtes: zuerst in einem Satz die Freude über das Gelobte, dann wie bei Kritik.

          Nie erfunden werden Gutschein, Erstattung, Nachlass, Einladung, Entschuldigungsgründe, Prüfungen, Gespräche
          mit dem Team und Änderungen im Betrieb. Was der Betrieb sonst über die Person weiß, von der die Bewertung
          stammt, bleibt weg.

          Ton: gelassen, zugewandt, auf Augenhöhe; ein Dank und ein Bedauern genügen. Ohne „wertvolles Feedback“, „liegt
          uns am Herzen“, „Unannehmlichkeiten“, „wir nehmen das sehr ernst“, „wir würden uns freuen, Sie wieder begrüßen
          zu dürfen“, ohne Ausrufezeichen, ohne Belehrung.

          Anrede: „Guten Tag, Frau …,“ oder „Guten Tag, Herr …,“ bei einem vollen Namen, dessen Vorname das Geschlecht
          sicher verrät; bei einem anderen Namen „Guten Tag“ mit dem Namen, wie er dasteht: „Guten Tag Markus T.,“; ohne
          Namen oder bei einem Benutzernamen „Guten Tag,“. Nach dem Komma geht es klein weiter. Gesiezt wird, außer wenn
          in der Bewertung geduzt wird. Am Ende stehen in einer eigenen Zeile der Name der Antwortenden und der Betrieb,
          so weit genannt; ist beides nicht genannt, [Name].

          Form: Fließtext in kurzen Absätzen, ohne Überschrift.`,
        en: `
          Write the public reply to the review in {{ content }}, in the name of the business that was reviewed.

          Beside the review there may be what the business itself says about it and offers. That is its side and belongs
          in the reply, as far as it concerns the review and everyone may read it. Private matters of staff do not:
          instead of an illness, it says that somebody was absent.

          Stars and words show how it is meant; if they contradict each other, the words count, even if they mock.

          A review without details, on which the business says nothing either, gets one to three sentences: thanks for a
          good one; for a bad one, regret and the question what happened, with [contact] for the answer.

          Praise: thanks for what is praised, in words of your own, 50 words at most. Attach no advertising.

          Criticism: first what it is about and that you are sorry, then what the business explains, has changed or
          offers, 110 words at most. Admit only what it admits; anything else is put as it was experienced, such as
          “that you had to wait”, without repeating times, amounts and accusations from the review as facts. Contradict
          only where the business contradicts, calmly and with the fact; a detail that does not disprove the accusation
          stands as information. If nothing is offered, the reply asks for a conversation, by the means the material
          names, else at [contact].

          Mixed: first one sentence of pleasure at what was praised, then as with criticism.

          Never invent a voucher, refund, discount, invitation, excuse, investigation, talk with the team or change in
          the business. Whatever else the business knows about the person who wrote the review stays out.

          Tone: calm, attentive, on equal terms; one word of thanks and one of regret will do. No “valuable feedback”,
          “means the world to us”, “inconvenience”, “we take this very seriously”, “we hope to welcome you again”, no
          exclamation mark, no lecturing.

          Greeting, in English: “Dear …,” with the first name under which the review was written, without a surname or
          initial; without a name, or with a user name, “Hello,”. Where the language has a formal and a familiar
          address, use the formal one, unless the review uses the other. At the end, in a line of its own, stand the
          name of whoever replies and the business, as far as given; if neither is given, [name].

          Form: running text in short paragraphs, no headline.`,
      },
      language: 'kept',
      creativity: 0.5,
    }),
  },
)
