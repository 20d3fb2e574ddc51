import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Settings2, Shuffle } from 'lucide-react'
import type { Problem, ProblemCode } from '#shared/problems.ts'
import { calledBy } from '#shared/written-by.ts'
import { otherModelQuery } from '../data/runs.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = {
  other: (model: string) => ({ de: `Mit anderem Modell versuchen: ${model}`, en: `Try with another model: ${model}` }),
  mend: { de: 'Modelle verwalten', en: 'Manage models' },
}

/** What another try does not mend, but an administrator can. */
const forAdmins = new Set<ProblemCode>([
  ...(['model_refused', 'model_missing', 'model_unpaid'] as const),
  ...(['model_file', 'model_memory', 'model_no_program'] as const),
])

type Props = { run: string; problem: Problem; className?: string; onTry(): void }

/**
 * After a failure that is the model's: the same with another one, where another is connected, and for administrators
 * the way to the models, where something is wrong with those.
 */
export function OtherModel({ run, problem, className = '', onTry }: Props) {
  const t = useText()
  const session = useSession()
  const isTheModels = problem.code.startsWith('model_')
  const { data } = useQuery({ ...otherModelQuery(run), enabled: isTheModels, retry: false })
  const look = `btn-line h-auto wrap-anywhere whitespace-normal ${className}`
  return (
    <>
      {isTheModels && data?.model && (
        <button type="button" className={look} onClick={onTry}>
          <Shuffle className="size-4" aria-hidden />
          {t(words.other(calledBy(data.model)))}
        </button>
      )}
      {forAdmins.has(problem.code) && isAdmin(session) && (
        <Link to={pages.admin} params={{ section: 'models' }} search={{}} className={look}>
          <Settings2 className="size-4" aria-hidden />
          {t(words.mend)}
        </Link>
      )}
    </>
  )
}
