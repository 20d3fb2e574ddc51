import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RunView } from '#server/runs/shown.ts'
import { bodyFor } from '#shared/body.ts'
import type { Fields } from '#shared/fields.ts'
import { fetched, post } from '../../api.ts'
import { useNews } from '../../data/news.ts'
import { runsKey } from '../../data/runs.ts'
import { stillOffered } from '../../fields/entries.ts'
import { pages } from '../../pages.ts'

/** Begins a text anew with the inputs of another that its form still offers, and goes to where it is written. */
export function useAgain({ call, engine, inputs, house }: RunView, fields: Fields = {}) {
  const navigate = useNavigate()
  const tell = useNews()
  return useMutation({
    mutationFn: () => {
      const sent = post(bodyFor(fields, stillOffered(fields, inputs)))
      const headers = { ...sent.headers, Prefer: 'respond-async' }
      return fetched<{ run: string }>(`/api/engins/${call}${house ? '?without=model' : ''}`, { ...sent, headers })
    },
    onSuccess: ({ run }) => {
      tell({ stale: runsKey })
      void navigate({ to: pages.engine, params: { slug: engine }, search: { run } })
    },
  })
}
