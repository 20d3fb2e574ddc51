import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { previewRoutes } from '#server/previews/routes.ts'
import type { Values } from '#shared/fields.ts'
import { given, ours, until } from '../api.ts'
import { keepHere, recallHere } from '../ui/kept-here.ts'

const { pictures: calls } = hc<typeof previewRoutes>('/api', ours)
const kept = 'drawingPreview'

/**
 * Whether a drawing is shown as the picture that it would become while somebody draws: where a model can, and as this
 * browser remembers. `end` says why it is over for now.
 */
export const useLive = (values: Values) => {
  const model = String(values.model ?? '')
  const { data, error, errorUpdateCount, refetch } = useQuery({
    queryKey: ['drawing-preview', 'offered', model],
    queryFn: ({ signal }) => given(calls['image-from-drawing'].preview.$get({ query: { model } }, until(signal))),
    ...{ networkMode: 'always', retry: false, staleTime: 0 },
  })
  const [wanted, setWanted] = useState(() => recallHere(kept) === 'on')
  const [why, setWhy] = useState<string>()
  const isOffered = data?.offered === true
  const isUnknown = wanted && !data && errorUpdateCount > 0
  const isOn = isOffered && wanted && !why
  return {
    ...{ values, isOffered, isOn, why },
    /** There is something to see: a preview, why there is none any more, or that nobody could say if there is one. */
    isShown: isOn || !!why || isUnknown,
    ...{ failure: isUnknown ? error : null, askAgain: () => void refetch() },
    turn(on: boolean) {
      keepHere(kept, on ? 'on' : '')
      setWhy(undefined)
      setWanted(on)
    },
    end: setWhy,
  }
}

export type Live = ReturnType<typeof useLive>
