import { randomUUID } from 'node:crypto'
import type { Call } from '#catalogue/call.ts'
import type { Work } from '#catalogue/works.ts'
import { findCall } from '#catalogue/index.ts'
import { outputLanguage } from '#catalogue/output-language.ts'
import type { Writer } from '#server/models/writer.ts'
import { gather, wordsOf } from '#server/works/gather.ts'
import { corrected } from '#server/works/corrected.ts'
import { article } from '#server/works/article.ts'
import { longform } from '#server/works/longform.ts'
import { once } from '#server/works/once.ts'
import { factcheck } from '#server/works/factcheck/index.ts'
import { spoken } from '#server/works/spoken.ts'
import { processed } from '#server/works/processed.ts'
import { seen } from '#server/works/seen.ts'
import { transcribed } from '#server/works/transcribed.ts'
import { painted } from '#server/works/painted.ts'
import { openSpending } from '#server/works/spending.ts'
import type { WorkJob, Worker } from '#server/works/worker.ts'
import { type Answer, isEmpty } from '#shared/answers.ts'
import { after } from '#shared/events.ts'
import type { Values } from '#shared/fields.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { asProblem, type ProblemCode } from '#shared/problems.ts'
import { tidied } from '#shared/notes.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { namedIn } from '#shared/sources.ts'
import type { Locale } from '#shared/text.ts'
import type { Case } from './case.ts'
import { pages } from './pages.ts'

/** What a model made of a case, and all that it is to be judged by. */
export type Answered = {
  path: string
  locale: Locale
  call: Call
  values: Values
  /** The language it was to be written in. */
  language: string
  /** What the person gave: typed, or read for them. */
  source: string
  /** What the model was told, as often as it was asked. */
  told: readonly string[]
  answer: Answer
  /** The same as Markdown. */
  text: string
  /** What the model says to the person beside it. */
  notes: readonly string[]
  cut: boolean
  problem?: ProblemCode
}

const workers: Readonly<Record<Work, Worker>> = {
  ...{ once, longform, article, corrected, factcheck, painted, processed, spoken, transcribed, seen },
}

type Made = Pick<Answered, 'answer' | 'notes' | 'cut' | 'problem'>

const made = async (job: WorkJob): Promise<Made> => {
  let answer: Answer = ''
  let notes: readonly string[] = []
  let cut = false
  try {
    for await (const step of workers[job.call.by ?? 'once'](job)) {
      if (typeof step === 'string') answer = after(answer, { event: 'agent_message', answer: step })
      else if ('event' in step) {
        answer = after(answer, step)
        if ('beside' in step && step.beside === 'notes') notes = tidied([...notes, ...step.item])
      } else if ('cut' in step) cut = true
    }
    return { answer, notes, cut, ...(isEmpty(answer) && { problem: 'model_empty' }) }
  } catch (error) {
    return { answer, notes, cut, problem: asProblem(error, 'model_failed').code }
  }
}

/** Sends a case to a model, as the server would. What goes wrong is part of the answer. */
export const answered = async ({ path, locale, values, page }: Case, model: Writer): Promise<Answered> => {
  const { call } = findCall(path)
  const language = outputLanguage(call, values, undefined, locale)
  const sources = namedIn(call.fields, values).map(named => ({ ...pages[locale], text: page, ...named }))
  const gathered = gather(call.fields, values, sources)
  const told: string[] = []
  const write: Writer = ask => {
    told.push(`${ask.system}\n\n${ask.prompt}`)
    return model(ask)
  }
  // A worker asks its world for a name, the time and an ear, and its run for these three.
  const job = {
    ...{ call, write, gathered, keepsLanguage: false, signal: new AbortController().signal, spending: openSpending() },
    world: { id: randomUUID, now: () => new Date(), report: () => {} },
    run: { values, language, steps: {} },
  } as unknown as WorkJob
  const { answer: came, ...rest } = await made(job)
  const answer = typeof came === 'string' ? readAnswer(call.answer, came) : came
  const text = asMarkdown(call.answer, answer, language === 'de' ? 'de' : 'en')
  return { path, locale, call, values, language, source: wordsOf(gathered), told, answer, text, ...rest }
}
