import { useState } from 'react'
import { type Answer, form, list, type Shape, text } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import { area, line, words } from '#shared/fields.ts'
import { AnswerView } from '../answers/AnswerView.tsx'

const label = (de: string, en: string) => ({ de, en })
const ad = form(
  {
    headlines: words(label('Überschriften', 'Headlines'), { max: 30, most: 15 }),
    descriptions: words(label('Beschreibungen', 'Descriptions'), { max: 90, most: 4 }),
  },
  { view: 'ads' },
)

const meta = form(
  {
    title: line(label('Titel', 'Title'), { max: 60 }),
    description: line(label('Beschreibung', 'Description'), { max: 155 }),
  },
  { view: 'search-result' },
)

const post = form(
  {
    title: line(label('Titel', 'Title'), { optional: true, max: 100 }),
    text: area(label('Text', 'Text')),
    hashtags: words(label('Hashtags', 'Hashtags'), { optional: true, most: 5 }),
  },
  { view: 'social' },
)
const mail = form(
  {
    subjects: words(label('Betreff', 'Subject'), { max: 60, most: 3 }),
    preheader: line(label('Vorschautext', 'Preview text'), { max: 100 }),
    body: area(label('Text', 'Text')),
  },
  { view: 'mail' },
)
const bowls = {
  text: 'Im Regal an unserer Tür stehen neun schiefe Schalen. Keine ist zu verkaufen.\n\nAn neun Probeabenden saßen 47 Leute an der Scheibe, 31 von ihnen zum ersten Mal. Die schiefste Schale des Abends bekam jedes Mal einen Platz im Regal.\n\nAb Januar ist die Werkstatt jeden Freitag von 18 bis 22 Uhr offen, ohne Anmeldung.',
  hashtags: ['#Keramik', '#Freiburg', '#OffeneWerkstatt'],
}

