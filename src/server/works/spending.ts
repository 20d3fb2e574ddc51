import type { Usage } from '#shared/events.ts'

/** Characters in a token, about: English texts have four, German ones three. */
const inToken = 3.5
const estimated = (length: number) => Math.ceil(length / inToken)

/** What one answer takes: how long its question is and what has come of it, in characters, and what was reported. */
type Answer = { readonly read: number; written: number; reported?: Usage }

/** An answer that began, and of which nothing was reported, is estimated; of one that never began nothing is known. */
const usageOf = ({ read, written, reported }: Answer): Usage => {
  if (reported) return reported
  return written ? { input: estimated(read), output: estimated(written), estimated: true } : { input: 0, output: 0 }
}

/** What the answers of a run take. It can be asked at any moment: whoever is stopped is not told by the service. */
export const openSpending = () => {
  const answers: Answer[] = []
  return {
    begins(read: number) {
      const answer: Answer = { read, written: 0 }
      answers.push(answer)
      return {
        wrote(text: string) {
          answer.written += text.length
        },
        reported(usage: Usage) {
          if (usage.input + usage.output > 0) answer.reported = usage
        },
      }
    },
    total(): Usage {
      const all = answers.map(usageOf)
      const sum = (name: 'input' | 'output') => all.reduce((so, one) => so + one[name], 0)
      return {
        input: sum('input'),
        output: sum('output'),
        ...(all.some(one => one.estimated) && { estimated: true as const }),
      }
    },
  }
}
export type Spending = ReturnType<typeof openSpending>
