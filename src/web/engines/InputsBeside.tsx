import { Suspense } from 'react'
import { useText } from '../language.tsx'
import type { FoldedInputsProps } from './FoldedInputs.tsx'
import { FoldedInputs } from './later-parts.ts'

const inputs = { de: 'Eingaben', en: 'Inputs' }

/** What a text was made of; until that has come, its button alone: whoever wants to mend it need not wait. */
export function InputsBeside(props: FoldedInputsProps) {
  const { folds, isLine, unfolded, onUnfold } = props
  const t = useText()
  const line = (
    <button
      type="button"
      aria-expanded={unfolded}
      className={`card h-12 w-full px-4 text-left text-sm ${isLine || folds ? '' : 'min-[1200px]:hidden'}`}
      onClick={onUnfold}
    >
      {t(inputs)}
    </button>
  )
  return (
    <Suspense fallback={line}>
      <FoldedInputs {...props} />
    </Suspense>
  )
}
