import { useQueryClient } from '@tanstack/react-query'
import { useAbout } from '../data/about.ts'
import { sessionKey, sessionQuery, useSessionSoFar } from '../data/session.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

const none: readonly string[] = []

/** The tools that the person has pinned, by their slugs; none before it is known who they are. */
export const usePinned = (): readonly string[] => useSessionSoFar()?.pins ?? none

/** Pins a tool behind the others, or lets it go. It shows at once; what cannot be kept is taken back. */
export function usePinning() {
  const client = useQueryClient()
  const sentence = useSentence()
  const about = useAbout()
  return (slug: string) => {
    // What holds now, not when the page was drawn: the next press may come before that.
    const session = client.getQueryData(sessionQuery.queryKey)
    if (!session) return
    const isPinned = !session.pins.includes(slug)
    const pins = isPinned ? [...session.pins, slug] : session.pins.filter(pin => pin !== slug)
    client.setQueryData(sessionQuery.queryKey, { ...session, pins })
    about.mutate(
      // Not the list: what was pinned a moment ago, on a page that is left, may not stand in it yet.
      { pin: { tool: slug, isPinned } },
      {
        onError(error) {
          toast({ text: sentence(error), tone: 'danger' })
          void client.invalidateQueries({ queryKey: sessionKey })
        },
      },
    )
  }
}
