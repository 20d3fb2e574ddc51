import type { Locale } from '#shared/text.ts'
import type { Draft } from '../fields/entries.ts'

/** A tool that is offered first to whoever has a text, and how its form begins. */
type Suggested = { readonly engine: string; readonly begins?: Readonly<Record<Locale, Draft>> }

/** What is most often made of a text that is there; any other tool is found by searching. */
export const suggested: readonly Suggested[] = [
  { engine: 'summarize_simplify' },
  { engine: 'press_release' },
  { engine: 'newsletter_engine' },
  {
    engine: 'linkedin_post',
    begins: {
      de: { ziel: 'Neugierig machen, damit Leute den Text lesen' },
      en: { ziel: 'Make people curious to read the text' },
    },
  },
  { engine: 'social_media' },
  { engine: 'translate_engine' },
]
