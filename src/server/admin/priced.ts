import type { Figures, Price, Prices } from '#shared/costs.ts'
import { byMeter, isUsed, type Meter, meterNames, metersIn, unitNames, units } from '#shared/meters.ts'
import { modelsIn } from '#shared/written-by.ts'
import { isProvider, providerOf } from '../models/providers.ts'
import type { Consumed } from '../store/consumption.ts'

const nothing: Price = byMeter(() => 0)

/** Our own methods: no model writes. */
export const isHouse = (model: string) => model.startsWith('house:')

/** The voices of this machine. */
const isVoiceHere = (model: string) => model.startsWith('local:')

/** Programs that run where we do: they are reached without a key, at an address of this machine. */
const isOwn = (model: string) => {
  const id = model.slice(0, model.indexOf(':'))
  if (!isProvider(id)) return false
  const { keysAt, address } = providerOf(id)
  return !keysAt && !!address
}

/** What a model costs as long as nobody says anything else; undefined where nobody can know. */
export const usualPrice = (model: string): Price | undefined =>
  isHouse(model) || isOwn(model) || isVoiceHere(model) ? nothing : undefined

const priceOfOne = (model: string, { models }: Prices): Price | undefined =>
  Object.hasOwn(models, model) ? models[model] : usualPrice(model)

/** Where several models wrote a text, nobody knows which of them used what: their price is known if it is one. */
const priceOf = (model: string, prices: Prices): Price | undefined => {
  const [first, ...others] = modelsIn(model).map(one => priceOfOne(one, prices))
  const isSame = (other: Price | undefined) => meterNames.every(meter => other?.[meter] === first?.[meter])
  return others.every(isSame) ? first : undefined
}

const sumBy = <One>(all: readonly One[], of: (one: One) => number) => all.reduce((sum, one) => sum + of(one), 0)

/** What was counted, with what it cost by the prices of now. What nobody knows is left out. */
export const priced = ({ by: _, name: __, model, ...counted }: Consumed, prices: Prices): Figures => {
  const price = priceOf(model, prices)
  const unreported = isHouse(model) ? 0 : counted.unreported
  const paid = (meter: Meter) => counted[meter] * (price?.[meter] ?? 0)
  const costs = unitNames.map(unit => sumBy(metersIn(unit), paid) / units[unit].per)
  const isMissing = !price || meterNames.some(meter => counted[meter] > 0 && price[meter] === undefined)
  return {
    ...counted,
    unreported,
    cost: sumBy(costs, cost => cost),
    unpriced: isMissing ? counted.runs : isUsed(price) ? unreported : 0,
  }
}
