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

/**
 * What the next press takes from the plan: said where that has a limit, and little is left or much is taken; or always.
 */
export function CostLine({ cost, always = false }: { cost: number; always?: boolean }) {
  const t = useText()
  const { number } = useFormats()
  const { left } = useUsage()
  if (!always && (left === null || (left > few && cost <= 1))) return null
  if (cost === 0) return t(words.free)
  const rest = left === null ? '' : ` ${t(words.left(number(left)))}`
  return `${t(words.costs(number(cost), cost === 1))}${rest}`
}
