import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload } from 'lucide-react'
import { madeQuery } from '../../data/made-engines.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { ListState } from '../ListState.tsx'
import { GuideVideos } from './GuideVideos.tsx'
import { EngineLine } from './EngineLine.tsx'

const NewEngine = later<{ onOpen(id: string): void; onClose(): void }>(() =>
  import('./NewEngine.tsx').then(it => it.NewEngine),
)
const ImportEngine = later<{ onOpen(id: string): void; onClose(): void }>(() =>
  import('./ImportEngine.tsx').then(it => it.ImportEngine),
)

const words = {
  make: { de: 'Neues Werkzeug', en: 'New tool' },
  bring: { de: 'Aus einer Datei', en: 'From a file' },
  count: (number: string, one: boolean) => ({
    de: `${number} ${one ? 'eigenes Werkzeug' : 'eigene Werkzeuge'}`,
    en: `${number} ${one ? 'tool' : 'tools'} of your own`,
  }),
  none: {
    de: 'Noch keine eigenen Werkzeuge. Beginnen Sie mit einer Vorlage oder mit einem Werkzeug, das es schon gibt.',
    en: 'No tools of your own yet. Begin with a template or an existing tool.',
  },
}

/** All engines that were made here, and the ways to another one. */
export function EngineList({ onOpen }: { onOpen(id: string): void }) {
  const t = useText()
  const { number } = useFormats()
  const [open, setOpen] = useState<'new' | 'file'>()
  const { data, error, refetch } = useQuery(madeQuery)
  const engines = data?.engines
  const count = engines?.length ?? 0
  const close = () => setOpen(undefined)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn-primary" onClick={() => setOpen('new')}>
          <Plus className="size-4" aria-hidden />
          {t(words.make)}
        </button>
        <button type="button" className="btn-line" onClick={() => setOpen('file')}>
          <Upload className="size-4" aria-hidden />
          {t(words.bring)}
        </button>
      </div>
      <div className="card">
        <ListState
          count={engines?.length}
          says={t(words.count(number(count), count === 1))}
          failure={error}
          onRetry={() => void refetch()}
          none={t(words.none)}
        >
          <ul className="divide-y divide-line">
            {engines?.map(engine => (
              <EngineLine key={engine._id} engine={engine} onOpen={() => onOpen(engine._id)} />
            ))}
          </ul>
        </ListState>
      </div>
      <GuideVideos />
      <Suspense>
        {open === 'new' && <NewEngine onOpen={onOpen} onClose={close} />}
        {open === 'file' && <ImportEngine onOpen={onOpen} onClose={close} />}
      </Suspense>
    </>
  )
}
