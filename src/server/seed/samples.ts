import type { Locale } from '#shared/text.ts'

type Sample = { type: string; prompt: string; reply: string }

/** What the people of a seeded installation have kept; written by hand. */
export const samples: Readonly<Record<Locale, readonly Sample[]>> = {
  de: [
    {
      type: 'press_release',
      prompt: 'Die Stadtbücherei öffnet ab Januar auch sonntags, von 11 bis 16 Uhr.',
      reply: `## Stadtbücherei öffnet künftig auch am Sonntag

Ab Januar steht die Stadtbücherei ihren Gästen an sieben Tagen der Woche offen. Sonntags empfängt sie von 11 bis 16 Uhr.

„Viele Familien finden nur am Wochenende Zeit zum Stöbern“, sagt die Leiterin der Bücherei. „Auf sie haben wir gehört.“`,
    },
    {
      type: 'bullet_points',
      prompt: 'Was spricht für einen Gemeinschaftsgarten im Viertel?',
      reply: `- Nachbarinnen und Nachbarn lernen sich kennen
- Kinder sehen, wie Gemüse wächst
- Die Fläche speichert Regen und kühlt im Sommer
- Werkzeug wird geteilt, nicht mehrfach gekauft`,
    },
    {
      type: 'summarize_simplify',
      prompt:
        'Die Hauptversammlung hat gestern nach längerer Aussprache beschlossen, den Jahresbeitrag nicht zu erhöhen.',
      reply: 'Der Jahresbeitrag bleibt gleich. Das hat die Hauptversammlung gestern entschieden.',
    },
  ],
  en: [
    {
      type: 'press_release',
      prompt: 'From January the town library opens on Sundays too, from 11 to 4.',
      reply: `## Town library to open on Sundays

From January the town library welcomes its readers seven days a week. On Sundays its doors are open from 11 to 4.

“Many families only find time to browse at the weekend,” says the head of the library. “We listened to them.”`,
    },
    {
      type: 'bullet_points',
      prompt: 'What are the arguments for a community garden in our neighbourhood?',
      reply: `- Neighbours get to know each other
- Children see how vegetables grow
- The ground holds rain and cools the summer
- Tools are shared, not bought several times`,
    },
    {
      type: 'summarize_simplify',
      prompt: 'After a lengthy debate yesterday’s general meeting resolved not to raise the annual fee.',
      reply: 'The annual fee stays the same. The general meeting decided so yesterday.',
    },
  ],
}
