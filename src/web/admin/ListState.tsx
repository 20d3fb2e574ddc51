import type { ReactNode } from 'react'
import { useText } from '../language.tsx'
import { NotLoaded } from '../ui/NotLoaded.tsx'

const words = {
  loading: { de: 'Wird geladen', en: 'Loading' },
  all: { de: 'Alle zeigen', en: 'Show all' },
}

type Props = {
  /** How many there are to see; undefined while they are on their way. */
  count: number | undefined
  /** How many there are, in words, for those who do not see the list. */
  says: string
  failure: unknown
  onRetry(): void
  /** What stands there where there is nothing. */
  none: string
  /** Takes the filters away, where there are any. */
  onAll?: () => void
  children: ReactNode
}

/** A list of the administration, or what stands in its place while it loads, where it failed, and where it is empty. */
export function ListState({ count, says, failure, onRetry, none, onAll, children }: Props) {
  const t = useText()
  return (
    <>
      <p role="status" className="sr-only">
        {count !== undefined ? says : !failure && t(words.loading)}
      </p>
      {count === undefined && !!failure && <NotLoaded failure={failure} onRetry={onRetry} />}
      {count === undefined && !failure && (
        <div aria-hidden className="grid gap-6 p-5">
          {Array.from({ length: 6 }, (_, at) => (
            <div key={at} className="grid gap-2">
              <span className="skeleton h-4 w-2/5" />
              <span className="skeleton h-3 w-3/5" />
            </div>
          ))}
        </div>
      )}
      {count === 0 && (
        <div className="grid justify-items-center gap-3 px-3 py-10 text-center text-muted">
          <p className="wrap-anywhere">{none}</p>
          {onAll && (
            <button type="button" className="btn-line min-h-9 text-sm" onClick={onAll}>
              {t(words.all)}
            </button>
          )}
        </div>
      )}
      {!!count && children}
    </>
  )
}
