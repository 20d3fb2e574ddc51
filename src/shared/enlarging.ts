/** What a form calls how many times as wide and high a picture becomes. */
export const enlargingFactors = { two: 2, three: 3, four: 4 } as const
export type EnlargingFactor = keyof typeof enlargingFactors

/** The one that is chosen until somebody chooses. */
export const usualFactor: EnlargingFactor = 'two'

/** Every factor by its name, as a form has them. */
export const factorNames = Object.keys(enlargingFactors) as EnlargingFactor[]
