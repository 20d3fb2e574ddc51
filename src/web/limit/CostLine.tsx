import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  costs: (cost: string, one: boolean) => ({
    de: `Kostet ${cost} ${one ? 'Anfrage' : 'Anfragen'}.`,
    en: `Costs ${cost} ${one ? 'request' : 'requests'}.`,
  }),
  left: (left: string) => ({ de: `Sie haben noch ${left}.`, en: `You have ${left} left.` }),
  free: { de: 'Kostet keine Anfrage.', en: 'Costs no requests.' },
}

const few = 10

type Props = {
  cost: number
  /** Whether several are taken without anybody being asked about them first: then they are always said. */
  unasked?: boolean
}

/** What the next press takes from the plan: said where that has a limit, and at most ten are left. */
export function CostLine({ cost, unasked = false }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { left } = useUsage()
  if (left === null || (left > few && !(unasked && cost > 1))) return null
  if (cost === 0) return t(words.free)
  return `${t(words.costs(number(cost), cost === 1))} ${t(words.left(number(left)))}`
}
