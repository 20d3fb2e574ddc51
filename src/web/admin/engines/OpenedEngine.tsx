import { useQuery } from '@tanstack/react-query'
import { madeQuery, openedQuery } from '../../data/made-engines.ts'
import { useText } from '../../language.tsx'
import { asProblem } from '#shared/problems.ts'
import { Panel } from '../../ui/Panel.tsx'
import { useSentence } from '../../useSentence.ts'
import { WorkshopPage } from './WorkshopPage.tsx'
import { tryAgain } from '../../ui/try-again.ts'

const words = {
  title: { de: 'Eigenes Werkzeug', en: 'Tool of your own' },
  loading: { de: 'Werkzeug wird geladen', en: 'Loading the tool' },
  gone: { de: 'Dieses Werkzeug gibt es nicht mehr.', en: 'This tool no longer exists.' },
  back: { de: 'Zurück zur Liste', en: 'Back to the list' },
  retry: tryAgain,
}

/** Opens an engine to be worked on, or says why that cannot be done. */
export function OpenedEngine({ id, onBack }: { id: string; onBack(): void }) {
  const t = useText()
  const sentence = useSentence()
  const opened = useQuery(openedQuery(id))
  const made = useQuery(madeQuery)
  if (opened.data && made.data) return <WorkshopPage opened={opened.data} made={made.data} onBack={onBack} />
  const failure = opened.error ?? made.error
  if (!failure)
    return (
      <div className="grid gap-5">
        <h1 className="sr-only">{t(words.title)}</h1>
        <p role="status" className="sr-only">
          {t(words.loading)}
        </p>
        <span aria-hidden className="skeleton h-9" />
        <span aria-hidden className="skeleton h-80" />
      </div>
    )
  const gone = asProblem(failure).code === 'not_found'
  return (
    <Panel tone="danger">
      <h1 className="sr-only">{t(words.title)}</h1>
      {gone ? t(words.gone) : sentence(failure)}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className="btn-line min-h-9 text-sm" onClick={onBack}>
          {t(words.back)}
        </button>
        {!gone && (
          <button
            type="button"
            className="btn-line min-h-9 text-sm"
            onClick={() => void Promise.all([opened.refetch(), made.refetch()])}
          >
            {t(words.retry)}
          </button>
        )}
      </div>
    </Panel>
  )
}
