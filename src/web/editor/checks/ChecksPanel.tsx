import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { isBlank } from '#shared/text.ts'
import { useFormats } from '../../formats.ts'
import { useLocale, useText } from '../../language.tsx'
import { isSomethingOpen } from '../../shortcuts/keys.ts'
import { later } from '../../ui/later.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { NotLoaded } from '../../ui/NotLoaded.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useTerms } from '../../data/glossary.ts'
import { useSession } from '../../data/session.ts'
import { type Checks, type LiveState, openChecks, type Wanted } from './live.ts'
import { RemarkItems } from './RemarkItems.tsx'
import { SeoPart } from './SeoPart.tsx'
import { CheckedBy } from './CheckedBy.tsx'
import { useOutside } from './useOutside.ts'
import { useKept } from './useKept.ts'
import type { ClaimsPartProps } from './claims/ClaimsPart.tsx'
import { howMany, words } from './words.ts'
import './checks.css'

const ClaimsPart = later<ClaimsPartProps>(() => import('./claims/ClaimsPart.tsx').then(it => it.ClaimsPart))

export type ChecksProps = {
  editor: Editor
  title: string
  lang: string | undefined
  person: string
  /** The document, once there is one; `place` says so also when the page has gone on. */
  id: string | undefined
  place(): string | undefined
  onNeeded(): void
  /** The panel stands there now, or no more. */
  onThere(isThere: boolean): void
  onClose(): void
}

const nothing: LiveState = { remarks: [], left: 0, seo: undefined, current: undefined, chosen: undefined }
const deaf = () => () => undefined

/** The checks of an editor, from when they are shown until they go. */
const useLive = (editor: Editor, wanted: Wanted) => {
  const [checks, setChecks] = useState<Checks>()
  const read = useEffectEvent(() => wanted)
  useEffect(() => {
    const made = openChecks(editor, () => read())
    setChecks(made)
    return () => {
      setChecks(undefined)
      made.close()
    }
  }, [editor])
  const sign = JSON.stringify(wanted)
  useEffect(() => checks?.changed(), [checks, sign])
  return { checks, state: useSyncExternalStore(checks?.follow ?? deaf, checks?.state ?? (() => nothing)) }
}

/** What is found in a text while it is written, beside it; on a phone below it. F8 goes from place to place. */
export function ChecksPanel({
  editor,
  title,
  lang: known,
  person,
  id,
  place,
  onNeeded,
  onThere,
  onClose,
}: ChecksProps) {
  const t = useText()
  const { number } = useFormats()
  const locale = useLocale()
  const lang = known ?? locale
  const { brand_text: brand } = useSession()
  const { kept, isThere, failure, retry, change, leave, showAgain } = useKept({ person, id, place, onNeeded })
  const { keyphrase = '', description = '', site, left = [] } = kept
  const frame = { title, keyphrase, description, site, language: lang.slice(0, 2) }
  const { checks, state } = useLive(editor, { frame, left, terms: useTerms(brand ?? undefined) })
  const { by, failed } = useOutside(checks, known?.slice(0, 2))
  const [view, setView] = useState<'language' | 'seo' | 'claims'>('language')
  const stepClaims = useRef<(way: 1 | -1) => void>(null)
  const panel = useRef<HTMLElement>(null)
  const head = useRef<HTMLHeadingElement>(null)
  const { remarks, seo, current, chosen } = state

  const see = (next: typeof view) => {
    setView(next)
    if (chosen) checks?.choose(chosen)
  }
  const step = (way: 1 | -1) => {
    if (view === 'claims') return stepClaims.current?.(way)
    if (chosen) return void checks?.step(way)
    setView('language')
    checks?.step(way)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey || isSomethingOpen()) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
    if (!chosen) setTimeout(() => panel.current?.querySelector<HTMLElement>('[aria-current] [data-deed]')?.focus())
  })
  useEffect(() => {
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  useEffect(() => {
    if (current) panel.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  useEffect(() => {
    onThere(true)
    return () => onThere(false)
  }, [onThere])
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    checks?.toText()
  })
  useEffect(() => {
    const element = panel.current
    element?.addEventListener('keydown', escape)
    return () => element?.removeEventListener('keydown', escape)
  }, [])
  const isEmpty = !remarks.length && isBlank(editor.state.doc.textContent)
  return (
    <aside ref={panel} id="checks" aria-label={t(words.check)} className="checks-of-text print:hidden">
      <div className="flex flex-wrap items-center gap-x-1 border-b border-line py-1 pr-1 pl-4">
        <h2 ref={head} tabIndex={-1} className="min-w-0 flex-1 font-medium outline-none">
          {t(words.check)}
        </h2>
        <IconButton
          icon={ArrowUp}
          label={t(words.before)}
          className="size-9"
          aria-keyshortcuts="Shift+F8"
          onClick={() => step(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={t(words.next)}
          className="size-9"
          aria-keyshortcuts="F8"
          onClick={() => step(1)}
        />
        <IconButton icon={X} label={t(words.close)} className="size-9" onClick={onClose} />
      </div>
      <div className="grid grid-cols-1 content-start gap-3 overflow-y-auto overscroll-contain p-4 pt-3" tabIndex={-1}>
        <Segments
          label={t(words.views)}
          value={view}
          options={[
            { value: 'language', label: t(words.language(number(remarks.length))) },
            { value: 'seo', label: t(words.seo(seo ? number(seo.score) : '')) },
            { value: 'claims', label: t(words.claims) },
          ]}
          onChange={see}
        />
        {view === 'language' ? (
          <>
            <p role="status" className={remarks.length ? 'sr-only' : 'text-sm text-muted'}>
              {remarks.length
                ? t(howMany(number(remarks.length), remarks.length === 1))
                : seo && t(isEmpty ? words.empty : words.noneLine)}
            </p>
            {checks && remarks.length > 0 && (
              <RemarkItems
                {...{ remarks, current, checks, lang }}
                onLeave={({ name }) => leave(name)}
                onDone={() => head.current?.focus()}
              />
            )}
            <CheckedBy by={by} failed={failed} />
            {state.left > 0 && (
              <p className="text-sm text-muted">
                {t(words.left(number(state.left), state.left === 1))}{' '}
                <button type="button" className="link min-h-6 pointer-coarse:min-h-11" onClick={showAgain}>
                  {t(words.again)}
                </button>
              </p>
            )}
          </>
        ) : view === 'claims' ? (
          <Suspense>
            <ClaimsPart {...{ editor, lang, id }} step={stepClaims} />
          </Suspense>
        ) : failure && !isThere ? (
          <NotLoaded failure={failure} onRetry={retry} />
        ) : (
          isThere && (
            <SeoPart {...{ seo, chosen, kept, lang }} onChange={change} onChoose={rule => checks?.choose(rule)} />
          )
        )}
      </div>
    </aside>
  )
}
