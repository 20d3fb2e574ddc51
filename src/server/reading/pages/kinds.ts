import type { Locale, Text } from '#shared/text.ts'
import { addressOf, durationOf, hoursOf, momentOf, priceOf } from './values.ts'
import { nameOfThing, plain, several, type Thing, things } from './linked.ts'

/** A fact: what it is, and what is said of it. */
export type Line = readonly [label: Text | string, value: string]

type Kind = Readonly<{
  is(thing: Thing, types: readonly string[]): boolean
  /** Whether a page may tell of several. */
  several?: true
  lines(thing: Thing, locale: Locale): readonly Line[]
}>

const label = {
  product: { de: 'Produkt', en: 'Product' },
  brand: { de: 'Marke', en: 'Brand' },
  price: { de: 'Preis', en: 'Price' },
  rating: { de: 'Bewertung', en: 'Rating' },
  article: { de: 'Artikel', en: 'Article' },
  author: { de: 'Verfasst von', en: 'Written by' },
  date: { de: 'Veröffentlicht', en: 'Published' },
  name: { de: 'Name', en: 'Name' },
  address: { de: 'Anschrift', en: 'Address' },
  phone: { de: 'Telefon', en: 'Phone' },
  mail: { de: 'E-Mail', en: 'E-mail' },
  hours: { de: 'Geöffnet', en: 'Open' },
  event: { de: 'Veranstaltung', en: 'Event' },
  begins: { de: 'Beginn', en: 'Begins' },
  ends: { de: 'Ende', en: 'Ends' },
  place: { de: 'Ort', en: 'Place' },
  recipe: { de: 'Rezept', en: 'Recipe' },
  time: { de: 'Zeit', en: 'Time' },
  yield: { de: 'Ergibt', en: 'Yields' },
  ingredients: { de: 'Zutaten', en: 'Ingredients' },
  steps: { de: 'Zubereitung', en: 'Steps' },
  about: { de: 'Beschreibung', en: 'Description' },
} as const satisfies Record<string, Text>

const out = { de: 'von', en: 'of' }
const ratings = { de: 'Bewertungen', en: 'ratings' }

const ratingOf = (thing: Thing, locale: Locale) => {
  const [rating] = things(thing.aggregateRating)
  const value = plain(rating?.ratingValue)
  if (!rating || !value) return ''
  const count = plain(rating.reviewCount) || plain(rating.ratingCount)
  return `${value} ${out[locale]} ${plain(rating.bestRating) || '5'}${count && ` (${count} ${ratings[locale]})`}`
}

const questions: Kind = {
  is: (_, types) => types.includes('Question'),
  several: true,
  lines: thing => [
    [
      plain(thing.name).slice(0, 200),
      things(thing.acceptedAnswer)
        .map(one => plain(one.text))
        .join(' '),
    ],
  ],
}

/** What is understood of what pages say for machines; the first that fits a thing tells of it. */
export const kinds: readonly Kind[] = [
  {
    is: (_, types) => types.some(type => type === 'Product' || type === 'ProductGroup'),
    lines: (thing, locale) => [
      [label.product, plain(thing.name)],
      [label.brand, nameOfThing(thing.brand)],
      [
        label.price,
        things(thing.offers)
          .slice(0, 3)
          .map(offer => priceOf(offer, locale))
          .filter(Boolean)
          .join('; '),
      ],
      [label.rating, ratingOf(thing, locale)],
      [label.about, plain(thing.description)],
    ],
  },
  {
    is: (_, types) => types.some(type => /(?:Article|BlogPosting|Report)$/.test(type)),
    lines: thing => [
      [label.article, plain(thing.headline)],
      [label.author, nameOfThing(thing.author)],
      [label.date, momentOf(thing.datePublished).slice(0, 10)],
    ],
  },
  {
    is: (_, types) => types.some(type => /Event$|^Festival$/.test(type)),
    several: true,
    lines: (thing, locale) => [
      [label.event, plain(thing.name)],
      [label.begins, momentOf(thing.startDate)],
      [label.ends, momentOf(thing.endDate)],
      [
        label.place,
        several(thing.location)
          .map(place =>
            [nameOfThing(place), ...things(place).map(one => addressOf(one.address))].filter(Boolean).join(', '),
          )
          .join('; '),
      ],
      [
        label.price,
        things(thing.offers)
          .slice(0, 5)
          .map(offer => priceOf(offer, locale))
          .filter(Boolean)
          .join('; '),
      ],
    ],
  },
  {
    is: (_, types) => types.includes('Recipe'),
    lines: (thing, locale) => [
      [label.recipe, plain(thing.name)],
      [label.time, durationOf(thing.totalTime)],
      [label.yield, nameOfThing(thing.recipeYield)],
      [label.ingredients, several(thing.recipeIngredient).map(plain).filter(Boolean).join('; ')],
      [
        label.steps,
        several(thing.recipeInstructions)
          .map(
            step =>
              plain(step) ||
              things(step)
                .map(one => plain(one.text))
                .join(' '),
          )
          .join(' '),
      ],
      [label.rating, ratingOf(thing, locale)],
    ],
  },
  questions,
  {
    is: (thing, types) =>
      types.some(type => /Organization|Business|Corporation|Store|Restaurant/.test(type)) ||
      ('address' in thing && 'telephone' in thing),
    several: true,
    lines: (thing, locale) => [
      [label.name, plain(thing.name)],
      [label.address, several(thing.address).map(addressOf).filter(Boolean).join('; ')],
      [label.phone, nameOfThing(thing.telephone)],
      [label.mail, nameOfThing(thing.email).replaceAll('mailto:', '')],
      [label.hours, hoursOf(thing, locale)],
      [label.rating, ratingOf(thing, locale)],
    ],
  },
]
