import { area, count, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { craft, forHosts } from '../episodes.ts'
import { fromPage, inTone, page, pageNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

const note = {
  de: 'Eine Stimme oder mehrere: Das Skript nennt, wer spricht.',
  en: 'One voice or several: the script names who speaks.',
}

const hosts = (max: number) => count({ de: 'Wie viele Stimmen?', en: 'How many hosts?' }, { min: 1, max, default: 2 })

export default engine(
  {
    id: 63,
    icon: 'microphone',
    name: { de: 'Podcast-Skript', en: 'Podcast script' },
    description: { de: 'Eine Folge, die sich sprechen lässt.', en: 'An episode that reads well aloud.' },
    category: ['marketing', 'education'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    guide: {
      title: { de: 'So hört man bis zum Ende zu', en: 'How to keep people listening to the end' },
      expects: [
        { de: 'Die Frage der Folge', en: 'The question of the episode' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Tatsachen und Zahlen', en: 'Facts and figures' },
        { de: 'Erlebnisse', en: 'Experiences' },
        { de: 'Wer spricht', en: 'Who speaks' },
      ],
      advice: [
        {
          title: { de: 'Eine Frage, keine Übersicht.', en: 'A question, not an overview.' },
          text: {
            de: '„Warum backen wir nicht mehr nachts?“ trägt eine Folge, „Unsere Bäckerei“ nicht.',
            en: '“Why do we no longer bake at night?” carries an episode, “Our bakery” does not.',
          },
        },
        {
          title: { de: 'Was Sie erlebt haben, gehört hinein.', en: 'What you have experienced belongs in it.' },
          text: {
            de: 'Erlebnisse und Gäste werden nicht erfunden. Nennen Sie die Ihren und die Namen, die fallen sollen.',
            en: 'Experiences and guests are not invented. Name yours, and the names that should be heard.',
          },
        },
        pageNotes,
      ],
      example: {
        podcast_selber: {
          hostcount: 2,
          topic: prose({
            de: `
              Folge für den Podcast der Bäckerei Krume in Halle: Warum wir nicht mehr nachts backen. Es sprechen Jonas
              aus dem Verkauf und Mareike, die Meisterin. Seit März beginnt die Schicht um 8 statt um 2 Uhr. Der Teig
              ruht 24 Stunden bei 5 Grad, das Brot kommt mittags aus dem Ofen. Brötchen am Morgen sind vom Vortag und
              werden aufgebacken. In den ersten Wochen kamen morgens ein Drittel weniger Leute, nach drei Monaten über
              den Tag wieder so viele wie vorher; 40 von 100 kaufen jetzt nach 15 Uhr. Auf die Lehrstelle gab es vier
              Bewerbungen, im Jahr davor keine. Nicht gelöst: die Bestellungen der zwei Hotels.`,
            en: `
              Episode for the podcast of Krume, a bakery in Halle: why we no longer bake at night. Speaking are Jonas,
              who sells, and Mareike, the master baker. Since March the shift starts at 8 instead of 2 am. The dough
              rests for 24 hours at 5 degrees, the bread comes out of the oven at noon. Rolls in the morning are from
              the day before and baked once more. In the first weeks a third fewer people came in the morning, after
              three months as many as before over the day; 40 in 100 now buy after 3 pm. Four people applied for the
              apprenticeship, none the year before. Not solved: the orders of the two hotels.`,
          }),
          tone: 'informal',
        },
        podcast_with_url: {
          url: {
            de: 'https://de.wikipedia.org/wiki/Rohrpost',
            en: 'https://en.wikipedia.org/wiki/Pneumatic_tube',
          },
          goal: {
            de: 'Zeigen, warum eine alte Technik in Krankenhäusern weiterlebt',
            en: 'Show why an old technology lives on in hospitals',
          },
          hostcount: 2,
          tone: 'cheerful',
        },
      },
      shows: prose({
        de: `
          # Warum wir nicht mehr nachts backen

          **Jonas:** Wer morgens um sieben in unseren Laden kommt, bekommt Brötchen von gestern. Mareike, wie
          kommt das?

          **Mareike:** Frisch aufgebacken, aber ja. Unser Brot kommt seit März erst mittags aus dem Ofen. Die Schicht
          beginnt um acht, nicht mehr um zwei. Nachts arbeitet nur der Teig: vierundzwanzig Stunden, bei fünf Grad.

          **Jonas:** Und das haben die Leute mitgemacht?

          **Mareike:** Zuerst nicht alle. In den ersten Wochen fehlte uns morgens ein Drittel. Nach drei Monaten kamen
          über den Tag wieder so viele wie vorher, nur später.

          **Jonas:** Von hundert kaufen jetzt vierzig nach drei Uhr nachmittags …`,
        en: `
          # Why we no longer bake at night

          **Jonas:** If you come into our shop at seven in the morning, you get yesterday’s rolls. Mareike, how come?

          **Mareike:** Baked once more, but yes. Since March our bread has come out of the oven at noon. The shift
          starts at eight, no longer at two. At night only the dough is working: twenty-four hours, at five degrees.

          **Jonas:** And people put up with that?

          **Mareike:** Not everyone, at first. In the first weeks a third of them stayed away in the morning. After
          three months as many came as before, only later in the day.

          **Jonas:** Out of a hundred, forty now buy after three in the afternoon …`,
      }),
    },
  },
  {
    podcast_selber: call({
      title: { de: 'Über ein eigenes Thema', en: 'On a topic of your own' },
      description: { de: 'Sie nennen das Thema und was dazugehört.', en: 'You name the topic and what belongs in it.' },
      icon: 'pen',
      note,
      fields: {
        topic: area(
          { de: 'Worum geht es in der Folge?', en: 'What is the episode about?' },
          {
            placeholder: {
              de: 'Die Frage, Tatsachen, Erlebnisse, für wen, wer spricht.',
              en: 'The question, facts, experiences, for whom, who speaks.',
            },
          },
        ),
        hostcount: hosts(5),
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreiben Sie das Skript einer Podcast-Folge ${forHosts.de} über das Thema in {{ topic }}.

          ${inTone('tone').de} Studien, Zitate und genaue Zahlen nur aus dem Thema oder unstrittig. Länge: 600 bis 900
          Wörter, wenn das Thema keine nennt.

          ${craft.de}`,
        en: `
          Write the script of a podcast episode ${forHosts.en} on the topic in {{ topic }}.

          ${inTone('tone').en} Studies, quotations and exact figures only from the topic or beyond dispute. Length: 600
          to 900 words, unless the topic names one.

          ${craft.en}`,
      },
      creativity: 0.7,
    }),
    podcast_with_url: call({
      title: { de: 'Aus einer Webseite', en: 'From a website' },
      description: {
        de: 'Fragen und Antworten, ein Blogbeitrag, ein Artikel.',
        en: 'Questions and answers, a blog post, an article.',
      },
      icon: 'globe',
      note,
      fields: {
        url: page,
        goal: line(
          { de: 'Was soll die Folge erreichen?', en: 'What should the episode achieve?' },
          {
            optional: true,
            placeholder: {
              de: 'Für Einsteiger erklären, Lust auf einen Besuch machen',
              en: 'Explain it to beginners, make people want to visit',
            },
          },
        ),
        hostcount: hosts(4),
        tone: { ...tonality, optional: true },
      },
      more: ['language', 'audience', 'length', 'include', 'avoid'],
      quality: 'best',
      basis: 'knowledge',
      prompt: {
        de: `
          Schreiben Sie das Skript einer Podcast-Folge ${forHosts.de} über das, was auf der Seite in {{ url }} steht{%
          if goal %}, für das Ziel in {{ goal }}{% endif %}.

          ${inTone('tone').de} Es sprechen die Leute, denen die Seite gehört, zu denen, die das Ziel nennt; bei einer
          Zeitung oder einem Lexikon jemand, der davon erzählt. ${fromPage.de} Länge: 500 bis 900 Wörter.

          ${craft.de}`,
        en: `
          Write the script of a podcast episode ${forHosts.en} on what is on the page in {{ url }}{% if goal %}, for the
          goal in {{ goal }}{% endif %}.

          ${inTone('tone').en} The people whose page it is speak to those the goal names; with a newspaper or an
          encyclopaedia, somebody who tells of it. ${fromPage.en} Length: 500 to 900 words.

          ${craft.en}`,
      },
      creativity: 0.7,
    }),
  },
)
