import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 61,
    icon: 'paper',
    name: { de: 'Whitepaper', en: 'White paper' },
    description: { de: 'Problem, Wege und Empfehlung, nüchtern.', en: 'Problem, options and advice, soberly put.' },
    category: ['marketing', 'product'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    guide: {
      title: { de: 'So wird daraus ein Papier, dem man glaubt', en: 'How to write a paper people believe' },
      expects: [
        { de: 'Das Problem', en: 'The problem' },
        { de: 'Wen es trifft', en: 'Whom it affects' },
        { de: 'Ihre Zahlen', en: 'Your figures' },
        { de: 'Die Möglichkeiten', en: 'The options' },
        { de: 'Was Sie empfehlen', en: 'What you recommend' },
        { de: 'Wer es herausgibt', en: 'Who publishes it' },
      ],
      advice: [
        {
          title: { de: 'Ein Problem, nicht ein Produkt.', en: 'A problem, not a product.' },
          text: {
            de: 'Gelesen wird, was eine Entscheidung erleichtert. Ihr Angebot darf eine der Möglichkeiten sein.',
            en: 'People read what makes a decision easier. Your offer may be one of the options.',
          },
        },
        {
          title: { de: 'Zahlen kommen von Ihnen.', en: 'Figures come from you.' },
          text: {
            de: 'Studien und Quellen werden nicht erfunden. Wo ein Beleg fehlt, steht eine Lücke in Klammern.',
            en: 'Studies and sources are not invented. Where proof is missing, there is a gap in brackets.',
          },
        },
        {
          title: { de: 'Sagen Sie, was dagegen spricht.', en: 'Name the drawbacks.' },
          text: {
            de: 'Grenzen und Risiken machen ein Papier glaubwürdig. Nennen Sie, welche Sie kennen.',
            en: 'Limits and risks make a paper credible. State those you know.',
          },
        },
      ],
      example: {
        whitepaper: {
          thema: prose({
            de: `
              Wärme aus Abwasser für Hallenbäder. Für Leitungen von Stadtwerken und Bäderbetrieben. Herausgeber:
              Ingenieurbüro Tauber, Kassel. Problem: Duschwasser geht mit etwa 30 Grad in den Kanal, geheizt wird mit
              Gas. Unser Fall: Hallenbad Süd, seit 14 Monaten Wärmetauscher mit Wärmepumpe, 41 Prozent weniger Gas,
              Umbau 380.000 Euro, drei Wochen Schließung. Wege: nur dämmen, Wärmetauscher, Anschluss an Fernwärme.
              Grenzen: braucht Platz im Keller, jede Woche Reinigung. Empfehlung: erst messen, dann planen.`,
            en: `
              Heat from waste water for indoor pools. For managers of utilities and public baths. Publisher: Tauber
              Engineers, Kassel. Problem: shower water leaves for the sewer at some 30 degrees while heating runs on
              gas. Our case: the South Pool, for 14 months a heat exchanger with a heat pump, 41 per cent less gas,
              380,000 euros for the conversion, three weeks of closure. Options: insulation only, heat exchanger,
              district heating. Limits: needs room in the basement, cleaning every week. Advice: measure first, then
              plan.`,
          }),
        },
      },
      shows: prose({
        de: `
          # Wärme, die schon bezahlt ist: Abwasser als Heizung für Hallenbäder

          *Ingenieurbüro Tauber, Kassel*

          ## Zusammenfassung

          Hallenbäder leiten Duschwasser mit etwa 30 Grad in den Kanal und heizen zugleich mit Gas. Im Hallenbad Süd
          holt ein Wärmetauscher mit Wärmepumpe einen Teil dieser Wärme zurück: In 14 Monaten sank der Gasverbrauch um
          41 Prozent. Der Umbau kostete 380.000 Euro und drei Wochen Schließung. Wir empfehlen, erst zu messen und dann
          zu planen.

          ## Das Problem

          Wer ein Bad betreibt, bezahlt dieselbe Wärme zweimal …`,
        en: `
          # Heat already paid for: waste water as heating for indoor pools

          *Tauber Engineers, Kassel*

          ## Summary

          Indoor pools send shower water to the sewer at some 30 degrees, and heat with gas at the same time. At the
          South Pool a heat exchanger with a heat pump brings part of that heat back: in 14 months gas consumption fell
          by 41 per cent. The conversion cost 380,000 euros and three weeks of closure. We advise measuring first and
          planning afterwards.

          ## The problem

          Whoever runs a pool pays for the same heat twice …`,
      }),
    },
  },
  {
    whitepaper: call({
      fields: {
        thema: area(
          { de: 'Worum geht es in dem Whitepaper?', en: 'What is the white paper about?' },
          {
            max: 1000,
            placeholder: {
              de: 'Das Problem, für wen, Ihre Zahlen und Fälle, mögliche Wege, Ihre Empfehlung.',
              en: 'The problem, for whom, your figures and cases, possible options, your advice.',
            },
          },
        ),
      },
      more: ['language', 'address', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      prompt: {
        de: `
          Schreiben Sie ein Whitepaper zum Thema in {{ thema }}.

          Es hilft Fachleuten, ein Problem zu verstehen und sich zwischen mehreren Lösungen zu entscheiden. Es wirbt
          nicht: Ein Produkt des Herausgebers ist eine Möglichkeit unter anderen und wird mit demselben Maß gemessen.
          Nennt das Thema niemanden, für den es ist, so schreiben Sie für Menschen, die den Betrieb kennen und die
          Technik nicht.

          Aufbau, jeder Abschnitt mit „## “ unter der Überschrift, die hier vor dem Doppelpunkt steht; bei allen außer
          der Zusammenfassung darf nach einem Doppelpunkt folgen, worauf der Abschnitt hinausläuft:
          - Zusammenfassung: zwei bis fünf Sätze mit dem Problem, den Ergebnissen, die das Thema nennt, und der
          Empfehlung.
          - Das Problem: wen es trifft, woher es kommt, woran man es im Betrieb merkt.
          - Was eine Lösung leisten muss: drei bis fünf Kriterien als Liste mit „- “.
          - Die Möglichkeiten: zwei bis vier, zuerst die aus dem Thema, jede mit Nutzen, Aufwand und ihren Grenzen.
          Eine, zu der das Thema keine Angaben macht, bekommt einen einzigen Satz, der sagt, worin sie besteht. Macht es
          zu mindestens zweien Angaben, so misst am Ende eine Tabelle diese an den Kriterien, in Worten statt Punkten.
          - Ein Fall, nur wenn das Thema einen nennt: Ausgangslage, Maßnahme, Ergebnis. Grenzen stehen bei ihrer
          Möglichkeit und hier nur, wenn das Thema sie dem Fall zuschreibt.
          - Empfehlung: die aus dem Thema, für wen sie gilt, unter welcher Bedingung und welche Nachteile sie hat; gibt
          das Thema keine, so steht hier, wovon die Entscheidung abhängt.
          - Nächste Schritte: drei bis fünf Schritte mit „1. “, mit denen man anfangen kann.

          Zahlen, Fälle, Namen, Preise und Fristen stammen aus dem Thema. Allgemein bekannte Zusammenhänge dürfen Sie
          erklären, aber nicht behaupten, wie häufig oder wie teuer etwas ist; ohne Zahlen, ohne „Studien zeigen“ und
          ohne „Experten sind sich einig“. Trägt eine Aussage nur mit einem Beleg, so steht dort eine Lücke wie [Beleg:
          Anteil der Bäder mit Gasheizung], im Ganzen höchstens drei. Rechnen Sie nichts hoch und sagen Sie nichts
          voraus. Paragrafen, Normen und Förderprogramme nur, wenn das Thema sie nennt.

          Nüchtern und genau; Fachwörter werden beim ersten Mal erklärt. Ist ein Herausgeber genannt, so spricht er von
          sich als „wir“; sonst kommt „wir“ nicht vor. Lesende werden mit „Sie“ angesprochen, und das selten.

          Länge: höchstens 1.000 Wörter und desto kürzer, je weniger das Thema angibt. Nennt es nur einen Gegenstand, so
          sind es höchstens 400, und Kriterien, Tabelle und Fall fehlen.

          Form: der Titel mit „# “, höchstens zwölf Wörter, er nennt das Problem oder ein Ergebnis aus dem Thema;
          darunter kursiv der Herausgeber, wenn er genannt ist. Absätze, Listen und die eine Tabelle; ohne
          Inhaltsverzeichnis, ohne Nummern vor den Überschriften.`,
        en: `
          Write a white paper on the topic in {{ thema }}.

          It helps professionals to understand a problem and to decide between several solutions. It does not
          advertise: a product of the publisher is one option among others and is measured by the same standard. If the
          topic names nobody it is for, write for people who know the business and not the technology.

          Structure, each section with “## ” below the heading that stands before the colon here; in all but the
          summary, a colon and what the section comes to may follow it:
          - Summary: two to five sentences with the problem, the results that the topic names, and the recommendation.
          - The problem: whom it affects, where it comes from, how it shows in daily work.
          - What a solution must do: three to five criteria as a list with “- ”.
          - The options: two to four, those from the topic first, each with its benefit, effort and limits. One of which
          the topic states nothing gets a single sentence that says what it consists of. If the topic states facts about
          two or more, a table at the end holds these against the criteria, in words rather than points.
          - A case, only if the topic names one: the starting point, the measure, the result. Limits stand with their
          option, and here only if the topic ascribes them to the case.
          - Recommendation: the one from the topic, whom it suits, on which condition, and its drawbacks; if the topic
          gives none, what the decision depends on.
          - Next steps: three to five steps with “1. ” that one can begin with.

          Figures, cases, names, prices and deadlines come from the topic. You may explain what is generally known, but
          not claim how frequent or how expensive something is; without figures, without “studies show” and without
          “experts agree”. Where a statement only holds with proof, a gap stands there such as [source: share of pools
          heated with gas], three at most in the whole. Extrapolate nothing and predict nothing. Laws, standards and
          funding programmes only if the topic names them.

          Sober and exact; technical terms are explained the first time. If a publisher is named, they speak of
          themselves as “we”; otherwise “we” does not occur. Readers are addressed directly, but seldom.

          Length: at most 1,000 words, and the shorter the less the topic states. If it only names a subject, at most
          400, and criteria, table and case are left out.

          Form: the title with “# ”, at most twelve words, naming the problem or a result from the topic; below it, in
          italics, the publisher, if one is named. Paragraphs, lists and the one table; no table of contents, no numbers
          in front of the headings.`,
      },
      answer: text({ wire: 'success' }),
      failures: 'above',
      creativity: 0.4,
    }),
  },
)
