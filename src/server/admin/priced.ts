import type { Figures, Price, Prices } from '#shared/costs.ts'
import { modelsIn } from '#shared/written-by.ts'
import { isProvider, providerOf } from '../models/providers.ts'
import type { Consumed } from '../store/consumption.ts'

const nothing: Price = { input: 0, output: 0 }
const million = 1_000_000

/** Our own methods: no model writes. */
export const isHouse = (model: string) => model.startsWith('house:')

/** Programs that run where we do: they are reached without a key, at an address of this machine. */
const isOwn = (model: string) => {
  const id = model.slice(0, model.indexOf(':'))
  if (!isProvider(id)) return false
  const { keysAt, address } = providerOf(id)
  return !keysAt && !!address
}

/** What a model costs as long as nobody says anything else; undefined where nobody can know. */
export const usualPrice = (model: string): Price | undefined => (isHouse(model) || isOwn(model) ? nothing : undefined)

const priceOfOne = (model: string, { models }: Prices): Price | undefined =>
  Object.hasOwn(models, model) ? models[model] : usualPrice(model)

/** Where several models wrote a text, nobody knows which tokens were whose: their price is known if it is one. */
const priceOf = (model: string, prices: Prices): Price | undefined => {
  const [first, ...others] = modelsIn(model).map(one => priceOfOne(one, prices))
  const isSame = (other: Price | undefined) => other?.input === first?.input && other?.output === first?.output
  return others.every(isSame) ? first : undefined
}

const isFree = (price: Price) => price.input === 0 && price.output === 0

/** What was counted, with what it cost by the prices of now. What nobody knows is left out. */
export const priced = (counted: Consumed, prices: Prices): Figures => {
  const { model, runs, requests, failed, input, output, estimated } = counted
  const price = priceOf(model, prices)
  const unreported = isHouse(model) ? 0 : counted.unreported
  return {
    ...{ runs, requests, failed, input, output, estimated, unreported },
    cost: price ? (input * price.input + output * price.output) / million : 0,
    unpriced: !price ? runs : isFree(price) ? 0 : unreported,
  }
}
