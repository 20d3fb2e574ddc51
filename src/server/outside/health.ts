import { Problem } from '#shared/problems.ts'
import type { Circuits } from './circuits.ts'

/** A circuit breaker: after so many failures in a row one is passed over for so long; then it is tried once. */
const most = 3
const rest = 30_000
/** Of how many answers we remember how long their first token took. */
const remembered = 50

const aboutTheText: ReadonlySet<string> = new Set([
  ...['model_declined', 'model_overfull'],
  ...['painting_words_too_long', 'painting_picture_too_large'],
])
/** Whether a failure says nothing of who was asked: it is about the text, or about the picture. */
export const isAboutTheText = (code: string) => aboutTheText.has(code)

/** How it stands with a model or a service, in this process. */
export type State = {
  /** Since when it has failed, and with what last; absent: it writes, as far as we know. */
  trouble?: { since: Date; problem: Problem; passedUntil?: Date }
  /** The median of the last first tokens in milliseconds, of how many, and when the last one came. */
  first?: { milliseconds: number; of: number; at: Date }
}

const medianOf = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/** Under which name other processes know of it. */
type Shared = Readonly<{ name: string; circuits: Circuits }>

/** Those that may be asked now, in their order. Where all have failed too often, one of them has to try. */
export const fit = <One>(all: readonly One[], isPassedOver: (one: One) => boolean): readonly One[] => {
  const rested = all.length > 1 ? all.filter(one => !isPassedOver(one)) : all
  return rested.length ? rested : all
}

/**
 * Notes how it goes with one model or service: whether it fails, and how long its first tokens take. Where it is
 * `shared`, one that is passed over is so in every process.
 */
export const healthOf = (now: () => number = Date.now, shared?: Shared) => {
  const firsts: number[] = []
  let firstAt = 0
  let failures = 0
  let since = 0
  let problem: Problem | undefined
  let until = 0
  let trying = false

  const recovered = () => {
    failures = 0
    problem = undefined
    trying = false
  }
  shared?.circuits.hear(shared.name, open => {
    if (!open) recovered()
    else if (open.until > until && open.until > now()) {
      if (failures < most) since = now()
      failures = most
      trying = false
      problem = new Problem(open.code)
      until = open.until
    }
  })

  return {
    /** Whether it has failed too often to be asked now, or is being tried by somebody else. */
    isPassedOver: () => failures >= most && (trying || now() < until),
    asked() {
      trying = failures >= most
    },
    began(milliseconds: number) {
      firsts.push(milliseconds)
      if (firsts.length > remembered) firsts.shift()
      firstAt = now()
    },
    wrote() {
      if (failures >= most) shared?.circuits.tell(shared.name, undefined)
      recovered()
    },
    failed(found: Problem) {
      trying = false
      if (isAboutTheText(found.code)) return
      if (!failures++) since = now()
      problem = found
      if (failures < most) return
      until = now() + rest
      shared?.circuits.tell(shared.name, { until, code: found.code })
    },
    /** Nobody waits for it any more, and nothing is known of how it would have gone. */
    left() {
      trying = false
    },
    state: (): State => ({
      ...(problem && {
        trouble: {
          since: new Date(since),
          problem,
          ...(failures >= most && until > now() && { passedUntil: new Date(until) }),
        },
      }),
      ...(firsts.length && {
        first: { milliseconds: Math.round(medianOf(firsts)), of: firsts.length, at: new Date(firstAt) },
      }),
    }),
  }
}
export type Health = ReturnType<typeof healthOf>
