import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api.ts'
import { runQuery, runsKey } from '../data/runs.ts'
import { sessionKey } from '../data/session.ts'
import { freshId } from '../ui/fresh-id.ts'

export type Wish = Readonly<{ input: string; stimme: string; language?: string }>

/** Has a text spoken, as the tool for it does; what comes is the run with its recording. */
export const useReading = () => {
  const client = useQueryClient()
  return useMutation({
    async mutationFn({ input, stimme, language }: Wish) {
      const answer = await call('/api/engins/text_to_speech', {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': freshId() },
        body: JSON.stringify({ input, stimme, ...(language && { AiLanguage: language.toUpperCase() }) }),
      })
      return client.fetchQuery(runQuery(answer.headers.get('x-run-id') ?? ''))
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: runsKey, refetchType: 'none' }),
        client.invalidateQueries({ queryKey: sessionKey }),
      ]),
  })
}
