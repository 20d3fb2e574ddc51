import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useText } from '../language.tsx'
import { NotLoaded } from './NotLoaded.tsx'

const words = { loading: { de: 'Wird geladen', en: 'Loading' } }

type Props<Data> = {
  query: UseQueryResult<Data>
  /** What keeps its room until it has come, where that is known. */
  meanwhile?: ReactNode
  children(data: Data): ReactNode
}

/** What was fetched, or what stands in its place until then and where that failed. */
export function Fetched<Data>({ query: { data, error, refetch }, meanwhile, children }: Props<Data>) {
  const t = useText()
  if (data !== undefined) return children(data)
  if (error) return <NotLoaded failure={error} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-3">
      <p role="status" className="sr-only">
        {t(words.loading)}
      </p>
      {meanwhile ?? (
        <>
          <span aria-hidden className="skeleton h-5 w-1/2" />
          <span aria-hidden className="skeleton h-5 w-3/4" />
        </>
      )}
    </div>
  )
}
