import { useQuery } from '@tanstack/react-query'
import { Shuffle } from 'lucide-react'
import type { Problem } from '#shared/problems.ts'
import { calledBy } from '#shared/written-by.ts'
import { otherModelQuery } from '../data/runs.ts'
import { useText } from '../language.tsx'

const words = {
  other: (model: string) => ({ de: `Mit anderem Modell versuchen: ${model}`, en: `Try with another model: ${model}` }),
}

type Props = { run: string; problem: Problem; className?: string; onTry(): void }

/** After a failure that is the model's: the same with another one, where another is connected. */
export function OtherModel({ run, problem, className = '', onTry }: Props) {
  const t = useText()
  const isTheModels = problem.code.startsWith('model_')
  const { data } = useQuery({ ...otherModelQuery(run), enabled: isTheModels, retry: false })
  if (!isTheModels || !data?.model) return null
  return (
    <button type="button" className={`btn-line h-auto wrap-anywhere whitespace-normal ${className}`} onClick={onTry}>
      <Shuffle className="size-4" aria-hidden />
      {t(words.other(calledBy(data.model)))}
    </button>
  )
}
