import type { Text } from '#shared/text.ts'
import type { Judge } from './about.ts'
import {
  keyphrase,
  keyphraseDensity,
  keyphraseInDescription,
  keyphraseInHeadings,
  keyphraseInIntroduction,
  keyphraseInTitle,
} from './rules/keyphrase.ts'
import { descriptionLength, paragraphLength, textLength, titleLength } from './rules/lengths.ts'
import { linksInside, linksOut } from './rules/links.ts'
import { pictures } from './rules/pictures.ts'
import { passive, sentenceLength, transitions } from './rules/sentences.ts'
import { subheadings } from './rules/structure.ts'

/** A rule, how much it counts, and what it is called. `needs` a keyphrase: without one it counts, as not met. */
export type SeoRule = Readonly<{ weight: number; name: Text; judge: Judge; needs?: 'keyphrase' }>

const rule = (weight: number, judge: Judge, de: string, en: string): SeoRule => ({ weight, judge, name: { de, en } })
const ofPhrase = (weight: number, judge: Judge, de: string, en: string): SeoRule => ({
  ...rule(weight, judge, de, en),
  needs: 'keyphrase',
})

/**
 * What is judged, and how much each counts: 100 in all, 45 of them for the keyphrase. The bounds are those that Yoast
 * publishes of its assessments (“SCORING SEO”, “SCORING READABILITY” in github.com/Yoast/wordpress-seo), but for the
 * width of a title, which is that of Google's results (`pixels.ts`). Google itself names neither lengths nor a density,
 * only that title, headings, alternative texts and links should say what a page is about (“SEO Starter Guide”). The
 * weights are ours: what a search result shows counts most.
 */
export const rules = {
  keyphrase: ofPhrase(5, keyphrase, 'Suchbegriff', 'Keyphrase'),
  keyphraseInTitle: ofPhrase(12, keyphraseInTitle, 'Suchbegriff im Titel', 'Keyphrase in the title'),
  keyphraseInIntroduction: ofPhrase(
    8,
    keyphraseInIntroduction,
    'Suchbegriff in der Einleitung',
    'Keyphrase in the introduction',
  ),
  keyphraseDensity: ofPhrase(8, keyphraseDensity, 'Häufigkeit des Suchbegriffs', 'Keyphrase density'),
  keyphraseInHeadings: ofPhrase(6, keyphraseInHeadings, 'Suchbegriff in Überschriften', 'Keyphrase in headings'),
  keyphraseInDescription: ofPhrase(
    6,
    keyphraseInDescription,
    'Suchbegriff in der Beschreibung',
    'Keyphrase in the description',
  ),
  pictures: rule(5, pictures, 'Alternativtexte', 'Alternative texts'),
  textLength: rule(10, textLength, 'Länge des Textes', 'Length of the text'),
  titleLength: rule(6, titleLength, 'Länge des Titels', 'Length of the title'),
  descriptionLength: rule(6, descriptionLength, 'Länge der Beschreibung', 'Length of the description'),
  subheadings: rule(6, subheadings, 'Zwischenüberschriften', 'Subheadings'),
  paragraphLength: rule(4, paragraphLength, 'Länge der Absätze', 'Length of paragraphs'),
  sentenceLength: rule(5, sentenceLength, 'Länge der Sätze', 'Length of sentences'),
  passive: rule(3, passive, 'Passiv', 'Passive voice'),
  transitions: rule(3, transitions, 'Übergangswörter', 'Transition words'),
  linksOut: rule(4, linksOut, 'Links nach außen', 'Outbound links'),
  linksInside: rule(3, linksInside, 'Links zur eigenen Website', 'Internal links'),
} as const satisfies Readonly<Record<string, SeoRule>>

export type SeoRuleName = keyof typeof rules
