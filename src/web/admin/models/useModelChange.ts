import { useMutation, useQueryClient } from '@tanstack/react-query'
import { enginesKey } from '../../data/engines.ts'
import { modelsKey } from '../../data/models.ts'
import { useNews } from '../../data/news.ts'
import { type Setup, setupQuery } from '../../data/setup.ts'

/** Changes what is connected; what came of it is seen at once, here and in other tabs. */
export function useModelChange<Sent>(change: (sent: Sent) => Promise<Setup>, onDone?: () => void) {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: change,
    onSuccess(setup) {
      client.setQueryData(setupQuery.queryKey, setup)
      for (const stale of [modelsKey, enginesKey]) tell({ stale })
      onDone?.()
    },
  })
}
