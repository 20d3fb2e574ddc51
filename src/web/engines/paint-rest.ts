import { settled } from '#shared/answers.ts'
import { bodyFor } from '#shared/body.ts'
import { draftOf } from '../fields/entries.ts'
import type { useDesk } from './useDesk.ts'

type Desk = Pick<ReturnType<typeof useDesk>, 'path' | 'call' | 'about' | 'means' | 'beginBeside'>

/**
 * Has the pictures of a run painted that did not come, as another version that holds the others, too; nothing where
 * none are painted.
 */
export const paintRest = ({ path, call, about, means, beginBeside }: Desk) => {
  const isCounted = call && 'howMany' in call.answer && settled(call.answer.howMany, about?.inputs ?? {})
  if (!isCounted || !about || means.opens) return undefined
  const { _id: run, inputs, language } = about
  // Where the account's language was changed meanwhile, it is the same that is asked for.
  const body = { ...bodyFor(call.fields, inputs), lang: language }
  return () => beginBeside({ call: path, body, again: run, of: run }, draftOf(inputs))
}
