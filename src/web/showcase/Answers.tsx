import { type Answer, form, list, type Shape, text } from '#shared/answers.ts'
import { area, line, words } from '#shared/fields.ts'
import { AnswerView } from '../answers/AnswerView.tsx'

const markdown = `# Glaswerk Ilmenau schmilzt jetzt mit Strom

*Erste vollelektrische Wanne des Werks*

Ilmenau, 20. November 2026. Ein Absatz mit **fetten** und *schrägen* Wörtern, \`Code\`, einem [Link](https://example.org/a) und einer Lücke bei [Ort ergänzen].

## Eine Liste

1. Erstens
2. Zweitens
   - darunter
   - noch eines

> Ein Zitat, das für sich steht.

| Jahr | Menge |
|---|---:|
| 2026 | 1.200 |
| 2027 | 16.500 |

\`\`\`
Zeile eins
  Zeile zwei
\`\`\`

![Ein Bild, das keines wird](https://example.org/x.png) <b>HTML, das Text bleibt</b>

---

Ende.`

const label = (de: string, en: string) => ({ de, en })
const ad = form({
  headlines: words(label('Überschriften', 'Headlines'), { max: 30, most: 15 }),
  descriptions: words(label('Beschreibungen', 'Descriptions'), { max: 90, most: 4 }),
  note: area(label('Notiz', 'Note')),
})
const claims = list({ of: { claim: line(label('Behauptung', 'Claim')), why: area(label('Begründung', 'Reason')) } })

type Shown = { name: string; shape: Shape; answer: Answer; writing?: boolean }
const answers: readonly Shown[] = [
  { name: 'a text', shape: text(), answer: markdown },
  { name: 'a text that is being written', shape: text(), answer: 'Ein Satz, der noch **nicht zu', writing: true },
  {
    name: 'short texts',
    shape: list({ howMany: 3 }),
    answer: ['Klar. Aus Strom.', 'Wir schmelzen um.', 'Null Flamme.'],
  },
  { name: 'long texts', shape: list({ howMany: 2 }), answer: [markdown.slice(0, 240), 'Ein Satz. '.repeat(12)] },
  { name: 'single words', shape: list(), answer: ['Fahrrad', 'Reparaturcafé', 'gebrauchtes Lastenrad'] },
  {
    name: 'named parts',
    shape: ad,
    answer: {
      headlines: ['Strom vom eigenen Balkon', 'Balkonkraftwerk-Komplettset ab 499 €'],
      descriptions: ['Beratung von Menschen, die selbst montieren. Kostenlose Rückgabe in 30 Tagen.'],
      note: 'Ein **Satz** dazu.',
    },
  },
  { name: 'named parts, prose instead', shape: ad, answer: 'Rad kaputt? Wir holen es **ab**.' },
  { name: 'records', shape: claims, answer: [{ claim: 'Glas ist flüssig.', why: 'Nein: Es ist ein fester Stoff.' }] },
]

export const Answers = () => (
  <div className="grid gap-6 xl:grid-cols-2">
    {answers.map(({ name, ...more }) => (
      <div key={name} className="min-w-0">
        <h3 className="eyebrow mb-2">{name}</h3>
        <div className="card overflow-hidden">
          <AnswerView {...more} />
        </div>
      </div>
    ))}
  </div>
)
