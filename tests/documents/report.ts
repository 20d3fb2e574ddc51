import { inAddress, png } from './export-texts.ts'

const sections = [
  ['Anlass und Auftrag', 'Anlass', 'der Gemeinderat', 'den Umbau der alten Ziegelei'],
  ['Ausgangslage', 'Ausgangslage', 'die Bauverwaltung', 'den Zustand der Hallen'],
  ['Die Öfen', 'Geschichte', 'der Heimatverein', 'die Geschichte der Ringöfen'],
  ['Nutzung heute', 'Nutzung', 'das Kulturamt', 'die Belegung der Räume'],
  ['Kosten und Förderung', 'Finanzierung', 'die Kämmerei', 'die Finanzierung in drei Abschnitten'],
  ['Energie und Lüftung', 'Energie', 'das Ingenieurbüro', 'den Wärmebedarf im Winter'],
  ['Barrierefreiheit', 'Zugang', 'der Beirat', 'die Zugänge von der Straße'],
  ['Zeitplan', 'Zeitplan', 'die Projektleitung', 'die Reihenfolge der Arbeiten'],
  ['Beteiligung', 'Beteiligung', 'die Nachbarschaft', 'die Wünsche der Anwohnerinnen und Anwohner'],
  ['Betrieb', 'Betrieb', 'der Trägerverein', 'die Kosten eines Jahres'],
  ['Empfehlung', 'Empfehlung', 'die Arbeitsgruppe', 'den nächsten Schritt'],
] as const

const paragraphs = (topic: string, who: string, about: string, at: number) => [
  `Zum Punkt ${topic} hat ${who} im Frühjahr ${2024 + (at % 3)} einen Bericht vorgelegt, der ${about} auf ${12 + at} Seiten beschreibt. Die Angaben stammen aus Begehungen, aus Gesprächen mit den Beschäftigten und aus Unterlagen, die seit Jahrzehnten im Rathaus lagen. Wo Zahlen voneinander abweichen, nennt der Bericht beide und sagt, welche geprüft ist. Was offen bleibt, steht am Ende jedes Abschnitts in einer eigenen Liste, damit niemand danach suchen muss.`,
  `Geprüft wurde zunächst, was sich ohne größere Eingriffe verbessern lässt. Dazu zählen Türen, die im Winter klemmen, Leitungen ohne Plan und ein Dach, das an drei Stellen Wasser lässt. Für jede Stelle gibt es ein Foto, eine Schätzung der Kosten und einen Vorschlag, wer sich darum kümmert. Die Summe der kleinen Arbeiten liegt bei rund ${14 + at}.${String(300 + at * 37).slice(0, 3)} Euro; das ist weniger als ein Zehntel dessen, was der Umbau im Ganzen kostet.`,
  `Schwieriger ist die Frage, wie lange die Hallen noch tragen. Das Gutachten unterscheidet zwischen Bauteilen, die jedes Jahr angesehen werden müssen, und solchen, bei denen fünf Jahre genügen. Die Träger über dem mittleren Ofen gehören zur ersten Gruppe. Sie sind nicht gefährdet, aber auch nicht so gut erhalten, dass man sie aus dem Blick lassen dürfte. Für den Betrieb bedeutet das: Veranstaltungen mit mehr als zweihundert Gästen bleiben vorerst in der vorderen Halle.`,
  `Gesprochen wurde auch mit denen, die das Haus täglich nutzen. Sie wünschen sich vor allem verlässliche Zeiten, einen Raum zum Lagern und eine Küche, die ihren Namen verdient. Nicht alles davon hat mit ${topic} zu tun, doch manches lässt sich mit wenig Aufwand zugleich erledigen, wenn die Wände ohnehin offen sind. Der Bericht führt ${10 + at} Wünsche auf und ordnet sie nach Aufwand und Nutzen; fünf davon sind ohne weiteren Beschluss möglich.`,
  `Zum Vergleich wurden drei Orte besucht, an denen Ähnliches gelungen ist: eine Weberei, ein Straßenbahndepot und eine Brauerei. Überall wurde zuerst die Hülle gesichert und erst danach innen gebaut. Überall kam es zu Verzögerungen von sechs bis vierzehn Monaten, meist wegen der Lüftung. Und überall sagen die Verantwortlichen, sie hätten früher mit den Vereinen sprechen sollen. ${who.charAt(0).toUpperCase()}${who.slice(1)} hat daraus ${3 + (at % 4)} Regeln abgeleitet, die im Anhang stehen.`,
  `Im Ergebnis spricht viel dafür, schrittweise vorzugehen. Ein Umbau in einem Zug wäre billiger, würde aber den Betrieb für anderthalb Jahre unterbrechen, und ob die Vereine danach zurückkehren, ist offen. In Abschnitten dauert es länger, dafür bleibt immer ein Teil des Hauses geöffnet.${at < 4 ? `[^${at + 1}]` : ''}`,
]

const table = `| Abschnitt | Gewerk | Beginn | Kosten netto | Anteil der Förderung |
| --- | --- | --- | ---: | ---: |
| I | Dach und Träger | März 2027 | 412.000 € | 60 % |
| I | Elektrik | Mai 2027 | 138.500 € | 45 % |
| II | Lüftung und Heizung | Oktober 2027 | 286.000 € | 70 % |
| II | Barrierefreie Zugänge | Januar 2028 | 97.300 € | 80 % |
| III | Innenausbau der Ofenhalle, mit Treppen und Galerie | Juni 2028 | 355.900 € | 30 % |
| | **Zusammen** | | **1.289.700 €** | **54 %** |`

const arabic =
  'مصنع الطوب القديم مفتوح للجميع: يمكن زيارة القاعة الأمامية كل يوم سبت من الساعة 10 إلى الساعة 17، والدخول مجاني.'

const lists = `- Dach abdichten, vor dem ersten Frost
- Pläne der Leitungen nachzeichnen
  - Strom
  - Wasser
- Zugänge vermessen

1. Beschluss im Rat
2. Ausschreibung
3. Baubeginn`

const notes = [
  'Protokoll der Sitzung vom 14. Februar 2024, Seite 7.',
  'Baugutachten Dr. Ebner, [ebner.example](https://ebner.example/gutachten), Abschnitt 3.2.',
  'Chronik der Ziegelei, Heimatverein, 2. Auflage 1998, Seite 112–118.',
  'Belegungsplan 2025, Stand November.',
]

/** A report of about ten pages: headings, a table, lists, a picture, notes, a quotation and a paragraph in Arabic. */
export const report = () => {
  const bodies = sections.map(([heading, topic, who, about], at) =>
    [
      `# ${heading}`,
      ...paragraphs(topic, who, about, at).slice(0, 5),
      ...(at === 2 ? [`![Grundriss der Ringöfen mit der Galerie](${inAddress(png(900, 360))})`] : []),
      ...(at === 3 ? ['## Für Gäste auf Arabisch', arabic] : []),
      ...(at === 4 ? ['## Kosten nach Abschnitten', table] : []),
      ...(at === 7 ? ['## Was zuerst kommt', lists] : []),
      ...(at === 8 ? ['> „Wir wollen kein Museum, sondern einen Ort, an dem man sich trifft.“'] : []),
      ...paragraphs(topic, who, about, at).slice(5),
    ].join('\n\n'),
  )
  return [...bodies, ...notes.map((note, at) => `[^${at + 1}]: ${note}`)].join('\n\n')
}
