import type { Limits } from '../limits.ts'

/** A model at a service: all that is needed to ask it. */
export type Target = {
  /** What the paths of the wire are put behind, as `https://api.openai.com/v1`. */
  address: string
  model: string
  key?: string
  limits: Limits
  /** Whether the service keeps to a JSON schema it is given. */
  schemas?: boolean
  /** The temperature of the greatest creativity. */
  hottest?: number
}

/** The temperature that a creativity stands for: nothing where none was asked for, else at most the hottest. */
export const temperatureOf = (creativity: number | undefined, { hottest = 1.2 }: Target) =>
  creativity === undefined ? undefined : Math.round(creativity * hottest * 100) / 100
