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
      title: { de: 'So lesen es auch alle anderen gern', en: 'How everybody else likes to read it too' },
      expects: [
        { de: 'Die ganze Bewertung', en: 'The whole review' },
        { de: 'Sterne', en: 'Stars' },
        { de: 'Was Sie dazu sagen', en: 'What you say to it' },
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
            en: 'No voucher, refund or discount stands in the reply unless you name it.',
          },
        },
        {
          title: { de: 'Erst am nächsten Morgen antworten.', en: 'Reply the next morning.' },
          text: {
            de: 'Eine Antwort liest nicht nur, wer sich geärgert hat, sondern jeder, der überlegt zu kommen.',
            en: 'A reply is read by whoever was annoyed, and by everyone who is thinking of coming.',
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
          Guten Tag, Petra Kühn,

          danke für die genaue Rückmeldung. Dass Ihnen das Frühstück so gut geschmeckt hat, freut uns, die Marmelade
          ganz besonders.

          Dienstags um sechs kommt die Müllabfuhr, und das hätten wir Ihnen vorher sagen müssen. Es tut uns leid, dass
          Sie davon wach geworden sind. Seit dieser Woche fragen wir bei jeder Buchung, ob jemand zum Hof hin schlafen
          möchte: Dort liegen die Zimmer 7 bis 12, zum gleichen Preis. Für Ihren nächsten Besuch genügt das Wort „Hof“.

          Ines Voigt, Pension Seerose`,
        en: `
          Dear Petra Kühn,

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
              en: 'The review with its stars and name. Below it, what you say to it or offer.',
            },
          },
        ),
      },
      more: ['address', 'tone', 'length', 'include', 'avoid'],
      prompt: {
        de: `
          Schreiben Sie die öffentliche Antwort auf die Bewertung in {{ content }}, im Namen derer, die bewertet wurden.

          Neben der Bewertung kann dort stehen, was die Bewerteten selbst dazu sagen und anbieten. Das ist ihre Sicht
          der Dinge und gehört in die Antwort, soweit es die Bewertung betrifft und alle es lesen dürfen.

          Lesen Sie aus Sternen und Worten, wie es gemeint ist; widersprechen sie sich, so gelten die Worte, auch wenn
          sie spöttisch sind.

          Lob: einmal danken, das Gelobte mit eigenen Worten aufgreifen, dabei bleiben. Keine Werbung anhängen.

          Kritik: zuerst die Sache nennen, die nicht stimmte, dann einmal sagen, dass sie leidtut, dann, was dazu zu
          erklären ist und was geschehen ist oder angeboten wird. Zugegeben wird nur, was die Bewerteten zugeben,
          widersprochen nur, wo sie widersprechen, ruhig und mit der Tatsache; sagen sie nichts dazu, so nimmt die
          Antwort ernst, wie es erlebt wurde, ohne den Hergang zu bestätigen. Ist kein Angebot genannt, so bittet sie um
          ein Gespräch, auf dem Weg, der im Material steht, sonst unter [Kontakt].

          Gemischtes: zuerst das Gelobte in einem Satz, dann die Kritik wie oben.

          Eine Bewertung ohne Einzelheiten bekommt zwei oder drei Sätze; eine schlechte davon fragt, was geschehen ist,
          unter [Kontakt].

          Nie erfunden werden Gutschein, Erstattung, Nachlass, Einladung, Entschuldigungsgründe, Prüfungen, Gespräche
          mit dem Team und Änderungen im Betrieb. Über die Menschen, die bewertet haben, steht nichts in der Antwort,
          was nicht in ihrer Bewertung steht.

          Ton: gelassen, zugewandt, auf Augenhöhe; ein Dank und ein Bedauern genügen. Ohne „wertvolles Feedback“, „liegt
          uns am Herzen“, „Unannehmlichkeiten“, „wir nehmen das sehr ernst“, „wir würden uns freuen, Sie wieder begrüßen
          zu dürfen“, ohne Ausrufezeichen, ohne Belehrung.

          Anrede: „Guten Tag,“ mit dem Namen, unter dem bewertet wurde; ohne Namen oder bei einem Benutzernamen „Guten
          Tag,“ allein. Gesiezt wird, außer wenn in der Bewertung geduzt wird. Am Ende stehen in einer eigenen Zeile der
          Name der Antwortenden und der Betrieb, so weit genannt; ist beides nicht genannt, [Name].

          Länge: Lob höchstens 50 Wörter, Kritik und Gemischtes 50 bis 110. Fließtext in kurzen Absätzen, ohne
          Überschrift.`,
        en: `
          Write the public reply to the review in {{ content }}, in the name of those who were reviewed.

          Beside the review it may say what those reviewed have to say and to offer themselves. That is their side of it
          and belongs in the reply, as far as it concerns the review and everyone may read it.

          Tell from stars and words how it is meant; if they contradict each other, the words count, even if they mock.

          Praise: thank once, take up what was praised in words of your own, and leave it at that. Attach no
          advertising.

          Criticism: first name what was wrong, then say once that you are sorry about it, then what there is to explain
          and what has been done or is offered. Admit only what those reviewed admit, contradict only where they
          contradict, calmly and with the fact; if they say nothing about it, the reply takes seriously how it was
          experienced without confirming the course of events. If no offer is named, it asks for a conversation, by the
          way given in the material, else at [contact].

          Mixed: first what was praised in one sentence, then the criticism as above.

          A review without details gets two or three sentences; a bad one of these asks what happened, at [contact].

          Never invent a voucher, refund, discount, invitation, excuse, investigation, talk with the team or change in
          the business. Of the people who wrote the review nothing stands in the reply that is not in their review.

          Tone: calm, attentive, on equal terms; one word of thanks and one of regret will do. No “valuable feedback”,
          “means the world to us”, “inconvenience”, “we take this very seriously”, “we hope to welcome you again”, no
          exclamation mark, no lecturing.

          Greeting, in English: “Dear …,” with the name under which the review was written; without a name, or with a
          user name, “Hello,”. Where the language has a formal and a familiar address, use the formal one, unless the
          review uses the other. At the end, in a line of its own, stand the name of whoever replies and the business,
          as far as given; if neither is given, [name].

          Length: praise at most 50 words, criticism and mixed reviews 50 to 110. Running text in short paragraphs, no
          headline.`,
      },
      language: 'kept',
      creativity: 0.5,
    }),
  },
)