type Shown = {
  name: string
  shape: Shape
  answer: Answer
  values?: Values
  source?: string
  writing?: boolean
  lang?: string
}
const shown: readonly Shown[] = [
  {
    name: 'an ad',
    shape: ad,
    values: { url: 'https://www.sonnenhof.example/balkon/sets' },
    answer: {
      headlines: [
        'Strom vom eigenen Balkon',
        'Versand in 48 Stunden',
        'Balkonkraftwerk-Komplettset ab 499 €',
        '-20 % bis Freitag',
        '25 Jahre Leistungsgarantie',
      ],
      descriptions: [
        'Beratung von Menschen, die selbst montieren. Kostenlose Rückgabe in 30 Tagen.',
        'Komplettset mit 800 Watt, Halterung und App. In einer Stunde montiert, sofort am Zähler zu sehen.',
      ],
    },
  },
  {
    name: 'an ad that is being written',
    shape: ad,
    answer: { headlines: ['Strom vom eigenen Balkon', 'Versand in 48 Stunden'] },
    writing: true,
  },
  {
    name: 'a search result',
    shape: meta,
    values: { url: 'https://www.balkongarten.example/ratgeber/tomaten' },
    answer: {
      title: 'Tomaten auf dem Balkon ziehen: Sorten, Erde und Gießen | Balkongarten',
      description:
        'Acht Sorten, die im Topf tragen, mit Aussaattermin und Topfgröße. Dazu ein Gießplan für heiße Wochen: So ernten Sie von Juli bis in den Oktober hinein, ohne Gewächshaus.',
    },
  },
  { name: 'a post on LinkedIn', shape: post, values: { type: 'LinkedIn' }, answer: bowls },
  { name: 'a post on Instagram', shape: post, values: { type: 'Instagram' }, answer: bowls },
  { name: 'a post on X', shape: post, values: { type: 'Twitter' }, answer: bowls },
  {
    name: 'a video',
    shape: post,
    values: { type: 'youtube' },
    answer: { title: 'Schalen drehen lernen: der erste Abend an der Scheibe', ...bowls },
  },
  {
    name: 'a correction',
    shape: text({ view: 'diff' }),
    source:
      'Sehr geehrte Frau Albrecht,\n\nvielen Dank für das freundliche Gespräch am Dienstag Abend. Es freut uns das Sie sich für die Erneuerung interessieren.\n\nWegen dem engen Zeitplan bitten wir um eine Rückmeldung bis freitag. Wir sind der einzigste Betrieb in Jena.',
    answer:
      'Sehr geehrte Frau Albrecht,\n\nvielen Dank für das freundliche Gespräch am Dienstagabend. Es freut uns, dass Sie sich für die Erneuerung interessieren.\n\nWegen des engen Zeitplans bitten wir um eine Rückmeldung bis Freitag. Wir sind der einzige Betrieb in Jena.',
    lang: 'de',
  },
  {
    name: 'a translation',
    shape: text({ view: 'translation' }),
    source:
      'Liebe Gäste, herzlich willkommen im Haus Seeblick.\n\nFrühstück gibt es täglich von 7:30 bis 10:30 Uhr im Wintergarten, am Wochenende bis 11 Uhr. Fahrräder und zwei Ruderboote stehen Ihnen kostenlos zur Verfügung.\n\n- Haustür ab 22 Uhr geschlossen\n- Schlüssel am Empfang',
    answer:
      'Dear guests, a warm welcome to Haus Seeblick.\n\nBreakfast is served daily from 7:30 to 10:30 am in the conservatory, and until 11 am at weekends. Bicycles and two rowing boats are available to you free of charge.\n\n- Front door locked from 10 pm\n- Key at reception',
    lang: 'en',
  },
  {
    name: 'into Arabic',
    shape: text({ view: 'translation' }),
    source: 'Federwerk begrüßt Sie.\n\nDas Frühstück gibt es ab 7:30 Uhr.',
    answer: 'Federwerk يرحب بكم.\n\nيقدم الإفطار ابتداء من الساعة 7:30.',
    lang: 'ar',
  },
  {
    name: 'a word cloud',
    shape: list({ view: 'cloud' }),
    answer:
      'Fahrrad,Reparaturcafé,Nachbarschaft,Werkzeug,Ehrenamt,Kette,Lastenrad,Sonnabend,Bremsen,Ersatzteile,Schlauch,Kaffee,Nachhaltigkeit,Schraubenschlüssel,Weimar,Licht,Werkstatt,Kinderräder,Spende,Hilfe zur Selbsthilfe,Gangschaltung,Pumpe,Ventil,Termin,Hinterhof,Luft,Speichen,Anleitung,Kuchen,Treffpunkt'.split(
        ',',
      ),
    lang: 'de',
  },
  { name: 'words that come', shape: list({ view: 'cloud' }), answer: ['Fahrrad', 'Reparaturcafé'], writing: true },
  {
    name: 'a mail',
    shape: mail,
    answer: {
      subjects: [
        'Ab Januar drehen wir freitags',
        'Freitagabend an der Scheibe',
        'Neun schiefe Schalen und ein offener Abend',
      ],
      preheader: 'Jeden Freitag von 18 bis 22 Uhr, ohne Anmeldung.',
      body: 'Liebe Töpferinnen und Töpfer,\n\nan neun Probeabenden saßen **47 Leute** an der Scheibe. Deshalb öffnen wir ab Januar jeden Freitag.\n\n- 18 bis 22 Uhr\n- 12 Euro, Ton und Brand sind dabei\n\nHerzlich\n\nIhre Werkstatt',
    },
    lang: 'de',
  },
  {
    name: 'two texts compared',
    shape: text({ view: 'compare' }),
    values: {
      text1:
        'Die Mobile Fahrradwerkstatt in Kassel kommt zu Ihrem Rad. Eine Inspektion dauert 50 Minuten und kostet 69 Euro. Die Anfahrt im Stadtgebiet ist im Preis enthalten.',
      text2:
        'Die Fahrradwerkstatt in Kassel kommt nach Hause. Eine Inspektion kostet 69 Euro. Termine gibt es meist innerhalb von drei Tagen.',
    },
    answer:
      'Der zweite Text ist **kürzer** und sagt früher, was es kostet. Ihm fehlt, wie lange die Inspektion dauert.\n\n- Text 1 nennt Dauer und Anfahrt.\n- Text 2 nennt die Wartezeit.',
    lang: 'de',
  },
  {
    name: 'a landing page',
    shape: text({ view: 'blocks' }),
    answer:
      '# Mobile Fahrradwerkstatt in Kassel: Wir kommen zu Ihrem Rad\n\nZu Hause oder im Büro, meist innerhalb von drei Tagen.\n\n**Termin buchen**\n\n## Ihr Rad bleibt, wo Sie sind\n\n- **Vor der Tür:** Montag bis Freitag von 8 bis 19 Uhr, bei Regen arbeiten wir im Bus.\n- **Fester Preis:** 69 Euro für die Inspektion, die Anfahrt ist dabei.\n\n## In drei Schritten wieder unterwegs\n\n1. Sie wählen online einen Termin.\n2. Sie beschreiben Ihr Rad.\n3. Nach 50 Minuten ist die Inspektion fertig.\n\n## Was andere sagen\n\n„Morgens war es platt, abends bin ich wieder gefahren.“ – Petra L.\n\n## Häufige Fragen\n\n**Kommen Sie auch am Sonnabend?**\nNein, nur von Montag bis Freitag.\n\n## Jetzt Termin wählen\n\nInspektion für 69 Euro, Anfahrt inbegriffen.\n\n**Termin buchen**',
    lang: 'de',
  },
  {
    name: 'a song',
    shape: text({ view: 'song' }),
    answer:
      '# Letzter Bus nach Hause\n\n## Strophe 1\n\nDie Haltestelle summt im Regen\nDein Schirm ist viel zu klein für zwei\nDer Fahrplan hängt noch von dem Sommer\nUnd der ist lange schon vorbei\n\n## Refrain\n\nWir nehmen den letzten Bus nach Hause\nUnd fahren dran vorbei\n\n## Strophe 2\n\nDer Fahrer nickt uns wie im Schlaf zu\nEr kennt den Weg, wir kennen ihn nicht mehr',
    lang: 'de',
  },
  {
    name: 'a job advert',
    shape: text({ view: 'job' }),
    answer:
      '# Elektroniker (m/w/d) in Kassel\n\nBei uns arbeiten Sie in einem jungen, dynamischen Team.\n\n## Ihre Aufgaben\n\n- Anlagen planen und bauen\n- Fehler finden',
    lang: 'de',
  },
]

function One({ name, answer: first, writing, ...more }: Shown) {
  const [answer, change] = useState(first)
  return (
    <div className="min-w-0">
      <h3 className="eyebrow mb-2">{name}</h3>
      <div className="card overflow-hidden">
        <AnswerView {...more} first={first} answer={answer} writing={writing} onChange={writing ? undefined : change} />
      </div>
    </div>
  )
}

/** The answers that have a view of their own. */
export const Views = () => (
  <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
    {shown.map(each => (
      <One key={each.name} {...each} />
    ))}
  </div>
)
