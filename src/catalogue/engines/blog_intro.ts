import { area, slider } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

export default engine(
  {
    id: 15,
    icon: 'pen',
    name: { de: 'Blog-Einleitung', en: 'Blog introduction' },
    description: { de: 'Ein Einstieg, der zum Weiterlesen lockt.', en: 'An opening that makes people read on.' },
    category: ['marketing', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    popular: true,
    guide: {
      title: { de: 'So wird daraus ein Einstieg, der zieht', en: 'How to get an opening that draws readers in' },
      expects: [
        { de: 'Thema', en: 'Topic' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Ihr Standpunkt', en: 'Your point of view' },
        { de: 'Was man danach weiß', en: 'What readers will know' },
        { de: 'Ein Erlebnis', en: 'An experience' },
      ],
      advice: [
        {
          title: { de: 'Etwas Erlebtes hilft.', en: 'Something you experienced helps.' },
          text: {
            de: 'Ein Satz darüber, was Ihnen passiert ist, trägt weiter als jede allgemeine Feststellung.',
            en: 'One sentence about what happened to you carries further than any general remark.',
          },
        },
        {
          title: { de: 'Der Regler ändert den Einstieg.', en: 'The slider changes the opening.' },
          text: {
            de: 'Links beginnt der Text mit der Sache, rechts mit einem Bild, das man nicht erwartet.',
            en: 'To the left it opens with the matter itself, to the right with an unexpected image.',
          },
        },
        plainNotes,
      ],
      example: {
        blogpost_intro: {
          content: prose({
            de: `
              Beitrag über das erste Jahr mit einem Balkonkraftwerk. Für Mieterinnen und Mieter, die noch zögern. Zwei
              Module mit zusammen 800 Watt am Geländer im dritten Stock, Südwest. Montage an einem Samstagvormittag
              mit meinem Nachbarn, der Kaffee war noch warm. Im ersten Jahr 612 Kilowattstunden, 198 Euro gespart.
              Gedauert hat vor allem der Brief der Hausverwaltung: sieben Wochen. Im Beitrag: Kosten, Anmeldung, was
              ich anders machen würde.`,
            en: `
              Post about the first year with a small solar set on the balcony. For tenants who still hesitate. Two
              modules of 800 watts in all on the railing, third floor, facing south-west. Put up on a Saturday morning
              with my neighbour; the coffee was still warm. In the first year 612 kilowatt-hours, 198 euros saved.
              What took long was the letter from the property management: seven weeks. In the post: costs,
              registration, what I would do differently.`,
          }),
          temperature: 0.6,
        },
      },
      shows: prose({
        de: `
          Der Kaffee war noch warm, da hing das zweite Modul am Geländer. Ein Samstagvormittag, ein Nachbar, dritter
          Stock, Südwest: Mehr war für das kleine Kraftwerk auf dem Balkon nicht nötig. Warten mussten wir nur auf
          einen Brief, und zwar sieben Wochen lang, bis die Hausverwaltung zugestimmt hatte.

          Inzwischen ist ein Jahr vorbei. 612 Kilowattstunden sind durch die Steckdose gelaufen, 198 Euro auf dem
          Konto geblieben. Ist das viel? Das hängt davon ab, was man ausgibt, wie man anmeldet und welchen Fehler vom
          Anfang man sich spart. Von allen dreien handelt dieser Bericht.`,
        en: `
          The coffee was still warm when the second module hung on the railing. A Saturday morning, a neighbour, third
          floor, facing south-west: the little power station on our balcony needed nothing more. The only thing we had
          to wait for was a letter. It took the property management seven weeks to agree.

          That was a year ago. Since then 612 kilowatt-hours have come in through the socket, and 198 euros have
          stayed in my account. Is that a lot? It depends on what you spend, how you register, and which early mistake
          you spare yourself. This report is about all three.`,
      }),
    },
  },
  {
    blogpost_intro: call({
      fields: {
        content: area(
          { de: 'Worum geht es in Ihrem Beitrag?', en: 'What is your post about?' },
          {
            placeholder: {
              de: 'Thema, Leserschaft, wichtigste Aussage. Gern auch der ganze Entwurf.',
              en: 'Topic, readers, main point. The whole draft is welcome too.',
            },
          },
        ),
        temperature: slider(
          { de: 'Wie einfallsreich?', en: 'How inventive?' },
          {
            min: 0,
            max: 1,
            step: 0.1,
            default: 0.5,
            optional: true,
            hint: { de: '0 ist sachlich, 1 ist überraschend.', en: '0 is matter-of-fact, 1 is surprising.' },
          },
        ),
      },
      more: ['language', 'address', 'tone', 'audience', 'length', 'include', 'avoid', 'variants'],
      prompt: {
        de: `
          Schreiben Sie die Einleitung zu dem Blogbeitrag, den {{ content }} beschreibt oder im Entwurf enthält.

          {% if temperature < 0.35 %}Der erste Satz nennt ohne Umweg die wichtigste Tatsache oder die Frage, um die es
          geht.{% elsif temperature > 0.65 %}Der erste Satz ist ein Bild oder ein Gedanke, den niemand erwartet und
          der doch aus der Sache kommt; spätestens der dritte Satz löst ihn auf.{% else %}Der erste Satz ist eine
          greifbare Szene, eine Zahl, ein Ergebnis oder eine Beobachtung aus den Angaben.{% endif %}

          Danach wird klar, was auf dem Spiel steht und für wen. Der letzte Satz sagt, was der Beitrag zeigt, ohne „In
          diesem Beitrag erfahren Sie“.

          Erfinden Sie keine Szene, kein Erlebnis, keine Zahl und keine Studie. Ist nur ein Thema angegeben, beginnt
          der Text mit einer Beobachtung, die jeder nachprüfen kann, oder mit der Frage, die man dazu hat. Ein „wir“
          der Angaben bleibt „wir“, ein „ich“ bleibt „ich“; sonst steht keines von beiden.

          Beginnen Sie nicht mit „Stellen Sie sich vor“, „Kennen Sie das“, einer Begriffserklärung oder einem Satz
          über die heutige Zeit. Werden die Leserinnen und Leser in den Angaben gesiezt oder geduzt, tun Sie es
          ebenso; sonst ohne Anrede.

          Länge: 60 bis 120 Wörter in einem oder zwei Absätzen.

          Form: nur die Einleitung, ohne Titel, ohne Gliederung, ohne den weiteren Beitrag.`,
        en: `
          Write the introduction to the blog post that {{ content }} describes or contains as a draft.

          {% if temperature < 0.35 %}The first sentence states the most important fact or the question at issue,
          without detour.{% elsif temperature > 0.65 %}The first sentence is an image or a thought that nobody expects
          and that yet comes from the matter itself; the third sentence at the latest resolves it.{% else %}The first
          sentence is a tangible scene, a figure, a result or an observation from the details given.{% endif %}

          Then it becomes clear what is at stake, and for whom. The last sentence says what the post shows, without
          “In this post you will learn”.

          Invent no scene, no experience, no figure and no study. If only a topic is given, begin with an observation
          anyone can check, or with the question people have about it. A “we” in the details stays “we”, an “I” stays
          “I”; otherwise use neither.

          Do not begin with “Imagine”, “Have you ever”, a definition or a sentence about today’s world.

          Length: 60 to 120 words in one or two paragraphs.

          Form: the introduction only, without a title, without an outline, without the rest of the post.`,
      },
      creativity: { field: 'temperature' },
    }),
  },
)
