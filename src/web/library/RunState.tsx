import { Link } from '@tanstack/react-router'
import type { RunView } from '#server/runs/shown.ts'
import { isEmpty } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { CaseNumber } from '../runs/CaseNumber.tsx'
import { Panel } from '../ui/Panel.tsx'
import { useSentence } from '../useSentence.ts'

const words = {
  writing: { de: 'Dieses Ergebnis entsteht gerade.', en: 'This result is being made.' },
  stopped: { de: 'Angehalten. Was schon da ist, bleibt erhalten.', en: 'Stopped. What there is so far is kept.' },
  nothing: { de: 'Angehalten, bevor etwas fertig war.', en: 'Stopped before anything was finished.' },
  choose: { de: 'Quellen wählen', en: 'Choose the sources' },
}

/** How a run of the history stands, where it did not just end well: what it waits for has the way to go on. */
export function RunState({ run, slug }: { run: RunView; slug: string | undefined }) {
  const t = useText()
  const sentence = useSentence()
  const { state, problem, details, answer, _id } = run
  const said = problem && sentence(new Problem(problem, details ?? {}))
  if (problem === 'choose_sources')
    return (
      <Panel tone="note">
        <p>{said}</p>
        {slug && (
          <Link to={pages.engine} params={{ slug }} search={{ run: _id }} className="btn-line mt-3">
            {t(words.choose)}
          </Link>
        )}
      </Panel>
    )
  return (
    <>
      {said && (
        <Panel tone="danger">
          <p>{said}</p>
          <CaseNumber run={_id} />
        </Panel>
      )}
      {state === 'running' && <Panel tone="note">{t(words.writing)}</Panel>}
      {state === 'stopped' && <Panel tone="warn">{t(isEmpty(answer) ? words.nothing : words.stopped)}</Panel>}
    </>
  )
}
