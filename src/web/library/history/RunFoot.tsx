import { Suspense, useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { EngineCard, ShownCall } from '#catalogue/shown.ts'
import type { RunView } from '#server/runs/shown.ts'
import { costOf } from '#shared/variants.ts'
import { CostLine } from '../../limit/CostLine.tsx'
import { useText } from '../../language.tsx'
import { formPart, pages } from '../../pages.ts'
import { later } from '../../ui/later.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'
import { useVersions } from '../../refine/useVersions.ts'
import { kindOfAll } from '../kinds.ts'
import { RemoveRuns } from './later-removal.ts'
import { textsGoing } from './removal.ts'
import { useAgain } from './useAgain.ts'

const words = {
  again: { de: 'Noch einmal', en: 'Once more' },
  changed: { de: 'Mit Änderungen', en: 'With changes' },
  remove: { de: 'Löschen', en: 'Delete' },
}
type Confirming = { cost: number; several: boolean; onYes(): void; onClose(): void }
const ConfirmCost = later<Confirming>(() => import('../../limit/ConfirmCost.tsx').then(it => it.ConfirmCost))

type Props = { run: RunView; engine: EngineCard | undefined; call: ShownCall | undefined; onGone(): void }

/** What can be done with a text of the history: the same again, the same with changes, away with it. */
export function RunFoot({ run, engine, call, onGone }: Props) {
  const t = useText()
  const sentence = useSentence()
  const again = useAgain(run, call?.fields)
  const { versions } = useVersions(run._id)
  const [asking, ask] = useState<'cost' | 'removal'>()
  const cost = call && !run.house ? costOf(call, run.inputs) : 0
  const close = () => ask(undefined)
  return (
    <div className="border-t border-line px-5 py-3 text-sm sm:px-10 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {engine && call && (
          <>
            <Button
              className="btn-line min-h-9"
              aria-describedby="again-cost"
              isBusy={again.isPending}
              onClick={() => (cost > 1 ? ask('cost') : again.mutate())}
            >
              {t(words.again)}
            </Button>
            <Link
              to={pages.engine}
              params={{ slug: engine.slug }}
              search={{ run: run._id }}
              hash={formPart}
              className="btn-line min-h-9"
            >
              {t(words.changed)}
            </Link>
          </>
        )}
        {run.state !== 'running' && (
          <button type="button" className="btn-quiet ml-auto min-h-9" onClick={() => ask('removal')}>
            {t(words.remove)}
          </button>
        )}
      </div>
      {engine && call && (
        <p id="again-cost" className="mt-2 text-xs text-muted">
          <CostLine cost={cost} />
        </p>
      )}
      {again.error && (
        <div className="mt-2">
          <Panel tone="danger">{sentence(again.error)}</Panel>
        </div>
      )}
      <Suspense>
        {asking === 'cost' && (
          <ConfirmCost
            cost={cost}
            several={(run.variants?.length ?? 1) > 1}
            onYes={() => again.mutate()}
            onClose={close}
          />
        )}
        {asking === 'removal' && (
          <RemoveRuns
            going={textsGoing([run._id], versions.length, kindOfAll([run]))}
            onRemoved={onGone}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  )
}
