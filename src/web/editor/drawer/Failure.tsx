import { useText } from '../../language.tsx'
import { type Failure as Failed, FailureOf } from '../../runs/FailureOf.tsx'
import { useFieldProblems } from '../../useSentence.ts'
import { tryAgain } from '../../ui/try-again.ts'

/** Why nothing came of a question, and the ways to ask it once more. */
export function Failure({ onAgain, onOther, ...failed }: Failed & { onAgain(): void; onOther(): void }) {
  const t = useText()
  const [atField] = Object.values(useFieldProblems(failed.problem))
  return (
    <FailureOf {...failed} told={atField} onOther={onOther}>
      <button type="button" className="btn-line min-h-9 text-sm" onClick={onAgain}>
        {t(tryAgain)}
      </button>
    </FailureOf>
  )
}
