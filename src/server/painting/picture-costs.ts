import type { Prices } from '#shared/costs.ts'
import { dated, inEach, type Text } from '#shared/text.ts'

const perPicture = { de: 'je Bild', en: 'per picture' }

/** What a picture of a painter costs the installation, in a few words; nothing where no price is set. */
export const pictureCosts = (name: string, prices: Prices | undefined): Text | undefined => {
  const price = prices && Object.hasOwn(prices.models, name) ? prices.models[name]?.images : undefined
  if (!prices || price === undefined) return undefined
  const money = { style: 'currency', currency: prices.currency, minimumFractionDigits: 2 } as const
  return inEach(locale => {
    const written = new Intl.NumberFormat(dated[locale], { ...money, maximumFractionDigits: 4 }).format(price)
    return `${written} ${perPicture[locale]}`
  })
}
