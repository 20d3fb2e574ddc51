import { useState } from 'react'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { mostResults } from '#shared/editor.ts'
import type { Verdict } from '../../answers/diff/verdicts.ts'
import { marks } from './marking.ts'
import { changed, layDown } from './replacing/apply.ts'
import { changesBetween } from './replacing/changes.ts'
import type { Change } from './replacing/line.ts'
import type { Target } from './replacing/target.ts'
import { isAdvice } from './tools.ts'
import type { Answered } from './useAsking.ts'

/** An answer with the single changes it makes, and what was said of each. */
export type Result = Answered &
  Readonly<{
    changes: readonly Change[]
    verdicts: readonly Verdict[]
    /** The choice of changes with which it stands in the text. */
    placed?: string
    /** What it said before a sentence of it was said otherwise, the last first. */
    before: readonly string[]
  }>

const changesOf = ({ tool, target, given }: Answered['ask'], text: string) =>
  isAdvice(tool) ? [] : changesBetween(target, given, text)

const choiceOf = ({ verdicts }: Result) => verdicts.map(verdict => (verdict === 'refused' ? '0' : '1')).join('')

/** Whether there is something to put into the text: what is there already is not put there again. */
export const canPlace = (result: Result) => {
  const choice = choiceOf(result)
  return choice.includes('1') && result.placed !== choice
}

/**
 * The newest results, one of them shown, and the text they are for: what is chosen of one takes the place of what
 * stands there. `target` is what the next tool works on.
 */
export function useResults(editor: Editor, first: Target) {
  const [all, setAll] = useState<readonly Result[]>([])
  const [at, show] = useState(0)
  const [target, setTarget] = useState(first)
  const [known, setKnown] = useState<Node>(first.doc)
  const shown = Math.min(at, all.length - 1)
  const result = all[shown]
  const set = (now: Result) => setAll(before => before.map(one => (one.run === now.run ? now : one)))
  return {
    all,
    at: shown,
    result,
    target,
    show,
    add(answered: Answered) {
      const { ask, text } = answered
      const changes = changesOf(ask, text)
      const added: Result = { ...answered, changes, verdicts: changes.map(() => 'open'), before: [] }
      setAll(before => [...before, added].slice(-mostResults))
      show(mostResults)
    },
    discard() {
      setAll(before => before.filter(one => one !== result))
      show(Math.max(0, shown - 1))
    },
    /** Goes on with another wording of the result. */
    say(text: string, before: readonly string[]) {
      if (!result) return
      const { placed: _, ...one } = result
      const changes = changesOf(one.ask, text)
      set({ ...one, text, before, changes, verdicts: changes.map(() => 'open') })
    },
    judge(place: number, verdict: Verdict) {
      if (result) set({ ...result, verdicts: result.verdicts.with(place, verdict) })
    },
    judgeAll(verdict: Verdict) {
      if (result) set({ ...result, verdicts: result.verdicts.map(() => verdict) })
    },
    /** Puts what is chosen into the text; false where that has become another meanwhile, and nothing is done. */
    place(): boolean {
      if (!result || !editor.state.doc.eq(known)) return false
      const next = changed(
        result.ask.target,
        result.changes.filter((_, number) => result.verdicts[number] !== 'refused'),
      )
      layDown(editor, next)
      marks(editor, next)
      setTarget(next)
      setKnown(editor.state.doc)
      setAll(before =>
        before.map(({ placed: _, ...one }) => (one.run === result.run ? { ...one, placed: choiceOf(result) } : one)),
      )
      return true
    },
  }
}
export type Results = ReturnType<typeof useResults>
