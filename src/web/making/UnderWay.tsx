import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { enginesQuery } from '../data/engines.ts'
import { giveUpMaking, makingsQuery } from '../data/makings.ts'
import { useNews } from '../data/news.ts'
import { useEditor } from '../documents/useEditor.ts'
import { useText } from '../language.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { become, followMaking, type Making, makings, seeMaking } from './making.ts'
import { MakingText } from './MakingText.tsx'
import { useTelling } from './useTelling.ts'

const words = {
  title: { de: 'Im Entstehen', en: 'In the making' },
  begun: { de: 'Begonnen, noch kein Dokument', en: 'Begun, no document yet' },
  writing: { de: 'Wird geschrieben …', en: 'Being written …' },
  failed: { de: 'Nicht fertig geworden', en: 'Not finished' },
  look: (called: string) => ({ de: `Ansehen: ${called}`, en: `Look at ${called}` }),
  see: { de: 'Ansehen', en: 'Look' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  discarded: (called: string) => ({ de: `„${called}“ ist verworfen.`, en: `“${called}” is discarded.` }),
  give: (called: string) => ({ de: `Verwerfen: ${called}`, en: `Discard ${called}` }),
}

type RowProps = {
  engine: Pick<EngineCard, 'category' | 'icon'> | undefined
  called: string
  state: ReactNode
  children?: ReactNode
}

function Row({ engine, called, state, children }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2">
      {engine && <EngineIcon engine={engine} />}
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{called}</span>
        <span className="flex items-center gap-1.5 text-sm text-muted">{state}</span>
      </span>
      {children}
    </li>
  )
}

function Here({ making, onLook }: { making: Making; onLook(): void }) {
  const t = useText()
  const { job, state } = making
  const failed = state === 'failed'
  const icon = failed ? <TriangleAlert className="size-3.5 text-warn" aria-hidden /> : <Spinner />
  const now = t(failed ? words.failed : words.writing)
  return (
    <Row
      engine={job.taker.engine}
      called={job.called}
      state={
        <>
          {icon} {now}
        </>
      }
    >
      <button type="button" className="btn-line shrink-0" aria-label={t(words.look(job.called))} onClick={onLook}>
        {t(words.see)}
      </button>
    </Row>
  )
}

export type Begun = { readonly _id: string; readonly engine: string; readonly called: string }

/** Gives up what is being made, in whichever window; what could not be given up is there again. */
const useGiveUp = () => {
  const client = useQueryClient()
  const tell = useNews()
  const t = useText()
  const sentence = useSentence()
  return (id: string, called: string) => {
    become(id, undefined)
    client.setQueryData(makingsQuery.queryKey, known => known?.filter(({ _id }) => _id !== id))
    void giveUpMaking(id)
      .then(
        () => toast({ text: t(words.discarded(called)) }),
        (error: unknown) => toast({ text: sentence(error), tone: 'danger' }),
      )
      .then(() => tell({ stale: makingsQuery.queryKey }))
  }
}

/** What tools are making of documents just now: in this window, and what was begun in another one. */
export function UnderWay({ begun }: { begun: readonly Begun[] }) {
  const t = useText()
  const { data: engines } = useQuery(enginesQuery)
  const editor = useEditor()
  const all = useSyncExternalStore(followMaking, makings)
  const [key, look] = useState<string>()
  const callbacks = useTelling()
  const giveUp = useGiveUp()
  const shown = all.find(({ job }) => job.key === key)
  const open = all.filter(({ state }) => state !== 'made')
  const elsewhere = begun.filter(({ _id }) => !all.some(({ job }) => job.key === _id))
  useEffect(() => (key === undefined ? undefined : seeMaking(key)), [key])
  const close = () => look(undefined)
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<number>(undefined)
  // The row that was pressed is gone: the keyboard goes on in the next one, or to the page.
  useEffect(() => {
    if (pressed.current === undefined) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(pressed.current, buttons.length - 1)]
    pressed.current = undefined
    ;(next ?? document.querySelector('main'))?.focus()
  }, [elsewhere.length])
  return (
    <>
      {open.length + elsewhere.length > 0 && (
        <section className="card">
          <h2 className="px-4 pt-3 text-sm text-muted">{t(words.title)}</h2>
          <ul ref={list} className="divide-y divide-line">
            {open.map(making => (
              <Here key={making.job.key} making={making} onLook={() => look(making.job.key)} />
            ))}
            {elsewhere.map(({ _id, engine, called }, at) => (
              <Row
                key={_id}
                engine={engines?.find(({ slug }) => slug === engine)}
                called={called}
                state={t(words.begun)}
              >
                <button
                  type="button"
                  className="btn-quiet shrink-0"
                  aria-label={t(words.give(called))}
                  onClick={() => {
                    pressed.current = open.length + at
                    giveUp(_id, called)
                  }}
                >
                  {t(words.discard)}
                </button>
              </Row>
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
              onAnother={() => (giveUp(shown.job.key, shown.job.called), close())}
              onOpen={document => (close(), editor.open(document))}
            />
          </div>
        </Dialog>
      )}
    </>
  )
}
