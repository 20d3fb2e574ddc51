import { list } from '#shared/answers.ts'
import { area, line } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 39,
    icon: 'bulb',
    name: { de: 'Ideen für Blogbeiträge', en: 'Blog post ideas' },
    description: { de: 'Zwei Beiträge, die nur von Ihnen kommen.', en: 'Two posts that nobody else has.' },
    category: ['marketing', 'general'],
    action: ['content_creation', 'research'],
    access: paid,
    guide: {
      title: { de: 'So wird daraus eine Idee, die trägt', en: 'How to get an idea worth writing' },
      expects: [
        { de: 'Ihr Gebiet', en: 'Your field' },
        { de: 'Für wen Sie schreiben', en: 'Who you write for' },
        { de: 'Fragen Ihrer Kundschaft', en: 'Questions customers ask' },
        { de: 'Ein eigenes Erlebnis', en: 'An experience of yours' },
        { de: 'Was schon erschienen ist', en: 'What you have published' },
      ],
      advice: [
        {
          title: { de: 'Fragen, die Sie oft hören.', en: 'Questions you often hear.' },
          text: {
            de: 'Was man Sie am Telefon fragt, suchen andere im Netz und finden dort selten eine gute Antwort.',
            en: 'What people ask you on the phone, others search for, and they seldom find a good answer.',
          },
        },
        {
          title: { de: 'Was bei Ihnen anders lief.', en: 'What went differently for you.' },
          text: {
            de: 'Ein Fehlversuch, eine Rechnung, ein Vorher und Nachher: Daraus wird ein Beitrag, den es noch nicht gibt.',
            en: 'A failure, a sum, a before and after: that makes a post nobody else has.',
          },
        },
        {
          title: { de: 'Nennen Sie, was es schon gibt.', en: 'Say what exists already.' },
          text: {
            de: 'Dann wiederholt sich nichts. Gefällt Ihnen keine Idee, versuchen Sie es noch einmal.',
            en: 'Then nothing is repeated. If you like neither idea, try again.',
          },
        },
      ],
      example: {
        blog_idea: {
          content: prose({
            de: `
              Blog unserer Fahrradwerkstatt in Kassel, gelesen von Leuten, die täglich zur Arbeit radeln. Oft gefragt:
              Lohnt sich eine Nabendynamo-Nachrüstung? Wie lange hält eine Kette? Letzten Winter haben wir an 60 Rädern
              gemessen, wie weit Ketten kommen: von 1.400 bis 5.200 km, der Unterschied war fast immer das Ölen. Schon
              erschienen: Rad winterfest machen, Kinderanhänger im Vergleich.`,
            en: `
              Blog of our bicycle workshop in Leeds, read by people who cycle to work every day. Often asked: is it
              worth fitting a hub dynamo later? How long does a chain last? Last winter we measured on 60 bikes how far
              chains get: from 1,400 to 5,200 km, and the difference was nearly always oil. Already published: getting a
              bike ready for winter, child trailers compared.`,
          }),
        },
      },
      shows: prose({
        de: `
          1. **1.400 oder 5.200 Kilometer: Was eine Fahrradkette am Leben hält.** Ihre Messung an 60 Rädern zeigt, dass
          selten das Teil den Unterschied macht und fast immer das Ölen. Der Beitrag erzählt, wie Sie gemessen haben,
          zeigt die kürzeste und die längste Laufzeit und endet mit einem Ölplan für Pendelnde. Für Leute, die ihre
          Kette nach Gefühl wechseln.
          2. **Nabendynamo nachrüsten: Wann es sich lohnt und wann nicht.** Eine Entscheidungshilfe aus der Werkstatt:
          Fälle, in denen Sie dazu raten, und solche, in denen Sie abraten. Dazu eine Beispielrechnung mit Ihren Preisen
          aufstellen. Für alle, die im Winter im Dunkeln zur Arbeit fahren.`,
        en: `
          1. **1,400 or 5,200 kilometres: what keeps a bicycle chain alive.** Your measurements on 60 bikes show that
          the part seldom makes the difference, and oil nearly always does. The post tells how you measured, shows the
          shortest and the longest life, and ends with an oiling plan for commuters. For people who change their chain
          by feeling. 2. **Fitting a hub dynamo later: when it pays and when it does not.** A guide to the decision from
          the workshop: cases in which you advise it, and cases in which you do not. Work out one example with your own
          prices for it. For everyone who rides to work in the dark in winter.`,
      }),
    },
  },
  {
    blog_idea: call({
      fields: {
        content: area(
          { de: 'Worüber schreiben Sie, und für wen?', en: 'What do you write about, and for whom?' },
          {
            placeholder: {
              de: 'Ihr Gebiet, Ihre Leserschaft, Fragen, Erlebnisse, was schon erschienen ist.',
              en: 'Your field, your readers, questions, experiences, what you have published.',
            },
          },
        ),
      },
      more: ['language', 'audience', 'include', 'avoid'],
      quality: 'quick',
      prompt: {
        de: `
          Entwickeln Sie zwei Ideen für Blogbeiträge aus dem, was in {{ content }} steht.

          Eine gute Idee beantwortet eine Frage, die jemand wirklich hat. Nennt das Material ein Erlebnis, eine Zahl,
          einen Fehler, einen Fall oder eine Haltung, so stützt sie sich darauf. Sie ist so eng, dass ein Beitrag von
          etwa 1.000 Wörtern sie erledigt. „Alles über …“, „10 Gründe für …“, „Trends“ und Überblicke sind keine Ideen.

          Die beiden unterscheiden sich in Frage und Machart, etwa eine Untersuchung und eine Entscheidungshilfe, ein
          Erfahrungsbericht und ein Widerspruch gegen etwas, das alle sagen. Was laut Material schon erschienen ist,
          kommt nicht noch einmal.

          Titel: 5 bis 12 Wörter, höchstens 80 Zeichen. Er sagt, was man erfährt, mit den Worten, nach denen jemand
          suchen würde, und verspricht nicht mehr, als das Material hält; keine Rätsel, kein Ausrufezeichen. Er spricht
          niemanden an, und „wir“ steht darin nur, wenn das Material so spricht.

          Worum es geht: 30 bis 60 Wörter an den Menschen, der das Material geschrieben hat und den Beitrag schreiben
          wird; nur er ist mit „Sie“ gemeint, von Lesenden ist in der dritten Person die Rede. Welche Frage der Beitrag
          klärt, worauf er sich stützt und wie er vorgeht; die Antwort nur, wenn sie im Material steht. Was noch zu
          beschaffen ist, steht als Aufgabe da („dazu drei Preise einholen“), nicht als Tatsache.

          Für wen: 4 bis 12 Wörter, ein Mensch in einer Lage, nicht „alle Interessierten“.

          Nennt das Material nur ein Gebiet, so geht jede Idee von einer Frage aus, die sich dort jeder am Anfang
          stellt. Die Antwort bleibt dann offen, und „Worum es geht“ sagt in 20 bis 40 Wörtern, was für sie zu prüfen,
          zu messen oder zu erfragen ist.`,
        en: `
          Develop two ideas for blog posts from what stands in {{ content }}.

          A good idea answers a question that somebody really has. If the material holds an experience, a figure, a
          mistake, a case or a stance, the idea rests on it. It is so narrow that one post of some 1,000 words settles
          it. “All about …”, “10 reasons to …”, “trends” and overviews are not ideas.

          The two differ in question and in kind, such as an investigation and a guide to a decision, a report of an
          experience and an objection to what everyone says. What the material says has been published does not come
          again.

          Title: 5 to 12 words, at most 80 characters. It says what one learns, in the words somebody would search for,
          and promises no more than the material holds; no riddles, no exclamation mark. In the title, “you” is the
          reader of the post, and “we” occurs only if the material speaks so.

          What it says: 30 to 60 words to the person who wrote the material and will write the post; “you” means nobody
          else here, and readers are spoken of in the third person. Which question the post settles, what it rests on
          and how it proceeds; the answer only if the material holds it. What has yet to be found out stands there as a
          task (“get three prices for it”), not as a fact.

          For whom: 4 to 12 words, a person in a situation, not “anyone interested”.

          If the material only names a field, each idea starts from a question that everyone there asks at the
          beginning. The answer then stays open, and “What it says” tells in 20 to 40 words what to check, measure or
          ask in order to find it.`,
      },
      answer: list({
        of: {
          title: line({ de: 'Titel', en: 'Title' }, { max: 80 }),
          says: area({ de: 'Worum es geht', en: 'What it says' }),
          readers: line({ de: 'Für wen', en: 'For whom' }),
        },
        howMany: 2,
      }),
      creativity: 0.8,
    }),
  },
)
