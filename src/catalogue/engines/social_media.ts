import { form } from '#shared/answers.ts'
import { area, choice, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { address, fromPage, inTone, page, pageNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

const type = choice(
  { de: 'Wo soll es stehen?', en: 'Where will it stand?' },
  {
    Facebook: { de: 'Facebook', en: 'Facebook' },
    LinkedIn: { de: 'LinkedIn', en: 'LinkedIn' },
    youtube: { de: 'YouTube', en: 'YouTube' },
    formal: { de: 'LinkedIn Bio', en: 'LinkedIn Bio' },
    Instagram: { de: 'Instagram', en: 'Instagram' },
    Twitter: { de: 'X (Twitter)', en: 'X (Twitter)' },
  },
)

const goal = line(
  { de: 'Was soll es bewirken?', en: 'What should it bring about?' },
  {
    placeholder: {
      de: 'Anmeldungen, Besuche, Bewerbungen, ein Gespräch',
      en: 'Sign-ups, visits, applications, a conversation',
    },
  },
)

/** What is to be written, in the words of the network. */
const piece = {
  de: `{% case type %}{% when 'formal' %}den Text für das Feld „Info“ eines LinkedIn-Profils{% when 'youtube' %}Titel
    und Beschreibung für ein YouTube-Video{% when 'Twitter' %}einen Beitrag für X{% else %}einen Beitrag für {{ type
    }}{% endcase %}`,
  en: `{% case type %}{% when 'formal' %}the “About” text of a LinkedIn profile{% when 'youtube' %}the title and the
    description of a YouTube video{% when 'Twitter' %}a post for X{% else %}a post for {{ type
    }}{% endcase %}`,
}

/** What each network shows, allows and expects. */
const network = {
  de: `
    {% case type %}{% when 'Facebook' %}Länge: 40 bis 90 Wörter in ein bis drei kurzen Absätzen. Der erste Satz sagt
    schon, worum es geht, so wie man es Nachbarn erzählt. Höchstens zwei Hashtags, oder keiner.{% when 'LinkedIn'
    %}Länge: 90 bis 200 Wörter in Absätzen von ein bis drei Sätzen. Zu sehen sind zuerst nur etwa 140 Zeichen: Dort
    steht die Erkenntnis, die Zahl oder der Widerspruch, um den es geht, ohne „Ich freue mich“ und ohne Rätsel. Danach,
    was geschehen ist und was andere im Beruf daraus mitnehmen. Drei bis fünf Hashtags.{% when 'youtube' %}Titel:
    höchstens 70 Zeichen, das Gesuchte zuerst, ohne Versprechen, die das Video nicht hält. Beschreibung: 60 bis 150
    Wörter; die ersten 150 Zeichen sagen, was man nach dem Ansehen weiß oder kann. Behaupten Sie nicht, was im Bild zu
    sehen ist, und erfinden Sie keine Kapitel und Zeitmarken. Drei Hashtags.{% when 'formal' %}Länge: 80 bis 200 Wörter
    in kurzen Absätzen. In der Ich-Form; geht es um eine Firma oder Einrichtung, in der Wir-Form. Die ersten zwei Sätze
    sagen, wem womit geholfen wird; danach, wie, mit welchen Belegen und auf welchem Weg dorthin; am Ende, wofür man
    sich melden kann. Kein Lebenslauf in Sätzen, keine Eigenschaften wie „leidenschaftlich“ oder „lösungsorientiert“.
    Ohne Hashtags.{% when 'Instagram' %}Länge: 30 bis 80 Wörter in kurzen Absätzen. Zu sehen sind zuerst nur etwa 125
    Zeichen: Darin steht, was neugierig macht. Der Text steht unter einem Bild, das Sie nicht kennen; beschreiben Sie
    keines. Internetadressen lassen sich dort nicht öffnen und bleiben weg. {% unless tone == 'serious' or tone ==
    'formal' %}Abweichend von der allgemeinen Regel dürfen ein oder zwei Emojis stehen, wo sie etwas sagen. {% endunless
    %}Drei bis fünf Hashtags.{% when 'Twitter' %}Länge: ein Gedanke, höchstens 220 Zeichen mit Leerzeichen, das sind
    etwa 30 Wörter; Hashtags und Adresse brauchen den Rest. Ein bis drei Sätze, die wichtigste Tatsache zuerst.
    Höchstens zwei kurze Hashtags, oder keiner.{% endcase %} Bei wenig Material wird der Text kürzer.`,
  en: `
    {% case type %}{% when 'Facebook' %}Length: 40 to 90 words in one to three short paragraphs. The first sentence
    already says what it is about, as one would tell a neighbour. Two hashtags at most, or none.{% when 'LinkedIn'
    %}Length: 90 to 200 words in paragraphs of one to three sentences. Only some 140 characters are seen at first: the
    insight, the figure or the contradiction at issue stands there, without “I’m thrilled to announce” and without
    riddles. Then what happened, and what others in the field can take from it. Three to five hashtags.{% when 'youtube'
    %}Title: at most 70 characters, what people search for first, with no promise that the video does not keep.
    Description: 60 to 150 words; the first 150 characters say what one knows or can do after watching. Do not claim
    what is to be seen in the picture, and invent no chapters and timestamps. Three hashtags.{% when 'formal' %}Length:
    80 to 200 words in short paragraphs. In the first person; if it is about a company or an institution, as “we”. The
    first two sentences say who is helped with what; then how, with what proof and by which way there; at the end, what
    to get in touch for. No CV in sentences, no qualities such as “passionate” or “results-driven”. No hashtags.{% when
    'Instagram' %}Length: 30 to 80 words in short paragraphs. Only some 125 characters are seen at first: they must
    arouse curiosity. The text stands below a picture that you do not know; do not describe one. Web addresses cannot be
    opened there and are left out. {% unless tone == 'serious' or tone == 'formal' %}Other than in general, one or two
    emojis may stand where they say something. {% endunless %}Three to five hashtags.{% when 'Twitter' %}Length: one
    thought, at most 220 characters with spaces, which is some 35 words; hashtags and address need the rest. One to
    three sentences, the most important fact first. Two short hashtags at most, or none.{% endcase %} With little
    material the text is shorter.`,
}

/** What holds on every network. */
const craft = {
  de: `
    ${network.de}

    {% unless type == 'formal' %}Gelesen wird es von Menschen, die gerade weiterblättern wollten: Beginnen Sie mit
    dem, was sie angeht, bleiben Sie bei einer Sache, und enden Sie mit einem Schritt, den sie gehen können, oder mit
    einer echten Frage. Wer veröffentlicht, spricht selbst: „wir“ oder „ich“, wie im Material.{% endunless %}

    {% unless type == 'formal' %}Hashtags nennen Sache, Ort oder Fach, beginnen mit # und haben kein Leerzeichen; sie
    stehen nur in ihrem eigenen Teil, nicht im Text.{% endunless %}{% unless type == 'youtube' %} Einen Titel gibt es
    nicht; dieser Teil fehlt.{% endunless %}

    Tatsachen, Termine, Preise und Namen stammen aus dem Material; was vor heute lag, wird nicht angekündigt. Lücken
    in Klammern gibt es nicht. Ohne Markdown, ohne Wörter in Großbuchstaben, mit höchstens einem Ausrufezeichen.`,
  en: `
    ${network.en}

    {% unless type == 'formal' %}It is read by people who were about to scroll on: begin with what concerns them, keep
    to one thing, and end with a step they can take or with a real question. Whoever posts speaks for themselves: “we”
    or “I”, as in the material.{% endunless %}

    {% unless type == 'formal' %}Hashtags name the matter, the place or the field, begin with # and have no space; they
    stand in their own part only, not in the text.{% endunless %}{% unless type == 'youtube' %} There is no title; that
    part is missing.{% endunless %}

    Facts, dates, prices and names come from the material; what lies before today is not announced. There are no gaps
    in brackets. No Markdown, no words in capitals, one exclamation mark at most.`,
}

const asIs = {
  de: `Lesende werden so angesprochen wie im Material; steht dort nichts, auf Facebook und Instagram mit „ihr“, sonst
    mit „Sie“ oder gar nicht.`,
  en: `Where the language has a formal and a familiar address, use that of the material, else the familiar one on
    Facebook and Instagram and the formal one elsewhere.`,
}

const post = form(
  {
    title: line({ de: 'Titel', en: 'Title' }, { optional: true, max: 100 }),
    text: area({ de: 'Text', en: 'Text' }),
    hashtags: words({ de: 'Hashtags', en: 'Hashtags' }, { optional: true, most: 5 }),
  },
  { view: 'social' },
)

export default engine(
  {
    id: 19,
    icon: 'share',
    name: { de: 'Beitrag für soziale Netze', en: 'Social media post' },
    description: { de: 'So kurz oder lang, wie das Netz es mag.', en: 'As short or long as each network likes it.' },
    category: ['marketing', 'sales'],
    action: ['content_creation', 'text_creation'],
    access: paid,
    popular: true,
    guide: {
      title: { de: 'So bleibt jemand daran hängen', en: 'How to make somebody stop scrolling' },
      expects: [
        { de: 'Was es Neues gibt', en: 'What is new' },
        { de: 'Für wen', en: 'For whom' },
        { de: 'Eine Zahl', en: 'A figure' },
        { de: 'Ein Erlebnis', en: 'An experience' },
        { de: 'Wann und wo', en: 'When and where' },
        { de: 'Was zu tun ist', en: 'What to do' },
      ],
      advice: [
        {
          title: { de: 'Eine Sache je Beitrag.', en: 'One thing per post.' },
          text: {
            de: 'Drei Neuigkeiten ergeben drei Beiträge. Wer alles zugleich liest, merkt sich nichts.',
            en: 'Three pieces of news make three posts. Whoever reads all at once remembers nothing.',
          },
        },
        {
          title: { de: 'Etwas, das nur Sie wissen.', en: 'Something only you know.' },
          text: {
            de: 'Was schiefging, was Sie überrascht hat, was jemand gesagt hat: Daran bleibt man hängen.',
            en: 'What went wrong, what surprised you, what somebody said: that is what makes people stop.',
          },
        },
        pageNotes,
      ],
      example: {
        social_media_ad: {
          type: 'Instagram',
          input: prose({
            de: `
              Keramikwerkstatt Tonspur in Freiburg. Neu ab Januar: offene Werkstatt jeden Freitag von 18 bis 22 Uhr,
              ohne Anmeldung, 12 Euro mit Ton und Brand. Für Leute, die noch nie an der Scheibe saßen. An neun
              Probeabenden kamen 47, davon 31 zum ersten Mal. Die schiefste Schale des Abends kommt ins Regal an der
              Tür; dort stehen jetzt neun, und keine ist zu verkaufen.`,
            en: `
              Tonspur, a pottery workshop in Freiburg. New from January: open workshop every Friday from 6 to 10 pm,
              no booking, 12 euros including clay and firing. For people who have never sat at the wheel. On nine
              trial evenings 47 came, 31 of them for the first time. The most lopsided bowl of the evening goes on the
              shelf by the door; there are nine now, and none is for sale.`,
          }),
          goal: {
            de: 'Menschen, die sich bisher nicht getraut haben, kommen am ersten Freitag vorbei',
            en: 'People who have not dared so far drop in on the first Friday',
          },
          tone: 'cheerful',
          anrede: 'informal',
        },
        social_media_url: {
          type: 'Facebook',
          url: { de: 'https://www.deutsches-museum.de/', en: 'https://www.deutsches-museum.de/en' },
          goal: { de: 'Familien planen einen Besuch', en: 'Families plan a visit' },
          tone: 'informal',
        },
      },
      shows: prose({
        de: `
          Im Regal an unserer Tür stehen neun schiefe Schalen. Keine ist zu verkaufen.

          An neun Probeabenden saßen 47 Leute an der Scheibe, 31 von ihnen zum ersten Mal. Die schiefste Schale des
          Abends bekam jedes Mal einen Platz im Regal.

          Ab Januar ist die Werkstatt jeden Freitag von 18 bis 22 Uhr offen, ohne Anmeldung. 12 Euro, Ton und Brand
          sind dabei. Kommt vorbei, auch wenn ihr noch nie Ton in der Hand hattet. Gerade dann.

          #Keramik #Freiburg #OffeneWerkstatt #Töpfern`,
        en: `
          There are nine lopsided bowls on the shelf by our door. None is for sale.

          On nine trial evenings 47 people sat at the wheel, 31 of them for the first time. Every time, the most
          lopsided bowl was given a place on the shelf.

          From January the workshop is open every Friday from 6 to 10 pm, no booking. 12 euros, clay and firing
          included. Drop in, even if you have never had clay in your hands. Especially then.

          #Pottery #Freiburg #OpenWorkshop #LearnPottery`,
      }),
    },
  },
  {
    social_media_ad: call({
      title: { de: 'Aus eigenen Angaben', en: 'From your own notes' },
      description: { de: 'Sie schreiben auf, was es Neues gibt.', en: 'You write down what is new.' },
      icon: 'pen',
      fields: {
        type,
        input: area(
          { de: 'Worum geht es?', en: 'What is it about?' },
          {
            placeholder: {
              de: 'Neuigkeit, Erlebnis, Zahlen, Termin. Stichpunkte genügen.',
              en: 'News, experience, figures, date. Notes will do.',
            },
          },
        ),
        goal: { ...goal, optional: true },
        tone: { ...tonality, optional: true },
        anrede: { ...address, optional: true },
      },
      prompt: {
        de: `
          Schreiben Sie ${piece.de} aus dem Material in {{ input }}{% if goal %} für das Ziel in {{ goal }}{% endif %}.

          ${inTone('tone').de}

          {% if anrede == 'formal' %}Lesende werden gesiezt.{% elsif anrede == 'informal' %}Lesende werden geduzt, als
          Gruppe mit „ihr“.{% else %}${asIs.de}{% endif %}

          ${craft.de}`,
        en: `
          Write ${piece.en} from the material in {{ input }}{% if goal %} for the goal in {{ goal }}{% endif %}.

          ${inTone('tone').en}

          {% if anrede == 'formal' %}Where the language has a formal and a familiar address, readers are addressed
          formally.{% elsif anrede == 'informal' %}Where the language has a formal and a familiar address, readers are
          addressed familiarly.{% else %}${asIs.en}{% endif %}

          ${craft.en}`,
      },
      answer: post,
      creativity: 0.7,
    }),
    social_media_url: call({
      title: { de: 'Aus einer Webseite', en: 'From a website' },
      description: {
        de: 'Wir lesen die Seite, auf die der Beitrag hinweist.',
        en: 'We read the page the post points to.',
      },
      icon: 'globe',
      access: ['premium', 'premium_plus'],
      fields: { type, url: page, goal, tone: { ...tonality, optional: true } },
      prompt: {
        de: `
          Schreiben Sie ${piece.de} anhand der Seite in {{ url }} für das Ziel in {{ goal }}.

          ${inTone('tone').de}

          {% if type == 'formal' %}Das Profil gehört der Person, Firma oder Einrichtung, um die es auf der Seite geht;
          das Ziel entscheidet, was es von ihr zeigt.{% else %}Das Ziel entscheidet, welche eine Sache Sie von der
          Seite nehmen. Fassen Sie die Seite nicht zusammen: Zeigen Sie, was Lesende dorthin zieht, an einer genauen
          Einzelheit. Wer veröffentlicht, ist der Absender der Seite; nur wenn sie aus einem Lexikon oder einer
          Zeitung stammt, weist der Beitrag ohne „wir“ auf sie hin. Die Adresse der Seite wird später angehängt und
          kommt im Text nicht vor.{% endif %}

          ${fromPage.de}

          ${asIs.de}

          ${craft.de}`,
        en: `
          Write ${piece.en} from the page in {{ url }} for the goal in {{ goal }}.

          ${inTone('tone').en}

          {% if type == 'formal' %}The profile belongs to the person, company or institution the page is about; the
          goal decides what it shows of them.{% else %}The goal decides which one thing you take from the page. Do not
          sum the page up: show what draws readers there, by one exact detail. Whoever posts is the sender of the
          page; only if it is from an encyclopedia or a newspaper, the post points to it without “we”. The address of
          the page is added later and does not occur in the text.{% endif %}

          ${fromPage.en}

          ${asIs.en}

          ${craft.en}`,
      },
      answer: post,
      creativity: 0.7,
    }),
  },
)
