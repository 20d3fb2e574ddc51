import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
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
}
