import { asDraft, planned } from '#shared/article.ts'
import type { SuggestedStep, BlogDraft, Picture, Point } from '#shared/blog-draft.ts'
import { asPicture, creditLine } from '#shared/credit.ts'
import type { Locale, Text } from '#shared/text.ts'

const words = {
  title: { de: 'Titel', en: 'Title' },
  intro: { de: 'Einleitung', en: 'Introduction' },
  section: { de: 'Abschnitt', en: 'Section' },
  says: { de: 'Was er sagt', en: 'What it says' },
  others: { de: 'Andere Abschnitte', en: 'Other sections' },
  already: { de: 'Schon vorgeschlagen', en: 'Suggested already' },
} satisfies Record<string, Text>

const chosenOf = (all: BlogDraft['titles'], id: string) => all.find(one => one.id === id)?.text.trim() ?? ''

/** The title and the introduction that were chosen. */
export const chosenIn = ({ titles, title, intros, intro }: BlogDraft) => ({
  title: chosenOf(titles, title),
  intro: chosenOf(intros, intro),
})

/** The points that go into the article, in their order. */
export const pointsIn = ({ points }: BlogDraft) => points.filter(({ out, heading }) => !out && heading.trim())

const lines = (of: readonly (readonly [Text, string])[], locale: Locale) =>
  of.flatMap(([name, text]) => (text ? [`${name[locale]}: ${text}`] : [])).join('\n\n')

/** What a step asks with: the description, and what was chosen before. */
export const askedWith = (step: SuggestedStep, draft: BlogDraft, locale: Locale) => {
  const { title, intro } = chosenIn(draft)
  const before = {
    title: [],
    intro: [[words.title, title]],
    outline: [
      [words.title, title],
      [words.intro, intro],
    ],
  } as const
  return [String(draft.topic.content ?? '').trim(), lines(before[step], locale)].filter(Boolean).join('\n\n')
}

/** The same, with what need not be suggested again. */
export const askedForMore = (content: string, known: readonly string[], locale: Locale) =>
  known.length ? `${content}\n\n${words.already[locale]}:\n${known.join('\n')}` : content

/** What the text of a section is asked with. */
export const askedForPoint = (draft: BlogDraft, { id, heading, says }: Point, locale: Locale) => {
  const others = pointsIn(draft).filter(point => point.id !== id)
  return lines(
    [
      [words.section, heading.trim()],
      [words.says, says.trim()],
      [words.title, chosenIn(draft).title],
      [words.others, others.map(point => point.heading.trim()).join('; ')],
    ],
    locale,
  ).concat('\n\n', String(draft.topic.content ?? '').trim())
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Where a picture stands: under the heading of a point that is in the article, else under the title. */
export const placeOf = (draft: BlogDraft, { place }: Picture) =>
  pointsIn(draft).some(({ id }) => id === place) ? place : ''

const picturesAt = (draft: BlogDraft, place: string, locale: Locale) =>
  draft.pictures
    .filter(picture => placeOf(draft, picture) === place)
    .map(({ src, alt, credit }) => asPicture(src, alt, creditLine(credit, locale)))
    .join('\n\n')

/**
 * The whole as Markdown, as it is sent to be finished; whoever is to be named is named in this language, and `sent`
 * gives a part as it goes on its way.
 */
export const asArticle = (draft: BlogDraft, locale: Locale, sent: (part: string) => string) => {
  const { title, intro } = chosenIn(draft)
  return asDraft({
    notes: String(draft.topic.content ?? ''),
    title: oneLine(title),
    pictures: picturesAt(draft, '', locale),
    intro: sent(intro),
    sections: pointsIn(draft).map(({ id, heading, says, text }) => ({
      heading: oneLine(heading),
      pictures: picturesAt(draft, id, locale),
      body: sent(text.trim()) || planned(says),
    })),
  })
}
