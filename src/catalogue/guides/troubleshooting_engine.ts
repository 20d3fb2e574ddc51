import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So findet sich die Ursache', en: 'How to find the cause' },
  expects: [
    { de: 'Gerät und Modell', en: 'Device and model' },
    { de: 'Was geschieht', en: 'What happens' },
    { de: 'Seit wann', en: 'Since when' },
    { de: 'Meldung im Wortlaut', en: 'Exact message' },
    { de: 'Was Sie versucht haben', en: 'What you tried' },
  ],
  advice: [
    {
      title: { de: 'Die Meldung abschreiben.', en: 'Copy the message.' },
      text: { de: '„E23“ führt weiter als „blinkt rot“.', en: '“E23” leads further than “blinks red”.' },
    },
    {
      title: { de: 'Was war vorher?', en: 'What came before?' },
      text: {
        de: 'Ein Umzug, ein Gewitter, eine Aktualisierung: Oft steckt die Ursache dort.',
        en: 'A move, a storm, an update: that is often where the cause lies.',
      },
    },
    {
      title: { de: 'Strom und Gas sind nichts zum Probieren.', en: 'Power and gas are not for trying out.' },
      text: {
        de: 'Riecht es verbrannt oder nach Gas, rufen Sie zuerst Fachleute.',
        en: 'If it smells of burning or gas, call an expert first.',
      },
    },
  ],
  example: {
    troubleshooting: {
      content: prose({
        de: `
              Spülmaschine Bosch, acht Jahre alt, pumpt seit gestern nicht mehr ab. Wasser steht unten, Anzeige E24.
              Sieb habe ich sauber gemacht. Am Wochenende haben wir die Küche umgestellt.`,
        en: `
              Bosch dishwasher, eight years old, hasn’t drained since yesterday. Water stands at the bottom, display
              shows E24. I have cleaned the filter. We rearranged the kitchen at the weekend.`,
      }),
    },
  },
  shows: prose({
    de: `
          E24 heißt: Das Wasser läuft nicht ab. Nach dem Umstellen ist ein geknickter Schlauch am wahrscheinlichsten.

          1. **Ablaufschlauch ansehen.** Gerät ausschalten, Maschine vorziehen. Knick? Geraderücken und „Abpumpen“
            starten: Läuft es, war es das.
          2. **Anschluss am Siphon prüfen.** Eimer darunter, Schlauch lösen, Reste entfernen.
          3. **Pumpe freilegen.** Vorher Stecker ziehen. Sieb und Abdeckung heraus, das Rädchen muss sich drehen
            lassen; oft klemmt eine Scherbe. Handschuhe tragen.

          Brummt die Pumpe danach, ohne abzupumpen, oder steht Wasser unter der Maschine, ist ein Kundendienst fällig.`,
    en: `
          E24 means the water does not drain. After rearranging, a kinked hose is the most likely cause.

          1. **Look at the drain hose.** Switch off, pull the machine forward. A kink? Straighten it and start
            “drain”: if it runs, that was it.
          2. **Check the connection at the trap.** Put a bucket underneath, loosen the hose, remove debris.
          3. **Clear the pump.** Pull the plug first. Take out filter and cover; the small wheel must turn. A shard of
            glass often blocks it, so wear gloves.

          If the pump then hums without draining, or water stands under the machine, call customer service.`,
  }),
}
