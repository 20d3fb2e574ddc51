import { Link } from '@tanstack/react-router'
import type { RunView } from '#server/runs/shown.ts'
import { useEngines } from '../../data/engines.ts'
import { useText } from '../../language.tsx'
import { pages } from '../../pages.ts'
import { askedOf, isFirst } from '../../refine/words.ts'
import { EngineIcon } from '../../ui/EngineIcon.tsx'
import { goneTool } from '../../usage/useToolNames.ts'
import { titleOfRun } from '../titles.ts'
import { changedAt } from '../versions.ts'
import { useWhen } from '../when.ts'

const words = {
  open: { de: 'Öffnen', en: 'Open' },
  openThis: (number: number) => ({ de: `Öffnen: Text ${number}`, en: `Open text ${number}` }),
  other: { de: 'Anderen wählen', en: 'Choose another' },
  otherFor: (number: number) => ({
    de: `Anderen wählen statt Text ${number}`,
    en: `Choose another for text ${number}`,
  }),
}

type Props = { number: number; run: RunView; onChange(): void }

/** One of two texts that are compared: which one it is, and the ways to it and away from it. */
export function Side({ number, run, onChange }: Props) {
  const t = useText()
  const when = useWhen()
  const engine = useEngines().find(({ slug }) => slug === run.engine)
  const asked = !isFirst(run) && askedOf(run, t)
  return (
    <div className="card flex min-w-0 flex-wrap items-center gap-3 px-4 py-3">
      {engine && <EngineIcon engine={engine} size="small" />}
      <div className="min-w-0 flex-1 basis-40">
        <h2 dir="auto" className="truncate font-medium">
          <span className="text-muted tabular-nums">{number}</span> {titleOfRun(run, t(engine?.name ?? goneTool)).title}
        </h2>
        <p className="truncate text-xs text-muted">
          {[engine && t(engine.name), asked, when(changedAt(run))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="ml-auto flex gap-1.5">
        <button type="button" aria-label={t(words.otherFor(number))} className="btn-small" onClick={onChange}>
          {t(words.other)}
        </button>
        <Link
          to={pages.history}
          search={{ id: run._id }}
          aria-label={t(words.openThis(number))}
          className="btn-small border border-field"
        >
          {t(words.open)}
        </Link>
      </div>
    </div>
  )
}
