import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { enginesKey } from '../data/engines.ts'
import { installationKey } from '../data/installation.ts'
import { modelsKey } from '../data/models.ts'
import { useNews } from '../data/news.ts'
import { answerWho, connectModel, forgetModel, type Setup, setupQuery, type Who } from '../data/setup.ts'
import { useLocale } from '../language.tsx'
import type { ModelChoosing } from './useChoice.ts'

type Finish = { setup: Setup; choosing: ModelChoosing; who: Who; known: Who | null; from: string | undefined }

/** Keeps both answers and leads on; a model that was not tried yet is tried first, and what fails keeps one here. */
export function useFinish({ setup, choosing, who, known, from }: Finish) {
  const client = useQueryClient()
  const router = useRouter()
  const locale = useLocale()
  const tell = useNews()

  const keepModel = async () => {
    const { choice, isConnected, checked, check, way } = choosing
    // Several are arranged elsewhere.
    if (setup.connected?.from === 'environment' || setup.models.length > 1) return
    if (choice && !isConnected) {
      if (!checked) await check()
      client.setQueryData(setupQuery.queryKey, await connectModel(choice))
    } else if (way === 'none' && setup.connected?.from === 'settings') {
      client.setQueryData(setupQuery.queryKey, await forgetModel())
    }
  }
  return useMutation({
    mutationFn: async () => {
      if (who !== known) await answerWho(who)
      await keepModel()
      for (const stale of [installationKey, modelsKey, enginesKey]) tell({ stale })
      await router.navigate({ href: from ?? `/${locale}/engins` })
    },
  })
}
