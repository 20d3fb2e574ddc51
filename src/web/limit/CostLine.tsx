import { useUsage } from '../data/usage.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  costs: (cost: string, one: boolean) => ({
    de: `Kostet ${cost} ${one ? 'Anfrage' : 'Anfragen'}.`,
    en: `Costs ${cost} ${one ? 'request' : 'requests'}.`,
  }),
  left: (left: string) => ({ de: `Sie haben noch ${left}.`, en: `You have ${left} left.` }),
  unlimited: { de: 'Ihr Tarif ist unbegrenzt.', en: 'Your plan is unlimited.' },
  free: { de: 'Kostet keine Anfrage.', en: 'Costs no requests.' },
}

/** What the next press takes from the plan. */
export function CostLine({ cost }: { cost: number }) {
  const t = useText()
  const { number } = useFormats()
  const { left } = useUsage()
  if (cost === 0) return t(words.free)
  const rest = left === null ? words.unlimited : words.left(number(left))
  return `${t(words.costs(number(cost), cost === 1))} ${t(rest)}`
}
