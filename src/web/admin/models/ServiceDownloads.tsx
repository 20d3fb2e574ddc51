import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { downloadsQuery } from '../../data/downloads.ts'
import { enginesKey } from '../../data/engines.ts'
import { type ServiceKind, servicesQuery } from '../../data/services.ts'
import { Downloads } from '../../downloads/Downloads.tsx'
import { words } from '../../downloads/words.ts'
import { useText } from '../../language.tsx'

type Props = {
  kind: keyof typeof words.kinds
  /** The services beside which they are offered. */
  service: ServiceKind
}

/** Models that do on this server what services of a kind do; left out where none could run. */
export function ServiceDownloads({ kind, service }: Props) {
  const t = useText()
  const client = useQueryClient()
  const { data } = useQuery(downloadsQuery)
  const those = data?.downloads.filter(one => one.kind === kind) ?? []
  const here = those.filter(({ state }) => state === 'ready').map(({ id }) => id)
  const known = here.join()
  useEffect(() => {
    void client.invalidateQueries(servicesQuery(service))
    void client.invalidateQueries({ queryKey: enginesKey })
  }, [client, service, known])
  if (those.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
      <div>
        <h3 className="font-semibold">{t(words.kinds[kind].title)}</h3>
        <p className="text-sm text-muted">{t(words.kinds[kind].line)}</p>
      </div>
      <Downloads kinds={[kind]} />
    </div>
  )
}
