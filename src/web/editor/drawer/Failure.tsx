import type { Problem } from '#shared/problems.ts'
import { useText } from '../../language.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFieldProblems, useSentence } from '../../useSentence.ts'

const again = { de: 'Noch einmal versuchen', en: 'Try again' }

/** Why nothing came of a question, and the way to ask it once more. */
export function Failure({ problem, onAgain }: { problem: Problem; onAgain(): void }) {
  const t = useText()
  const sentence = useSentence()
  const [atField] = Object.values(useFieldProblems(problem))
  return (
    <div className="px-5 pt-4" data-begins tabIndex={-1}>
      <Panel tone="danger">
        <p>{atField ?? sentence(problem)}</p>
        <button type="button" className="btn-small mt-2 border border-field text-ink" onClick={onAgain}>
          {t(again)}
        </button>
      </Panel>
    </div>
  )
}
