import { useState, useSyncExternalStore } from 'react'
import { TriangleAlert } from 'lucide-react'
import { useEditor } from '../documents/useEditor.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { followMaking, forgetMaking, type Making, makings } from './making.ts'
import { MakingText } from './MakingText.tsx'
import { useTelling } from './useTelling.ts'

const words = {
  title: { de: 'Im Entstehen', en: 'In the making' },
  writing: { de: 'Wird geschrieben …', en: 'Being written …' },
  failed: { de: 'Nicht fertig geworden', en: 'Not finished' },
  look: (called: string) => ({ de: `Ansehen: ${called}`, en: `Look at ${called}` }),
  see: { de: 'Ansehen', en: 'Look' },
}

function Row({ making, onLook }: { making: Making; onLook(): void }) {
  const t = useText()
  const { job, state } = making
  const failed = state === 'failed'
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      <EngineIcon engine={job.taker.engine} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{job.called}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">
          {failed ? <TriangleAlert className="size-3.5 text-warn" aria-hidden /> : <Spinner />}
          {t(failed ? words.failed : words.writing)}
        </span>
      </span>
      <button type="button" className="btn-line shrink-0" aria-label={t(words.look(job.called))} onClick={onLook}>
        {t(words.see)}
      </button>
    </li>
  )
}

/** What tools are making of documents just now, here or since another page was closed. */
export function UnderWay() {
  const t = useText()
  const editor = useEditor()
  const all = useSyncExternalStore(followMaking, makings)
  const [key, look] = useState<string>()
  const callbacks = useTelling(() => key !== undefined)
  const shown = all.find(({ job }) => job.key === key)
  const open = all.filter(({ state }) => state !== 'made')
  const close = () => look(undefined)
  return (
    <>
      {open.length > 0 && (
        <section className="card">
          <h2 className="px-4 pt-3 text-sm text-muted">{t(words.title)}</h2>
          <ul className="divide-y divide-line">
            {open.map(making => (
              <Row key={making.job.key} making={making} onLook={() => look(making.job.key)} />
            ))}
          </ul>
        </section>
      )}
      {shown && (
        <Dialog size="large" title={t(words.title)} text={shown.job.called} onClose={close}>
          <div className="mt-4 grid grid-cols-1">
            <MakingText
              making={shown}
              callbacks={callbacks}
              isAlone
              onAnother={() => (forgetMaking(shown), close())}
              onOpen={document => (close(), editor.open(document))}
            />
          </div>
        </Dialog>
      )}
    </>
  )
}
