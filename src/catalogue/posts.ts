import { form } from '#shared/answers.ts'
import { area, choice, choices, line, words } from '#shared/fields.ts'

/** What every engine for posts on social networks asks, and what its answer holds. */

const options = {
  Facebook: { de: 'Facebook', en: 'Facebook' },
  LinkedIn: { de: 'LinkedIn', en: 'LinkedIn' },
  youtube: { de: 'YouTube', en: 'YouTube' },
  formal: { de: 'LinkedIn Bio', en: 'LinkedIn Bio' },
  Instagram: { de: 'Instagram', en: 'Instagram' },
  Twitter: { de: 'X (Twitter)', en: 'X (Twitter)' },
}

export const type = choice({ de: 'Wo soll der Beitrag stehen?', en: 'Where will the post appear?' }, options)

export const networks = choices(
  { de: 'Weitere Netze', en: 'More networks' },
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

export const goal = line(
  { de: 'Was soll der Beitrag bewirken?', en: 'What should the post achieve?' },
  {
    placeholder: {
      de: 'Anmeldungen, Besuche, Bewerbungen, ein Gespräch',
      en: 'Sign-ups, visits, applications, a conversation',
    },
  },
)

export const post = form(
  {
    title: line({ de: 'Titel', en: 'Title' }, { optional: true, max: 100 }),
    text: area({ de: 'Text', en: 'Text' }, { labels: ['Beitrag', 'Beschreibung', 'Post', 'Description'] }),
    hashtags: words({ de: 'Hashtags', en: 'Hashtags' }, { optional: true, most: 5 }),
  },
  { view: 'social', main: 'text' },
)
