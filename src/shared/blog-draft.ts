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

/**
 * What a post is written from: pages and documents under numbers that stay theirs, the first of `sources` being 1. What
 * is `off` is not written from: unticked, taken out, or not found any more.
 */
export type ChosenSources = {
  /** The run that searched last, and what was searched for then. */
  readonly run: string
  readonly of: string
  /** The run whose pages are in the list: `run`, unless that is searching still or has failed. */
  readonly listed: string
  /** The run that has read what was chosen last. */
  readonly read: string
  readonly sources: readonly string[]
  readonly own: readonly string[]
  readonly off: readonly string[]
}

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
  /** Nothing where nobody has researched. */
  readonly research?: ChosenSources | undefined
  /** For which input suggestions were made last, by step: nobody is asked the same twice. */
  readonly asked: Readonly<Partial<Record<SuggestedStep, string>>>
}

export const emptyBlogDraft: BlogDraft = {
  ...{ step: 'topic', topic: {}, titles: [], title: '', intros: [], intro: '', points: [], pictures: [], asked: {} },
}
