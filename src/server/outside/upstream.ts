import { Problem } from '#shared/problems.ts'

/** What a service answered in place of what was asked for, for the operator: keys are masked, the rest is cut short. */
export class UpstreamError extends Error {
  readonly status: number
  /** How many seconds it asked us to wait. */
  readonly after?: number
  readonly says: string

  constructor(status: number, said: string, after?: number) {
    super(`The service answered ${status}: ${said}`)
    this.status = status
    this.says = said
    this.after = after
  }
}

const secrets = /\b(?:sk|pk|rk|gsk|hf|xai|key|api|AIza)[-_][\w-]{6,}|\bAIza[\w-]{10,}|(?<=bearer\s{1,20})\S+/gi

/** A text without anything that looks like a key, ours above all, and no longer than a log line should be. */
export const masked = (text: string, key?: string) =>
  (key ? text.replaceAll(key, '•••') : text).replaceAll(secrets, '•••').replaceAll(/\s+/g, ' ').trim().slice(0, 500)

/**
 * Why an answer could not be read, for the operator; such an error quotes what was sent, so keys are masked here too.
 */
export const notUnderstood = (error: unknown, key?: string) =>
  new UpstreamError(200, `what could not be read: ${masked(String(error), key)}`)

/** `Retry-After` in seconds, whether it was given in seconds or as a date. */
export const secondsOf = (header: string | undefined, now = Date.now()) => {
  if (!header) return undefined
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

/** What services say, each in its own words; `overfull`: a text is longer than their model can read. */
const said = {
  overfull: [
    /context.?(length|window|size)|maximum context|too many tokens|token count|exceeds? .{0,40}tokens/i,
    /prompt (is )?too (long|large)|input.{0,20}too long|reduce the length|too large for model/i,
  ],
  declined: [/content.?(filter|policy|management)|safety system|moderation|flagged/i],
  credit: [/insufficient.?(quota|balance|credit|funds)|exceeded your current quota|credit balance/i],
  key: [/api.?key|credential|authenticat/i],
  model: [
    /model.{0,80}(not.?found|does not exist|unknown|is invalid|not supported)/i,
    /(invalid|unknown|not a valid).?model/i,
  ],
} as const
const says = (about: keyof typeof said, body: string) => said[about].some(words => words.test(body))

type About = 'key' | 'model' | 'credit'

/** Why a service does not let us in, read from its status and, where services disagree about that, from its words. */
const refusedFor = (status: number, body: string): About | undefined => {
  if (status === 402 || says('credit', body)) return 'credit'
  if (status === 401 || status === 403) return says('model', body) ? 'model' : 'key'
  if (status === 404) return 'model'
  if (status !== 400 && status !== 422) return undefined
  if (says('model', body)) return 'model'
  return says('key', body) ? 'key' : undefined
}

/** How long to wait where a busy service does not say, and the least that makes sense to tell anybody; seconds. */
const [aMoment, least] = [20, 2]

/** In how many seconds people are told to try again, by what a busy service said of it. */
export const secondsToTell = (after: number | undefined) => Math.max(least, after ?? aMoment)

/** A service's refusal as a problem. What it said goes to the operator only; `about` says what to look at. */
export const refusal = (status: number, body: string, { after, key }: { after?: number; key?: string } = {}) => {
  const options = { cause: new UpstreamError(status, masked(body, key), after) }
  const about = refusedFor(status, body)
  if (status === 413 || (status < 500 && says('overfull', body))) return new Problem('model_overfull', {}, options)
  if ((status === 400 || status === 403) && says('declined', body)) return new Problem('model_declined', {}, options)
  if (about) return new Problem('model_refused', { about }, options)
  if (status === 429 || status === 503 || status === 529)
    return new Problem('model_busy', { seconds: secondsToTell(after) }, options)
  return new Problem('model_failed', {}, options)
}
