import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { prose } from '../prose.ts'

const max = 4000

export default engine(
  {
    id: 60,
    icon: 'columns',
    name: { de: 'Textvergleich', en: 'Text comparison' },
    description: { de: 'Was zwei Texte verschieden wirken lässt.', en: 'What makes two texts work differently.' },
    category: ['other', 'general'],
    action: ['text_analysis', 'analysis'],
    access: paid,
    guide: {
      title: { de: 'So sehen Sie, welcher Text besser trifft', en: 'How to see which text does better' },
      expects: [
        { de: 'Zwei ganze Texte', en: 'Two whole texts' },
        { de: 'Dieselbe Sache', en: 'The same subject' },
        { de: 'Alt und neu', en: 'Old and new' },
        { de: 'Oder zwei Entwürfe', en: 'Or two drafts' },
      ],
      advice: [
        {
          title: { de: 'Zwei Fassungen einer Sache.', en: 'Two versions of one thing.' },
          text: {
            de: 'Vertrag alt und neu, zwei Entwürfe, das eigene und ein fremdes Angebot: Dann lohnt es sich.',
            en: 'An old and a new contract, two drafts, your offer and another one: then it is worth it.',
          },
        },
        {
          title: { de: 'Die Reihenfolge gibt den Namen.', en: 'The order gives the names.' },
          text: {
            de: 'Im Ergebnis heißen sie Text 1 und Text 2. Setzen Sie den älteren an die erste Stelle.',
            en: 'In the result they are called text 1 and text 2. Put the older one first.',
          },
        },
        {
          title: { de: 'Ein Urteil, keine Zählung.', en: 'A judgement, not a count.' },
          text: {
            de: 'Die KI beurteilt, wie die Texte wirken. Ohne KI werden Wörter, Sätze und Unterschiede gezählt.',
            en: 'The AI judges how the texts come across. Without AI, words, sentences and differences are counted.',
          },
        },
      ],
      example: {
        text_compare: {
          text1: prose({
            de: `
              Sie können bis 14 Tage vor Kursbeginn kostenlos zurücktreten. Danach berechnen wir die Hälfte der Gebühr.
              Es genügt ein Anruf. Fällt ein Kurs aus, erstatten wir die volle Gebühr innerhalb einer Woche. Ihren
              Platz dürfen Sie jederzeit an eine andere Person weitergeben.`,
            en: `
              You can cancel free of charge up to 14 days before the course begins. After that we charge half the fee.
              A phone call is enough. If a course is called off, we refund the full fee within a week. You may pass
              your place on to somebody else at any time.`,
          }),
          text2: prose({
            de: `
              Ein kostenloser Rücktritt ist bis 30 Tage vor Kursbeginn möglich. Danach berechnen wir die volle Gebühr.
              Der Rücktritt muss schriftlich erfolgen. Fällt ein Kurs aus, erstatten wir die volle Gebühr oder nennen
              Ihnen einen Ersatztermin. Ihren Platz dürfen Sie nach Rücksprache an eine andere Person weitergeben.`,
            en: `
              Cancellation free of charge is possible up to 30 days before the course begins. After that we charge the
              full fee. Cancellation must be made in writing. If a course is called off, we refund the full fee or
              offer you another date. You may pass your place on to somebody else with our consent.`,
          }),
        },
      },
      shows: prose({
        de: `
          Beide regeln Rücktritt, Ausfall und Weitergabe. Text 2 ist in fast jedem Punkt strenger gegen die, die
          buchen; leichter zu verstehen ist Text 1.

          ## Inhalt

          - Frist: „bis 14 Tage vor Kursbeginn“ in Text 1, „bis 30 Tage vor Kursbeginn“ in Text 2.
          - Danach: „die Hälfte der Gebühr“ gegen „die volle Gebühr“.
          - Form: „Es genügt ein Anruf“ gegen „muss schriftlich erfolgen“.
          - Weitergabe: „jederzeit“ gegen „nach Rücksprache“.
          - Nur Text 1 nennt eine Woche für die Erstattung, nur Text 2 einen Ersatztermin.

          ## Ton

          Text 1 spricht an („Sie können“), Text 2 verfügt („muss schriftlich erfolgen“).

          ## Empfehlung

          Text 2 lässt offen, wer zwischen Geld und Ersatztermin wählt. Ergänzen Sie das.`,
        en: `
          Both cover cancelling, courses called off and passing on a place. Text 2 is stricter with those who book on
          almost every point; text 1 is easier to understand.

          ## Content

          - Deadline: “up to 14 days” in text 1, “up to 30 days” in text 2.
          - After that: “half the fee” against “the full fee”.
          - Form: “A phone call is enough” against “must be made in writing”.
          - Passing on: “at any time” against “with our consent”.
          - Only text 1 names a week for the refund, only text 2 another date.

          ## Tone

          Text 1 talks to readers (“You can cancel”), text 2 decrees (“must be made in writing”).

          ## Recommendation

          Text 2 leaves open who chooses between money and another date. Add that.`,
      }),
    },
  },
  {
    text_compare: call({
      note: { de: 'Ein Vergleich von zwei Texten kostet 3 Anfragen.', en: 'Comparing 2 texts costs 3 requests.' },
      fields: {
        text1: area(
          { de: 'Der erste Text', en: 'The first text' },
          {
            max,
            placeholder: { de: 'Die ältere Fassung oder der eigene Text.', en: 'The older version or your own.' },
          },
        ),
        text2: area(
          { de: 'Der zweite Text', en: 'The second text' },
          {
            max,
            placeholder: { de: 'Die neuere Fassung oder der andere Text.', en: 'The newer version or the other.' },
          },
        ),
      },
      more: ['language'],
      quality: 'best',
      prompt: {
        de: `
          Vergleichen Sie den Text in {{ text1 }} mit dem in {{ text2 }}: was für Lesende anders ist und welcher wofür
          besser taugt.

          Der Vergleich ist für jemanden, der sich zwischen beiden entscheidet oder wissen will, was sich geändert hat.
          Die Texte heißen „Text 1“ und „Text 2“. Jede Aussage stützt sich auf eine Stelle; wo es auf den Wortlaut
          ankommt, steht er in Anführungszeichen, ohne Auslassung und höchstens acht Wörter am Stück. Wörter, Sätze und
          Unterschiede zählen Sie nicht.

          Drei Fälle brauchen keinen Aufbau und keine Überschriften. Sind die Texte gleich, sagt das ein Satz.
          Unterscheiden sie sich nur in Schreibung oder wenigen Wörtern, sagen höchstens drei Sätze, was anders ist und
          was das für Lesende bedeutet. Handeln sie von ganz Verschiedenem, sagen zwei Sätze das und worum es in jedem
          geht.

          In allen anderen Fällen gilt dieser Aufbau; ein Teil, in dem sich die Texte nicht unterscheiden, entfällt
          samt Überschrift.

          Erster Absatz, ohne Überschrift, höchstens drei Sätze: was beiden gemeinsam ist, was der wichtigste
          Unterschied ist und welcher Text wofür besser taugt. Ist keiner besser, so steht das da.

          „## Inhalt“: als Liste zuerst, worin sich die Texte widersprechen, mit beiden Stellen nebeneinander, dann,
          was nur in Text 1, und zuletzt, was nur in Text 2 steht. Zahlen, Daten, Namen, Fristen, Bedingungen und
          Verneinungen gehen jeweils vor. Was nur anders gesagt ist, gehört nicht hierher.

          „## Ton“: wie beide zu ihren Lesenden stehen, an je einer Stelle gezeigt.

          „## Verständlichkeit“: was man schneller versteht und woran das liegt: Reihenfolge, Satzbau, Wörter,
          Mehrdeutiges.

          „## Empfehlung“: höchstens drei Sätze, was zu tun ist, etwa welche Stelle man übernimmt; sie entfällt, wenn
          der erste Absatz schon alles sagt. Schreiben Sie keinen neuen Text.

          Loben Sie nicht und mutmaßen Sie nicht über Verfasser und Absichten. Ob stimmt, was in den Texten steht,
          prüfen Sie nicht.

          Länge: höchstens 300 Wörter.`,
        en: `
          Compare the text in {{ text1 }} with the one in {{ text2 }}: what is different for readers, and which text is
          better for what.

          The comparison is for somebody who is choosing between the two or wants to know what has changed. Call them
          “text 1” and “text 2”. Base every statement on a passage; where the wording matters, quote it without
          omissions, at most eight words at a time. Do not count words, sentences or differences.

          Three cases need neither structure nor headings. If the texts are identical, say so in one sentence. If they
          differ only in spelling or a few words, say in at most three sentences what differs and what that means for
          readers. If they are about entirely different things, say so in two sentences, including what each is about.

          In all other cases follow this structure; leave out any part in which the texts do not differ, heading
          included.

          First paragraph, without a heading, at most three sentences: what the texts have in common, what the most
          important difference is, and which is better for what. If neither is better, say so.

          “## Content”: a list, first of contradictions, with both passages side by side, then of what is only in text
          1, and last of what is only in text 2. In each group, figures, dates, names, deadlines, conditions and
          negations come first. What is merely worded differently does not belong here.

          “## Tone”: how each text treats its readers, shown by one passage each.

          “## Clarity”: which is quicker to understand, and why: order, sentence structure, words, ambiguities.

          “## Recommendation”: at most three sentences on what to do, such as which passage to adopt; leave it out if
          the first paragraph has said it all. Do not write a new text.

          Do not praise, and do not speculate about authors or intentions. Do not check whether what the texts say is
          true. In languages other than English, the headings are in that language.

          Length: at most 300 words.`,
      },
      answer: text({ view: 'compare' }),
      house: 'comparison',
      cost: 3,
      creativity: 0.2,
    }),
  },
)
