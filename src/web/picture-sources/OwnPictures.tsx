import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ImageIcon } from 'lucide-react'
import type { FileView } from '#server/files/views.ts'
import { picturesQuery } from '../data/files.ts'
import { smallOf } from '../files/small.ts'
import { useText } from '../language.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { type Place, type Taken, takenInto } from './taken.ts'
import { words } from './words.ts'

type OneProps = { file: FileView; busy: boolean; taking: boolean; onTake(): void }

function One({ file, busy, taking, onTake }: OneProps) {
  const t = useText()
  const [hidden, setHidden] = useState(false)
  return (
    <li>
      <Button
        aria-label={t(words.take(file.name, ''))}
        title={file.name}
        isBusy={busy}
        className="squares relative block aspect-square w-full cursor-pointer overflow-hidden rounded-md border border-line
          hover:border-accent disabled:cursor-default disabled:opacity-60"
        onClick={onTake}
      >
        {hidden ? (
          <span className="grid size-full content-center justify-items-center gap-1 bg-sunken p-1 text-muted">
            <ImageIcon className="size-6" strokeWidth={1.5} aria-hidden />
            <span className="w-full truncate text-xs">{file.name}</span>
          </span>
        ) : (
          <img
            src={smallOf(file.address, 'choice')}
            alt=""
            loading="lazy"
            decoding="async"
            className="size-full object-cover"
            onError={() => setHidden(true)}
          />
        )}
        {taking && (
          <span className="absolute inset-0 grid place-items-center bg-surface/70">
            <Spinner />
          </span>
        )}
      </Button>
    </li>
  )
}

type Props = { place: Place; onPicture(picture: Taken): void }

/** The pictures that a person has made or brought, the newest first; pressing one takes it into the text. */
export function OwnPictures({ place, onPicture }: Props) {
  const t = useText()
  const sentence = useSentence()
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(picturesQuery)
  const [taking, setTaking] = useState<string>()
  const [failure, setFailure] = useState<unknown>()
  const files = data?.pages.flatMap(page => page.files) ?? []

  async function take(file: FileView) {
    setTaking(file._id)
    setFailure(undefined)
    try {
      onPicture(await takenInto(place, file))
    } catch (problem) {
      setFailure(problem)
    } finally {
      setTaking(undefined)
    }
  }
  const problem = failure ?? error
  const says = isPending ? words.loading : taking ? words.taking : data && !files.length ? words.noneOwn : undefined
  return (
    <section aria-label={t(words.own)} className="grid grid-cols-1 gap-3 rounded-md bg-sunken p-3">
      <p role="status" className={`flex items-center gap-2 text-sm text-muted ${taking ? 'sr-only' : 'empty:hidden'}`}>
        {isPending && <Spinner />}
        {says && t(says)}
      </p>
      {problem !== undefined && problem !== null && <Panel tone="danger">{sentence(problem)}</Panel>}
      {files.length > 0 && (
        <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
          {files.map(file => (
            <One
              key={file._id}
              file={file}
              busy={taking !== undefined}
              taking={taking === file._id}
              onTake={() => void take(file)}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button
          className="btn-small justify-self-start"
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t(words.more)}
        </Button>
      )}
    </section>
  )
}
