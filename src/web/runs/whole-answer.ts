import type { Answer } from '#shared/answers.ts'
import { after } from '#shared/events.ts'
import { Problem } from '#shared/problems.ts'
import type { News } from '../data/news.ts'
import { follow } from '../follow.ts'

/** What a run gives in the end; `tell` hears what it has used. Throws why it gave nothing. */
export const answerOfRun = async (
  run: string,
  signal: AbortSignal,
  tell: (news: News) => void,
  begun?: Response,
): Promise<Answer> => {
  let answer: Answer = ''
  for await (const event of follow(run, signal, begun)) {
    if (event.event === 'error') throw new Problem(event.code, event.details)
    if (event.event === 'message_end') tell({ use: { used: event.used, limit: event.limit } })
    if (event.event !== 'progress' && event.event !== 'source') answer = after(answer, event)
  }
  return answer
}

/** The same from the response that began the run. */
export const wholeAnswer = (response: Response, signal: AbortSignal, tell: (news: News) => void) =>
  answerOfRun(response.headers.get('X-Run-Id') ?? '', signal, tell, response)
