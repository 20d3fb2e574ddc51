import { useMemo } from 'react'
import { fileIn } from '#shared/accepts.ts'
import { type Answer, isEmpty, isList } from '#shared/answers.ts'
import { wordsIn } from '#shared/count-words.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import type { Writing } from './run-state.ts'
import { useClock } from './useClock.ts'

const stages = [
  { de: 'Denkt gründlich nach', en: 'Thinking deeply' },
  { de: 'Liest Ihre Eingaben', en: 'Analyzing your input' },
  { de: 'Schreibt den Text', en: 'Generating insightful content' },
  { de: 'Noch in Arbeit, danke für Ihre Geduld', en: 'Still working thanks for your patience' },
  { de: 'Fast fertig', en: 'Almost there' },
  { de: 'Letzter Schliff', en: 'Finalizing the last touches' },
]
/** In place of the third, where pictures are painted. */
const paintsIt = { de: 'Malt das Bild', en: 'Painting the picture' }
const aStage = 30_000
const writes = 2
/** A picture comes whole, after a while in which nothing is heard. */
const slowAfter = { writing: 10_000, painting: 90_000 }
const slow = { de: 'Der KI-Dienst antwortet langsam', en: 'The AI service is slow to answer' }
const picturing = { de: 'Arbeitet am nächsten Bild', en: 'Working on the next picture' }
const stopping = { de: 'Wird angehalten', en: 'Stopping' }
const words = (count: string, one: boolean) => ({
  de: `${count} ${one ? 'Wort' : 'Wörter'}`,
  en: `${count} ${one ? 'word' : 'words'}`,
})

/** Files are made one after the other; their addresses are no words. */
const isOfFiles = (answer: Answer) =>
  isList(answer) && answer.length > 0 && answer.every(item => typeof item === 'string' && fileIn(item) !== undefined)

/** What is happening, how many words there are and how long it has taken: told anew every second. */
export function Waiting({ run, paints = false }: { run: Writing; paints?: boolean }) {
  const t = useText()
  const { number } = useFormats()
  const now = useClock(true)
  const passed = Math.max(0, now - run.since)
  const files = isOfFiles(run.answer)
  const written = files ? '' : typeof run.answer === 'string' ? run.answer : JSON.stringify(run.answer)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- counted every second, not with every word
  const count = useMemo(() => wordsIn(written), [now])
  const stage = Math.min(stages.length - 1, Math.max(isEmpty(run.answer) ? 0 : writes, Math.floor(passed / aStage)))

  const says = () => {
    if (run.stopping) return t(stopping)
    if (!run.step && stage === writes && (files || paints)) return t(files ? picturing : paintsIt)
    if (!run.step) return t(stages[stage])
    const { step, at, of } = run.step
    return of > 1 ? `${number(at)} / ${number(of)} · ${step}` : step
  }
  return (
    <>
      <span className="min-w-0 text-sm font-medium">
        {says()}
        {!run.stopping && now - run.heard > slowAfter[paints ? 'painting' : 'writing'] && (
          <span className="font-normal text-muted"> · {t(slow)}</span>
        )}
      </span>
      <span className="ml-auto shrink-0 pl-2 text-right sm:min-w-32 text-sm text-muted tabular-nums">
        {count > 0 && <span className="max-sm:hidden">{t(words(number(count), count === 1))} · </span>}
        {number(Math.floor(passed / 1000))} s
      </span>
    </>
  )
}
