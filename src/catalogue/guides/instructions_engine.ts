import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So gelingt es beim ersten Mal', en: 'How it works the first time' },
  expects: [
    { de: 'Ziel', en: 'Goal' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Werkzeug und Material', en: 'Tools and material' },
    { de: 'Reihenfolge', en: 'Order' },
    { de: 'Was schiefgehen kann', en: 'What can go wrong' },
  ],
  advice: [
    {
      title: { de: 'Es einmal selbst tun.', en: 'Do it once yourself.' },
      text: {
        de: 'Was man mit der Hand macht, vergisst man leicht aufzuschreiben.',
        en: 'What your hands do is easily left out.',
      },
    },
    {
      title: { de: 'Gefahren nennen.', en: 'Name the dangers.' },
      text: {
        de: 'Nur vor dem, was Sie nennen, kann die Anleitung sicher warnen.',
        en: 'Only what you name can be warned of with certainty.',
      },
    },
    {
      title: { de: 'Ein Schritt, eine Handlung.', en: 'One step, one action.' },
      text: {
        de: 'Steht in Ihren Notizen „und dann“, sind es zwei Zeilen. Abhaken lassen sie sich danach.',
        en: 'Where your notes say “and then”, make it two lines. They can be ticked off afterwards.',
      },
    },
  ],
  example: {
    instructions: {
      content: prose({
        de: `
              Siebträger entkalken im Büro, für alle, die Dienst haben. Braucht: Entkalker (blaue Flasche), 1 Liter
              Wasser, Schüssel. Tank leeren, 100 ml Entkalker auf 1 Liter, einfüllen. Gruppe: 5 x 10 Sekunden laufen
              lassen, 20 min warten. Dampflanze auch. Dann zwei Tanks klares Wasser durch. Maschine muss kalt sein,
              sonst spritzt es. Nie Essig.`,
        en: `
              Descaling the espresso machine in the office, for whoever is on duty. Needs: descaler (blue bottle), 1
              litre of water, bowl. Empty the tank, 100 ml descaler to 1 litre, fill in. Group: run 5 x 10 seconds,
              wait 20 min. Steam wand, too. Then two tanks of clear water. Machine must be cold or it spits. Never
              vinegar.`,
      }),
    },
  },
  shows: prose({
    de: `
          # Den Siebträger entkalken

          ## Sie brauchen

          - Entkalker (blaue Flasche), 100 ml
          - 1 Liter Wasser, eine Schüssel

          **Achtung: Die Maschine muss kalt sein, sonst spritzt es. Nie Essig verwenden.**

          1. Den Tank leeren.
          2. Entkalker und Wasser mischen und einfüllen.
          3. Die Schüssel unter die Gruppe stellen.
          4. Die Gruppe fünfmal je 10 Sekunden laufen lassen.
          5. Auch die Dampflanze kurz öffnen.
          6. 20 Minuten warten.
          7. Zwei volle Tanks klares Wasser durch Gruppe und Lanze laufen lassen.`,
    en: `
          # Descaling the espresso machine

          ## You need

          - Descaler (blue bottle), 100 ml
          - 1 litre of water, a bowl

          **Careful: the machine must be cold or it will spit. Never use vinegar.**

          1. Empty the tank.
          2. Mix descaler and water and fill it in.
          3. Put the bowl under the group.
          4. Run the group five times for 10 seconds each.
          5. Open the steam wand briefly, too.
          6. Wait 20 minutes.
          7. Run two full tanks of clear water through the group and the wand.`,
  }),
}
