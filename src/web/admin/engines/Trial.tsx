import type { MadeCall } from '#catalogue/custom/definition.ts'
import type { Values } from '#shared/fields.ts'
import { sourceOf, textFrom } from '#shared/sources.ts'
import { AnswerView } from '../../answers/AnswerView.tsx'
import type { RunState } from '../../runs/run-state.ts'
import { standing } from '../../runs/run-state.ts'
import { Waiting } from '../../runs/Waiting.tsx'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'

const words = {
  trial: { de: 'Probelauf', en: 'Trial' },
  stopped: { de: 'Angehalten. Der bisherige Text bleibt erhalten.', en: 'Stopped. The text so far is kept.' },
  done: { de: 'Text fertig.', en: 'Text finished.' },
}

/** What came of a trial, drawn as everybody would see it. */
export function Trial({
  run,
  call,
  values,
}: {
  run: RunState
  call: Pick<MadeCall, 'answer' | 'fields' | 'keeps'>
  values: Values
}) {
  const t = useText()
  const sentence = useSentence()
  if (run.state === 'none' || run.state === 'opening') return null
  const problem = 'problem' in run ? run.problem : undefined
  const answer = run.state === 'writing' ? standing(run) : 'answer' in run ? run.answer : ''
  const writing = run.state === 'writing'
  return (
    <section aria-label={t(words.trial)} aria-busy={writing} className="card relative min-w-0 overflow-clip">
      <div className="flex min-h-11 items-center gap-3 border-b border-line px-5 text-sm">
        {writing && <span className="ink-line absolute inset-x-0 top-0 h-0.5 bg-accent" aria-hidden />}
        {writing ? <Waiting run={run} /> : <h2 className="font-medium">{t(words.trial)}</h2>}
      </div>
      <p role="status" className="sr-only">
        {run.state === 'done' && t(words.done)}
      </p>
      {problem && (
        <div className="p-5">
          <Panel tone="danger">{sentence(problem)}</Panel>
        </div>
      )}
      {run.state === 'done' && run.stopped && (
        <div className="p-5">
          <Panel tone="warn">{t(words.stopped)}</Panel>
        </div>
      )}
      <AnswerView
        shape={call.answer}
        answer={answer}
        values={values}
        source={textFrom(sourceOf(call), values, 'sources' in run ? run.sources : [])}
        writing={writing}
      />
    </section>
  )
}
