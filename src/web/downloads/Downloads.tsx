import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { downloadsQuery, type DownloadView } from '../data/downloads.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Fetched } from '../ui/Fetched.tsx'
import { DownloadLine } from './DownloadLine.tsx'

const room = (free: string, memory: string) => ({
  de: `Dieser Server hat ${free} freien Platz und ${memory} Arbeitsspeicher.`,
  en: `This server has ${free} of free space and ${memory} of memory.`,
})

/** The models that can be downloaded onto the server. `whenHere` draws what can be done with one that is here. */
export function Downloads({ whenHere }: { whenHere?: (download: DownloadView) => ReactNode }) {
  const t = useText()
  const { size } = useFormats()
  const query = useQuery(downloadsQuery)
  return (
    <Fetched query={query}>
      {({ downloads, free, memory }) => (
        <div className="grid grid-cols-1 gap-3">
          <ul className="-mt-3 divide-y divide-line">
            {downloads.map(one => (
              <DownloadLine key={one.id} download={one} memory={memory} whenHere={whenHere?.(one)} />
            ))}
          </ul>
          <p className="text-sm text-muted tabular-nums">{t(room(size(free), size(memory)))}</p>
        </div>
      )}
    </Fetched>
  )
}
