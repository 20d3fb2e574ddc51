import type { ReactNode } from 'react'
import { type Answer, isList, isRecord, type Shape, type ViewName } from '#shared/answers.ts'
import { type Claim, isClaim } from '#shared/claims.ts'
import type { Correction } from '#shared/corrections.ts'
import type { MadeFile } from '#shared/made-files.ts'
import { isSegment, type Segment } from '#shared/segments.ts'
import type { Values } from '#shared/fields.ts'
import { type Later, later } from '../ui/later.ts'

/** What a view is given to draw, whole or as far as it has come. */
export type ViewProps<A extends Answer = Answer> = {
  shape: Shape
  /** As the model wrote it, or as the reader has changed it since. */
  answer: A
  /** As the model wrote it. */
  first: Answer
  /** The form it was made of. */
  values: Values
  /** The text it is a version of or speaks of (`sourceOf`). Views of versions always have it. */
  source?: string
  /** The reasons of what was corrected, once they are known. */
  corrections?: readonly Correction[]
  /** The files that were made, as far as more is known of them than their addresses. */
  files?: readonly MadeFile[]
  /** The language of the answer. */
  lang?: string
  writing?: boolean
  /** Under which its reader's verdicts are kept for a reload. */
  name?: string
  /** The reader changes it; missing where it can only be looked at. */
  onChange?(answer: Answer): void
}

type Draw<A extends Answer> = (props: ViewProps<A>) => ReactNode
export type View = { fits(answer: Answer, source?: string): boolean; Draw: Later<ViewProps<never>> }

const view =
  <A extends Answer>(fits: (answer: Answer, source?: string) => answer is A) =>
  (load: () => Promise<Draw<A>>): View => ({ fits, Draw: later(load) as Later<ViewProps<never>> })

const ofText = view((answer): answer is string => typeof answer === 'string')
const ofVersion = view((answer, source): answer is string => typeof answer === 'string' && source !== undefined)
const ofParts = view((answer): answer is Values => typeof answer === 'object' && !isList(answer))
const ofRecords = view((answer): answer is readonly Values[] => isList(answer) && answer.every(isRecord))
const ofClaims = view((answer): answer is readonly Claim[] => isList(answer) && answer.every(isClaim))
const ofSegments = view((answer): answer is readonly Segment[] => isList(answer) && answer.every(isSegment))
const ofWords = view(
  (answer): answer is readonly string[] => isList(answer) && answer.every(item => typeof item === 'string'),
)

/**
 * What is drawn by a component of its own. Each is fetched when an answer is waited for; an answer that did not keep
 * to its shape is drawn as the text it is.
 */
export const views: Record<ViewName, View> = {
  ads: ofParts(() => import('./ads/Ads.tsx').then(it => it.Ads)),
  'before-after': ofWords(() => import('./before-after/BeforeAfter.tsx').then(it => it.BeforeAfter)),
  blocks: ofText(() => import('./blocks/Blocks.tsx').then(it => it.Blocks)),
  claims: ofClaims(() => import('./claims/Claims.tsx').then(it => it.Claims)),
  cloud: ofWords(() => import('./cloud/Cloud.tsx').then(it => it.Cloud)),
  compare: ofText(() => import('./compare/Compare.tsx').then(it => it.Compare)),
  criticism: ofRecords(() => import('./criticism/Criticism.tsx').then(it => it.Criticism)),
  diff: ofVersion(() => import('./diff/Diff.tsx').then(it => it.Diff)),
  files: ofWords(() => import('./files/Files.tsx').then(it => it.Files)),
  job: ofText(() => import('./job/Job.tsx').then(it => it.Job)),
  listing: ofParts(() => import('./listing/Listing.tsx').then(it => it.Listing)),
  mail: ofParts(() => import('./mail/Mail.tsx').then(it => it.Mail)),
  'pros-cons': ofText(() => import('./pros-cons/ProsCons.tsx').then(it => it.ProsCons)),
  'search-result': ofParts(() => import('./search-result/SearchResult.tsx').then(it => it.SearchResult)),
  social: ofParts(() => import('./social/Social.tsx').then(it => it.Social)),
  song: ofText(() => import('./song/Song.tsx').then(it => it.Song)),
  speech: ofText(() => import('./speech/Speech.tsx').then(it => it.Speech)),
  steps: ofText(() => import('./steps/Steps.tsx').then(it => it.Steps)),
  transcript: ofSegments(() => import('./transcript/Transcript.tsx').then(it => it.Transcript)),
  translation: ofVersion(() => import('./translation/Translation.tsx').then(it => it.Translation)),
}

/** The view that draws this answer, if one does. */
export const viewOf = ({ view: name }: Shape, answer: Answer, source?: string): View | undefined => {
  const found = name && views[name]
  return found?.fits(answer, source) ? found : undefined
}
