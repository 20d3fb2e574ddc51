import { form } from '#shared/answers.ts'
import { area, choice, choices, line, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { asIs, craft, piece } from '../networks.ts'
import { address, fromPage, inTone, page, pageNotes, tonality } from '../options.ts'
import { prose } from '../prose.ts'

const options = {
  Facebook: { de: 'Facebook', en: 'Facebook' },
  LinkedIn: { de: 'LinkedIn', en: 'LinkedIn' },
  youtube: { de: 'YouTube', en: 'YouTube' },
  formal: { de: 'LinkedIn Bio', en: 'LinkedIn Bio' },
  Instagram: { de: 'Instagram', en: 'Instagram' },
  Twitter: { de: 'X (Twitter)', en: 'X (Twitter)' },
}

const type = choice({ de: 'Wo soll es stehen?', en: 'Where will it appear?' }, options)

const networks = choices(
  { de: 'Und wo noch?', en: 'And where else?' },
  {
    options,
    besides: 'type',
    optional: true,
    hint: {
      de: 'Für jedes Netz entsteht ein eigener Text, und jeder wird einzeln berechnet.',
      en: 'Each network gets a text of its own, and each is charged separately.',
    },
  },
)

const goal = line(
  { de: 'Was soll es bewirken?', en: 'What should it achieve?' },
  {
    placeholder: {
      de: 'Anmeldungen, Besuche, Bewerbungen, ein Gespräch',
      en: 'Sign-ups, visits, applications, a conversation',
    },
  },
)

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
    description: { de: 'So kurz oder lang, wie das Netz es mag.', en: 'As short or long as each network likes.' },
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
            en: 'Three pieces of news make three posts. Whoever reads it all at once remembers nothing.',
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
        networks,
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
      more: ['language', 'audience', 'length', 'include', 'avoid', 'variants'],
      sender: ['organisation', 'address', 'phone', 'web', 'social'],
      prompt: {
        de: `
          Schreiben Sie ${piece.de} aus dem Material in {{ input }}{% if goal %} für das Ziel in {{ goal }}{% endif %}.

          ${inTone('tone').de} {% if anrede == 'formal' %}Lesende werden gesiezt.{% elsif anrede == 'informal' %}Lesende
          werden geduzt.{% else %}${asIs.de}{% endif %}

          ${craft.de}`,
        en: `
          Write ${piece.en} from the material in {{ input }}{% if goal %} for the goal in {{ goal }}{% endif %}.

          ${inTone('tone').en} {% unless anrede %}${asIs.en}{% endunless %}

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
      fields: { type, networks, url: page, goal, tone: { ...tonality, optional: true } },
      more: ['language', 'address', 'audience', 'length', 'include', 'avoid', 'variants'],
      sender: ['organisation', 'social'],
      prompt: {
        de: `
          Schreiben Sie ${piece.de} anhand der Seite in {{ url }} für das Ziel in {{ goal }}.

          ${inTone('tone').de} ${asIs.de}

          {% if type == 'formal' %}Das Profil gehört denen, um die es auf der Seite geht.{% else %}Das Ziel entscheidet,
          welche eine Sache Sie von der Seite nehmen. Es spricht ihr Absender, bei Lexikon oder Zeitung jemand, der auf
          sie hinweist.{% endif %} ${fromPage.de}

          ${craft.de}`,
        en: `
          Write ${piece.en} from the page in {{ url }} for the goal in {{ goal }}.

          ${inTone('tone').en} ${asIs.en}

          {% if type == 'formal' %}The profile belongs to those the page is about.{% else %}The goal decides which one
          thing you take from the page. Its sender speaks; with an encyclopaedia or a newspaper, somebody who points to
          it.{% endif %} ${fromPage.en}

          ${craft.en}`,
      },
      answer: post,
      creativity: 0.7,
    }),
  },
)
