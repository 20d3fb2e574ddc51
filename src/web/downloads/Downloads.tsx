import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { downloadsQuery, type DownloadView } from '../data/downloads.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { DownloadLine } from './DownloadLine.tsx'
import { words } from './words.ts'

const room = (free: string, memory: string) => ({
  de: `Dieser Server hat ${free} freien Platz und ${memory} Arbeitsspeicher.`,
  en: `This server has ${free} of free space and ${memory} of memory.`,
})

/** What is offered of each kind, in the order of the kinds; of some there is nothing. */
const groups = (downloads: readonly DownloadView[], kinds: Props['kinds']) =>
  kinds
    .map(kind => ({ kind, those: downloads.filter(one => one.kind === kind) }))
    .filter(({ those }) => those.length > 0)

type Props = {
  kinds: readonly (keyof typeof words.kinds)[]
  /** What can be done with one that is here. */
  whenHere?: (download: DownloadView) => ReactNode
}

/** The models of some kinds that can be downloaded onto the server; several kinds have their headings. */
export function Downloads({ kinds, whenHere }: Props) {
  const t = useText()
  const { size } = useFormats()
  const query = useQuery(downloadsQuery)
  return (
    <Fetched query={query}>
      {({ downloads, free, memory }) => (
        <div className="grid grid-cols-1 gap-3">
          {groups(downloads, kinds).map(({ kind, those }) => (
            <div key={kind} className="grid grid-cols-1">
              {kinds.length > 1 && (
                <>
                  <h3 className="font-semibold">{t(words.kinds[kind].title)}</h3>
                  <p className="text-sm text-muted">{t(words.kinds[kind].line)}</p>
                </>
              )}
              <ul className={`divide-y divide-line ${kinds.length > 1 ? '' : '-mt-3'}`}>
                {those.map(one => (
                  <DownloadLine key={one.id} download={one} memory={memory} whenHere={whenHere?.(one)} />
                ))}
              </ul>
            </div>
          ))}
          <p className="text-sm text-muted tabular-nums">{t(room(size(free), size(memory)))}</p>
        </div>
      )}
    </Fetched>
  )
}
