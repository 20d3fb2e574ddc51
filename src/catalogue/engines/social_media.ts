import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { asIs, craft, piece } from '../networks.ts'
import { address, fromPage, inTone, page, tonality } from '../options.ts'
import { goal, networks, post, type } from '../posts.ts'
import { guide } from '../guides/social_media.ts'

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
    guide,
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
          { de: 'Worum geht es in dem Beitrag?', en: 'What is the post about?' },
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
          Schreibe ${piece.de} aus dem Material in {{ input }}{% if goal %} für das Ziel in {{ goal }}{% endif %}.

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
          Schreibe ${piece.de} anhand der Seite in {{ url }} für das Ziel in {{ goal }}.

          ${inTone('tone').de} ${asIs.de}

          {% if type == 'formal' %}Das Profil gehört denen, um die es auf der Seite geht.{% else %}Das Ziel entscheidet,
          welche eine Sache von der Seite kommt. Es spricht ihr Absender, bei Lexikon oder Zeitung jemand, der auf
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
