import type { Credit } from './credit.ts'

/** The steps of the blog assistant, in their order. */
export const steps = ['topic', 'title', 'intro', 'outline', 'article'] as const
export type Step = (typeof steps)[number]

/** One of several texts to choose from. */
export type Suggestion = { readonly id: string; readonly text: string }

/** A point of an outline: its heading, what it is to say, and its text where there is one. */
export type Point = {
  readonly id: string
  readonly heading: string
  readonly says: string
  readonly text: string
  readonly tone: string
  /** It stays in the list, and out of the article. */
  readonly out: boolean
}

/** A picture of the article: a file of one's own, what it shows, and whom to name for it. */
export type Picture = {
  readonly id: string
  readonly src: string
  readonly alt: string
  /** The point under whose heading it stands; empty: under the title. */
  readonly place: string
  readonly credit: Credit
}

/** What is suggested, by the step in which it is chosen. */
export type SuggestedStep = 'title' | 'intro' | 'outline'

/** A blog post on its way through the assistant: everything that was typed, suggested and chosen. */
export type BlogDraft = {
  readonly step: Step
  /** The form of the first step. */
  readonly topic: Readonly<Record<string, string | boolean>>
  readonly titles: readonly Suggestion[]
  readonly title: string
  readonly intros: readonly Suggestion[]
  readonly intro: string
  readonly points: readonly Point[]
  readonly pictures: readonly Picture[]
  /** For which input suggestions were made last, by step: nobody is asked the same twice. */
  readonly asked: Readonly<Partial<Record<SuggestedStep, string>>>
}

export const emptyBlogDraft: BlogDraft = {
  ...{ step: 'topic', topic: {}, titles: [], title: '', intros: [], intro: '', points: [], pictures: [], asked: {} },
}
