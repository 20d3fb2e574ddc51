import { useText } from '../../language.tsx'
import { type Failure as Failed, FailureOf } from '../../runs/FailureOf.tsx'
import { useFieldProblems } from '../../useSentence.ts'
import { tryAgain } from '../../ui/try-again.ts'

const words = { check: { de: 'Ohne KI prüfen', en: 'Check without AI' } }

type Props = Failed & {
  onAgain(): void
  onOther(): void
  /** Opens the checks by rules, where what was asked is among them. */
  onCheck?: (() => void) | undefined
}

/** Why nothing came of a question, the ways to ask it once more, and what can be had without a model. */
export function Failure({ onAgain, onOther, onCheck, ...failed }: Props) {
  const t = useText()
  const [atField] = Object.values(useFieldProblems(failed.problem))
  return (
    <FailureOf {...failed} told={atField} onOther={onOther}>
      <button type="button" className="btn-line min-h-9 text-sm" onClick={onAgain}>
        {t(tryAgain)}
      </button>
      {onCheck && (
        <button type="button" className="btn-line min-h-9 text-sm" onClick={onCheck}>
          {t(words.check)}
        </button>
      )}
    </FailureOf>
  )
}
