import type { Currency, Figures } from '#shared/costs.ts'
import { metersShown } from '#shared/meters.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { cellOf, type Column, type Measure, measuresOf, measureInWords } from './measures.ts'

/** Says figures in the language of the interface: one of them, all others there is something to say of, or a cell. */
export const useSaid = (currency: Currency) => {
  const t = useText()
  const { number, money } = useFormats()
  const how = { t, number, money: (value: number) => money(value, currency) }
  const says = (measure: Measure, figures: Figures) => measureInWords(measure, figures, how)
  const others = (shown: Measure, figures: Figures) =>
    measuresOf(metersShown(figures))
      .filter(measure => measure !== shown && (measure !== 'failed' || figures.failed > 0))
      .map(measure => measureInWords(measure, figures, how, measure !== 'tokens' || shown === 'cost'))
      .join(' · ')
  return { says, others, cell: (column: Column, figures: Figures) => cellOf(column, figures, how) }
}
