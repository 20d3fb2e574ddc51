import { RefreshCw } from 'lucide-react'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { FailureOf } from '../runs/FailureOf.tsx'
import type { OneOf } from '../runs/one-of.ts'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  missing: (count: string, of: string, one: boolean) => ({
    de: `${count} von ${of} Texten ${one ? 'ist' : 'sind'} nicht gelungen. Was gelungen ist, bleibt.`,
    en: `${count} of ${of} texts did not work. What worked stays.`,
  }),
  retry: tryAgain,
}

type Props = {
  run: string
  variants: readonly OneOf[]
  /** What one of them costs. */
  cost: number
  /** Has those written that failed, by another model where that is wanted. */
  onComplete(byOther?: boolean): void
}

/** Where some of several answers failed: how many, and the ways to have those alone written. */
export function Missing({ run, variants, cost, onComplete }: Props) {
  const t = useText()
  const { number } = useFormats()
  const problems = variants.flatMap(({ problem }) => problem ?? [])
  const [problem] = problems
  if (!problem) return null
  const { length } = problems
  const told = (
    <>
      {t(words.missing(number(length), number(variants.length), length === 1))}{' '}
      <CostLine cost={cost * length} unasked />
    </>
  )
  return (
    <FailureOf tone="warn" {...{ problem, run, told }} onOther={() => onComplete(true)}>
      <button type="button" className="btn-line min-h-9 text-sm" onClick={() => onComplete()}>
        <RefreshCw className="size-4" aria-hidden />
        {t(words.retry)}
      </button>
    </FailureOf>
  )
}
