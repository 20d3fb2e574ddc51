import type { Method } from '#language/index.ts'
import { type Setting, type Shape, text } from '#shared/answers.ts'
import type { CompanionName } from '#shared/companions.ts'
import type { Condition, Fields, NamesOf } from '#shared/fields.ts'
import type { Plan } from '#shared/plans.ts'
import type { Quality } from '#shared/quality.ts'
import type { SenderKey } from '#shared/sender.ts'
import type { Locale, Text } from '#shared/text.ts'
import { type More, moreFields } from './more.ts'
import type { OperationName } from './operations.ts'
import { prose } from './prose.ts'
import type { Work } from './works.ts'

/** What becomes of a text that is given: what must not change in it follows from that. */
export const versions = ['rewritten', 'shortened', 'translated', 'corrected'] as const
export type VersionOf<Sources extends string = string> = {
  readonly from: Sources
  readonly how: (typeof versions)[number]
}

/**
 * What an answer is written from: what the person gave, so that every number, name and date in it should stand there;
 * general knowledge, so that such things are to be checked; or it is free, as a song or a list of keywords.
 */
export const bases = ['notes', 'knowledge', 'free'] as const
export type Basis = (typeof bases)[number]

/** One thing an engine can be asked: plain JSON, no function in it. */
export type Call<
  Counts extends string = string,
  Sliders extends string = string,
  Choices extends string = string,
  Sources extends string = string,
> = Readonly<{
  /** Heading and blurb of the variant, where an engine offers more than one form. */
  title?: Text
  description?: Text
  icon?: string
  /** A sentence above the questions that one should know before answering them. */
  note?: Text
  /** What its button says, where that is more than that a text or a picture is made. */
  does?: Text
  fields: Fields
  /**
   * What the model is told to do, as Liquid. Its first line is the task, and is said once more at the end.
   * The German one is used for German output, the English one for every other language.
   */
  prompt: Text
  answer: Shape<Counts>
  /** Who does it, where one question to a model is not enough; `server/works` has one for each. */
  by?: Work
  /** The level it is written on: `standard` where nothing is said. */
  quality?: Quality
  /** What is done with its pictures, where its work is `processed`. */
  operation?: OperationName
  /**
   * Where it is painted: the field with the picture that it begins with, or with several that become one or are
   * references, without which it is painted from words where they may be left out; and the one with the area of it
   * that is to change, white on black; where it was not drawn, `finds` says what is meant. How far it may go from the
   * picture is asked for by a slider called `strength`, and by the one that `byNumber` names of those alone who are
   * told it as a number.
   */
  from?: Sources
  area?: Sources
  finds?: 'background'
  byNumber?: Sliders
  /** The field with the formats that what is found is set into, each of which is painted round it. */
  sets?: string
  /** Who does it instead, where this is filled in: dropped, with what asks for it, where nobody here can. */
  otherwise?: { readonly by: Work; readonly where: Condition }
  /** The method of ours that can answer it without a model. */
  house?: Method
  /** Where dictionaries are installed, its method without a model mends spelling, too; what a field then says of it. */
  spelling?: { readonly field: Sources; readonly hint: Text }
  /**
   * It writes a part of a text of this call, whose chosen sources can be laid under it; `numbered` where what it writes
   * stands in that text and names them by numbers, which are checked there.
   */
  partOf?: { readonly call: string; readonly numbered: boolean }
  /** It looks things up in the net; what people are told where no search is connected. */
  search?: { readonly without: Text }
  /**
   * What it could use and is not there: said by `withoutSearch`, `withVoice` and `withPainters`, never in a
   * definition.
   */
  lacks?: 'search' | 'emphasis' | 'painter'
  /** Requests it takes from the quota; more than one asks the user first. */
  cost?: number
  access?: readonly Plan[]
  /** From 0, always the same, to 1, always a surprise. */
  creativity?: Setting<Sliders>
  /**
   * What decides the language of the output before the person's own: a choice that names it, the text they gave, or
   * the matter itself, which there is in one language only.
   * One that is `untouched` stays in its language, known to us or not, whatever else is asked for.
   */
  language?: { readonly field: Choices } | 'kept' | 'untouched' | Locale
  /** The text that the answer is a version of, so that both can be held against each other. */
  keeps?: VersionOf<Sources>
  /** The text that the answer speaks of and shows, where it is no version of it. */
  reads?: Sources
  /** What its text may say of whoever sends it, of what they keep in their settings; it comes as material. */
  sender?: readonly SenderKey[]
  /** What it is written from: `notes` where nothing is said. Of one that `keeps` a text, that text. */
  basis?: Basis
  /** What can be made of its text with one click each, and goes with it. */
  companions?: readonly CompanionName[]
  /** Where it is said why nothing came of it: above its form, else on the sheet beside it. */
  failures?: 'above'
  /** It begins a way of several steps, drawn by `web/assistant`, whose end asks the engine's first call. */
  begins?: 'steps'
  /** Answers with events to whoever does not say how; else only to those who ask for them. */
  streams?: true
}>

type Terms<Fs extends Fields> = Omit<
  Call<
    NamesOf<Fs, 'count'>,
    NamesOf<Fs, 'slider'>,
    NamesOf<Fs, 'choice'>,
    NamesOf<Fs, 'area' | 'link' | 'file' | 'files'>
  >,
  'fields' | 'answer' | 'prompt'
> & {
  /** Missing where no model is told anything. */
  prompt?: Text
  fields: Fs
  /** The shared questions that make sense for it, and that it does not ask itself. */
  more?: readonly Exclude<More, keyof Fs>[]
  answer?: Shape<NamesOf<Fs, 'count'>>
}

/**
 * Makes a call. Settings can only point at fields of the right kind; the answer is a text unless said otherwise; the
 * prompt is written as prose, its instructions parted by blank lines.
 */
export const call = <const Fs extends Fields>({ more = [], fields, prompt, ...terms }: Terms<Fs>): Call => ({
  answer: text(),
  ...terms,
  fields: { ...fields, ...moreFields(more) },
  prompt: prompt ? prose(prompt) : { de: '', en: '' },
})
