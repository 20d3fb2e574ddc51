import type { Usage } from '#shared/events.ts'
import { type Counts, isUsed, sumOf } from '#shared/meters.ts'

/** Characters in a token, about: English texts have four, German ones three. */
const inToken = 3.5
const estimated = (length: number) => Math.ceil(length / inToken)

/** What one answer takes: how long its question is and what has come of it, in characters, and what was reported. */
type Answer = { readonly read: number; written: number; reported?: Counts }

/** An answer that began, and of which nothing was reported, is estimated; of one that never began nothing is known. */
const usageOf = ({ read, written, reported }: Answer): Usage => {
  if (reported) return reported
  return written ? { tokensIn: estimated(read), tokensOut: estimated(written), estimated: true } : {}
}

/** What a run takes. It can be asked at any moment: whoever is stopped is not told by the service. */
export const openSpending = () => {
  const answers: Answer[] = []
  const besides: Counts[] = []
  return {
    begins(read: number) {
      const answer: Answer = { read, written: 0 }
      answers.push(answer)
      return {
        wrote(text: string) {
          answer.written += text.length
        },
        reported(counts: Counts) {
          if (isUsed(counts)) answer.reported = counts
        },
      }
    },
    /** Counts what is used besides answers of a model that writes, such as `{ images: 1 }`. */
    uses(counts: Counts) {
      besides.push(counts)
    },
    total(): Usage {
      const all = answers.map(usageOf)
      return { ...sumOf([...all, ...besides]), ...(all.some(one => one.estimated) && { estimated: true }) }
    },
  }
}
export type Spending = ReturnType<typeof openSpending>
