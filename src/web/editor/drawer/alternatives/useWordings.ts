import { useEffect, useRef, useState } from 'react'
import { isList } from '#shared/answers.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { useNews } from '../../../data/news.ts'
import { runsKey } from '../../../data/runs.ts'
import { useLocale } from '../../../language.tsx'
import type { RunState, Writing } from '../../../runs/run-state.ts'
import { sendRun } from '../../../runs/send-run.ts'
import { written } from '../../../runs/written.ts'
import { freshId } from '../../../ui/fresh-id.ts'
import { givenOf } from '../replacing/given.ts'
import { requestOf } from '../tools.ts'
import { lettersIn, type Sentence } from './sentences.ts'

/** A sentence as it is asked about: where it stands, and its words. */
export type SentenceAsked = Pick<Sentence, 'target' | 'words'>

const textsIn = (state: RunState) => {
  const answer = 'answer' in state ? state.answer : ''
  if (isList(answer)) return answer.filter(item => typeof item === 'string')
  return typeof answer === 'string' ? answer.split('\n').filter(line => lettersIn(line)) : []
}

/** Of which sentence, and of which of its words, wordings are wanted. */
const nameOf = (words: string, word: string) => `${words}|${word}`

/**
 * Asks for other wordings of sentences, or of a word of one: each question costs a request, and what has come of one
 * stays at hand.
 */
export function useWordings(lang: string | undefined) {
  const locale = useLocale()
  const tell = useNews()
  const [known, setKnown] = useState<ReadonlyMap<string, readonly string[]>>(new Map())
  const [writing, setWriting] = useState<Writing>()
  const [failure, setFailure] = useState<Problem>()
  const watching = useRef(new AbortController())
  const key = useRef<{ of: string; key: string }>(undefined)
  useEffect(() => {
    watching.current = new AbortController()
    return () => watching.current.abort()
  }, [])

  const keep = (words: string, word: string, others: readonly string[]) =>
    setKnown(before => new Map(before).set(nameOf(words, word), others))

  async function ask({ target, words }: SentenceAsked, word: string) {
    if (writing) return
    const { signal } = watching.current
    const { path, body } = requestOf({ tool: 'alternatives', target, given: givenOf(target), wish: word }, lang, locale)
    const of = JSON.stringify(body)
    // The same press, tried again before anything began, is the same run.
    if (key.current?.of !== of) key.current = { of, key: freshId() }
    const now = Date.now()
    const begun: Writing = { state: 'writing', call: path, answer: '', sources: [], since: now, heard: now }
    setFailure(undefined)
    setWriting(begun)
    try {
      const response = await sendRun(path, body, { key: key.current.key, signal })
      key.current = undefined
      const run = response.headers.get('X-Run-Id') ?? ''
      const state = await written({ ...begun, run }, response, signal, {
        onWriting: setWriting,
        onEnd(last) {
          if (last.event === 'message_end') tell({ use: { used: last.used, limit: last.limit } })
        },
      })
      tell({ stale: runsKey })
      const others = [...new Set(textsIn(state))].filter(text => lettersIn(text) !== lettersIn(words))
      if (state.state === 'done') keep(words, word, others)
      else if ('problem' in state) setFailure(state.problem)
    } catch (error) {
      if (signal.aborted) return
      setFailure(asProblem(error))
    }
    setWriting(undefined)
  }

  return {
    writing,
    failure,
    ask: (sentence: SentenceAsked, word: string) => void ask(sentence, word),
    /** What has come for a sentence, or for a word of it; undefined where nobody has asked. */
    of: ({ words }: Pick<SentenceAsked, 'words'>, word: string) => known.get(nameOf(words, word)),
    keep,
    forgive: () => setFailure(undefined),
  }
}
