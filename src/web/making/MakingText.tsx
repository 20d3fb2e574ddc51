import { useEffect, useRef } from 'react'
import { Square } from 'lucide-react'
import type { Values } from '#shared/fields.ts'
import { AnswerView } from '../answers/AnswerView.tsx'
import { Markdown } from '../answers/markdown/Markdown.tsx'
import { nameOf } from '../documents/words.ts'
import { shownOf, withNotes } from '../editor/drawer/replacing/given.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Waiting } from '../runs/Waiting.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import type { Making } from './making.ts'
import { useMakingSentence } from './useMakingSentence.ts'
import { type Callbacks, keepRest, makeOn, stopMaking } from './write-on.ts'
import { tryAgain } from '../ui/try-again.ts'

const words = {
  text: { de: 'Text', en: 'Text' },
  part: (at: string, of: string) => ({ de: `Teil ${at} von ${of}`, en: `Part ${at} of ${of}` }),
  closing: {
    de: 'Sie können dieses Fenster und auch Federwerk schließen: Der Text wird fertig, und unter Dokumente finden Sie ihn wieder.',
    en: 'You can close this window, and Federwerk, too: the text is finished, and you will find it under Documents.',
  },
  closingParts: {
    de: 'Sie können dieses Fenster schließen. Schließen Sie Federwerk, wird dieser Teil fertig; die übrigen entstehen, sobald Sie wieder da sind.',
    en: 'You can close this window. If you close Federwerk, this part is finished; the others follow as soon as you are back.',
  },
  stop: { de: 'Anhalten', en: 'Stop' },
  saving: { de: 'Wird als Dokument gesichert …', en: 'Being saved as a document …' },
  made: (name: string) => ({ de: `„${name}“ ist als Dokument gesichert.`, en: `“${name}” is saved as a document.` }),
  stopped: {
    de: 'Angehalten: Was bis dahin kam, ist das Dokument.',
    en: 'Stopped: what had come by then is the document.',
  },
  open: { de: 'Dokument öffnen', en: 'Open the document' },
  another: { de: 'Noch etwas daraus machen', en: 'Make something else from it' },
  other: { de: 'Anderes Werkzeug', en: 'Another tool' },
  discard: { de: 'Verwerfen', en: 'Discard' },
  again: tryAgain,
  goOn: { de: 'Ab hier weitermachen', en: 'Go on from here' },
  keep: { de: 'Als Dokument sichern', en: 'Save as a document' },
}

type Props = {
  making: Making
  callbacks: Callbacks
  /** Whether it is shown by itself, and no tools are at hand. */
  isAlone?: boolean
  onAnother(): void
  onOpen(document: string): void
}

/** What has come so far: whole parts as they are, and the one that is being written. */
function SoFar({ making }: { making: Making }) {
  const { job, came } = making
  const { call } = job.taker
  const rest = making.state === 'failed' && making.rest ? [making.rest] : []
  const parts = [...came, ...rest].map(({ text, of }) => withNotes(shownOf(text, of.given)))
  const { material, body } = job.parts[came.length] ?? {}
  const answer = making.state === 'writing' ? making.writing.answer : ''
  const isText = typeof answer === 'string'
  const now = isText && material ? withNotes(shownOf(answer, material.given)) : ''
  return (
    <>
      <div lang={job.language} className="reading wrap-anywhere">
        <Markdown writing={making.state === 'writing'} below={3} lang={job.language}>
          {[...parts, now].filter(Boolean).join('\n\n')}
        </Markdown>
      </div>
      {!isText && (
        <div className="-mx-4 -my-4 sm:-mx-10 sm:-my-5">
          <AnswerView shape={call.answer} answer={answer} values={(body ?? {}) as Values} lang={job.language} writing />
        </div>
      )}
    </>
  )
}

const near = 60

/** What is being made of a document while it is written, and what became of it. */
export function MakingText({ making, callbacks, isAlone = false, onAnother, onOpen }: Props) {
  const t = useText()
  const { number } = useFormats()
  const sentence = useMakingSentence()
  const head = useRef<HTMLHeadingElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const { job, came, state } = making
  const { engine } = job.taker
  useEffect(() => head.current?.focus(), [state])
  const length = state === 'writing' ? JSON.stringify(making.writing.answer).length : 0
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [length])
  useEffect(() => {
    if (state === 'made') box.current?.scrollTo({ top: 0 })
  }, [state])
  const failed = (error: unknown) => toast({ text: sentence(error), tone: 'danger' })
  const hasSome = came.length > 0 || (state === 'failed' && making.rest !== undefined)
  return (
    <div aria-busy={state === 'writing' || state === 'saving'} className="grid grid-cols-1 gap-4">
      <h3 ref={head} tabIndex={-1} className="text-lg font-medium outline-none">
        {t(engine.name)}
        {state === 'writing' && job.parts.length > 1 && (
          <span className="ml-2 text-sm font-normal text-muted">
            {t(words.part(number(came.length + 1), number(job.parts.length)))}
          </span>
        )}
      </h3>
      <div role={state === 'failed' ? undefined : 'status'} className="empty:hidden">
        {state === 'made' && (
          <Panel tone="ok">
            {t(words.made(nameOf(making.document, t)))} {came.at(-1)?.stopped && t(words.stopped)}
          </Panel>
        )}
        {state === 'failed' && <Panel tone="danger">{sentence(making.problem)}</Panel>}
        {state === 'saving' && (
          <p className="flex items-center gap-2 text-sm text-muted">
            <Spinner /> {t(words.saving)}
          </p>
        )}
      </div>
      <div
        ref={box}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard, too
        tabIndex={0}
        role="region"
        aria-label={t(words.text)}
        className="max-h-[45dvh] min-h-24 overflow-y-auto overscroll-contain rounded-lg border border-line p-4 sm:px-6"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
        }}
      >
        <SoFar making={making} />
      </div>
      {state === 'writing' && (
        <>
          <div className="flex items-center gap-3">
            <Waiting run={making.writing} />
            <Button
              className="btn-line min-h-10 shrink-0"
              isBusy={making.writing.stopping}
              onClick={() => stopMaking(job, failed)}
            >
              <Square className="size-3.5 fill-current" aria-hidden />
              {t(words.stop)}
            </Button>
          </div>
          {/* True once the server knows of it; its room is kept until then. */}
          <p className={`text-sm text-muted ${making.runs.length > 0 ? '' : 'invisible'}`}>
            {t(came.length + 1 < job.parts.length ? words.closingParts : words.closing)}
          </p>
        </>
      )}
      {state === 'made' && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn-primary" onClick={() => onOpen(making.document._id)}>
            {t(words.open)}
          </button>
          {!isAlone && (
            <button type="button" className="btn-line" onClick={onAnother}>
              {t(words.another)}
            </button>
          )}
        </div>
      )}
      {state === 'failed' && (
        <div className="flex flex-wrap gap-2">
          <button type="button" className="btn-primary" onClick={() => makeOn(making, callbacks)}>
            {t(came.length > 0 ? words.goOn : words.again)}
          </button>
          {hasSome && (
            <button type="button" className="btn-line" onClick={() => keepRest(making, callbacks)}>
              {t(words.keep)}
            </button>
          )}
          <button type="button" className="btn-quiet" onClick={onAnother}>
            {t(isAlone ? words.discard : words.other)}
          </button>
        </div>
      )}
    </div>
  )
}
