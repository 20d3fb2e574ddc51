import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So wird daraus eine gute Meldung', en: 'How to get a good release' },
  expects: [
    { de: 'Wer', en: 'Who' },
    { de: 'Was', en: 'What' },
    { de: 'Wann', en: 'When' },
    { de: 'Wo', en: 'Where' },
    { de: 'Warum', en: 'Why' },
    { de: 'Zitat', en: 'Quotation' },
  ],
  advice: [
    {
      title: { de: 'Nennen Sie Zahlen.', en: 'Give figures.' },
      text: {
        de: 'Sie tragen die Meldung. Eine Redaktion druckt, was sie nachprüfen kann.',
        en: 'They carry the news. Editors print what they can check.',
      },
    },
    {
      title: { de: 'Ein Zitat mit Namen.', en: 'A quotation with a name.' },
      text: {
        de: 'Zwei Sätze genügen. Fehlt eines, steht ein Vorschlag da, der noch freizugeben ist.',
        en: 'Two sentences will do. If there is none, a proposal stands there for approval.',
      },
    },
    plainNotes,
  ],
  example: {
    press: {
      content: prose({
        de: `
              Stadtbücherei Weimar öffnet ab 3. Januar 2027 jeden Sonntag von 11 bis 17 Uhr, ohne zusätzliches
              Personal. Zugang mit dem Bibliotheksausweis, Türen und Verbuchung laufen automatisch, ein Wachdienst ist
              im Haus. Beratung wie bisher Dienstag bis Sonnabend. Probebetrieb im Oktober und November: acht
              Sonntage, 2.340 Menschen, die Hälfte mit Kindern. Kosten 18.000 Euro im Jahr, trägt die Stadt.

              Zitat Sabine Brandt, Leiterin: Der Sonntag ist der Tag, an dem Familien Zeit haben. Jetzt haben wir sie
              auch.

              Stadtbücherei: 84.000 Medien, 9.100 aktive Ausweise, Haus in der Steubenstraße. Pressekontakt Jonas
              Lenk, presse@stadtbuecherei-weimar.example.`,
        en: `
              From 3 January 2027 the Weimar public library opens every Sunday from 11 am to 5 pm, without additional
              staff. Entry with a library card, doors and lending work by themselves, a guard is in the building.
              Advice as before from Tuesday to Saturday. Trial in October and November: eight Sundays, 2,340 visitors,
              half of them with children. Costs 18,000 euros a year, paid by the town.

              Quotation, Sabine Brandt, head of the library: Sunday is the day when families have time. Now we have it
              too.

              The library: 84,000 items, 9,100 active cards, building in Steubenstrasse. Press contact Jonas Lenk,
              presse@stadtbuecherei-weimar.example.`,
      }),
    },
  },
  shows: prose({
    de: `
          # Stadtbücherei Weimar öffnet sonntags

          *Ab Januar jeden Sonntag von 11 bis 17 Uhr, ohne zusätzliches Personal*

          Weimar, 21. November 2026 – Die Stadtbücherei Weimar öffnet vom 3. Januar 2027 an auch an Sonntagen. Wer
          einen Bibliotheksausweis hat, kann das Haus in der Steubenstraße dann von 11 bis 17 Uhr nutzen. Beratung
          gibt es wie bisher von Dienstag bis Sonnabend.

          Im Probebetrieb kamen an acht Sonntagen 2.340 Menschen, die Hälfte mit Kindern. „Der Sonntag ist der Tag, an
          dem Familien Zeit haben“, sagt Leiterin Sabine Brandt. „Jetzt haben wir sie auch.“ …

          **Über die Stadtbücherei Weimar:** 84.000 Medien, 9.100 aktive Ausweise, Haus in der Steubenstraße.

          **Pressekontakt:** Jonas Lenk, presse@stadtbuecherei-weimar.example`,
    en: `
          # Weimar public library opens on Sundays

          *Every Sunday from 11 am to 5 pm, without additional staff*

          Weimar, 21 November 2026 – The Weimar public library will also be open on Sundays from 3 January 2027.
          Anyone with a library card can use the building in Steubenstrasse from 11 am to 5 pm. Advice is available
          from Tuesday to Saturday, as before.

          During a trial on eight Sundays, 2,340 people came, half of them with children. “Sunday is the day when
          families have time,” says Sabine Brandt, head of the library. “Now we have it too.” …

          **About the Weimar public library:** 84,000 items, 9,100 active cards, building in Steubenstrasse.

          **Press contact:** Jonas Lenk, presse@stadtbuecherei-weimar.example`,
  }),
}
