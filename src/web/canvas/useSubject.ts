import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { asProblem } from '#shared/problems.ts'
import { call, post } from '../api.ts'
import type { Board } from './board.ts'
import { inverted, joined } from './mask.ts'
import { maskFrom } from './mask-file.ts'

type With = {
  /** Whether the background is proposed: not where something was selected before. */
  wanted: boolean
  picture: HTMLImageElement
  board: Board | undefined
}

/** Selects all that is not the subject of a picture, as the server finds it, besides what was drawn meanwhile. */
export function useSubject({ wanted, picture, board }: With) {
  const address = new URL(picture.src).pathname
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['subject', address],
    queryFn: async ({ signal }) =>
      (await call('/api/pictures/subject', { ...post({ picture: address }), signal })).blob(),
    ...{ enabled: wanted, staleTime: Infinity, retry: false },
    ...{ refetchOnReconnect: false, refetchOnWindowFocus: false },
  })
  const proposed = useRef(!wanted)
  useEffect(() => {
    if (!board || !data || proposed.current) return
    proposed.current = true
    const propose = async () => {
      const found = inverted(await maskFrom(data, board.size))
      board.change(drawn => joined(drawn, found))
    }
    propose().catch(() => {})
  }, [board, data])
  return { isSearching: wanted && isFetching, error: error && asProblem(error), onRetry: () => void refetch() }
}
