import { type ReactNode, useState } from 'react'
import { Check } from 'lucide-react'
import { filledIn, Problem } from '#shared/problems.ts'
import { problemsOfDownloads } from '#shared/problems/downloads.ts'
import type { Text } from '#shared/text.ts'
import { type DownloadView, isOnItsWay, useDownload } from '../data/downloads.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { Ask } from '../ui/Ask.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Tag } from '../ui/small.tsx'
import { useSentence } from '../useSentence.ts'
import { Progress } from './Progress.tsx'
import { useKeptFocus } from './useKeptFocus.ts'
import { words } from './words.ts'

type Deed = 'load' | 'pause' | 'goOn' | 'again' | 'giveUp' | 'discard' | 'remove'
/** What each asks of the server; what is here is asked about first. */
const changes = {
  load: 'begin',
  goOn: 'begin',
  again: 'begin',
  pause: 'pause',
  giveUp: 'remove',
  discard: 'remove',
} as const

/** They are no part of what every page fetches. */
const sentences: Readonly<Record<string, Text | undefined>> = problemsOfDownloads

type Props = {
  download: DownloadView
  /** How much memory the server has, in bytes. */
  memory: number
  /** What can be done with it once it is here. */
  whenHere?: ReactNode
}

/** A model that can be downloaded: what it is and takes, how far it is, and what can be done with it. */
export function DownloadLine({ download, memory, whenHere }: Props) {
  const t = useText()
  const { size } = useFormats()
  const sentence = useSentence()
  const change = useDownload(download.id)
  const [isAsking, setAsking] = useState(false)
  const { main, around } = useKeptFocus(download.state)
  const { name, line, state, bytes, problem, received } = download
  const isShort = download.memory > memory && state !== 'ready'
  const own = problem && sentences[problem.code]
  const ended = () => {
    if (!problem || isOnItsWay(download)) return undefined
    return own ? t(filledIn(own, problem.details)) : sentence(new Problem(problem.code, problem.details))
  }
  const failure = change.error ? sentence(change.error) : ended()
  const button = (does: Deed, isMain = false) => (
    <Button
      // The main one stays when its deed changes, and keeps the focus of whoever has pressed it.
      key={isMain ? 'main' : does}
      ref={isMain ? main : undefined}
      className={`${does === 'load' || does === 'goOn' ? 'btn-line' : 'btn-quiet'} min-h-9 text-sm pointer-coarse:min-h-11`}
      aria-label={words.of(t(words[does]), name)}
      isBusy={change.isPending}
      onClick={() => {
        if (change.isPending) return
        if (does === 'remove') setAsking(true)
        else change.mutate(changes[does])
      }}
    >
      {t(words[does])}
    </Button>
  )
  const buttons = {
    none: () => [button(problem ? 'again' : 'load', true)],
    loading: () => [button('pause', true), button('giveUp')],
    checking: () => [button('giveUp')],
    paused: () => [button('goOn', true), button('discard')],
    ready: () => [whenHere, button('remove', true)],
  }
  return (
    <li className="grid grid-cols-1 gap-2.5 py-4">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {state === 'ready' && (
            <Tag tone="ok">
              <Check className="mr-1 size-3" aria-hidden />
              {t(words.here)}
            </Tag>
          )}
        </p>
        <p className="text-sm text-pretty">{t(line)}</p>
        <p className="text-sm text-muted tabular-nums">
          {t(words.facts(size(bytes), size(download.memory)))} ·{' '}
          <a href={download.licenceAt} target="_blank" rel="noreferrer" className="link">
            {t(words.licence(download.licence, download.maker))}
          </a>
        </p>
        {download.terms && <p className="text-sm text-pretty">{t(download.terms)}</p>}
        {isShort && <p className="text-sm text-warn">{t(words.short(size(memory)))}</p>}
      </div>
      {(isOnItsWay(download) || (state === 'paused' && received > 0)) && <Progress download={download} />}
      <div {...around} className="flex flex-wrap items-center gap-2 outline-none">
        {buttons[state]()}
      </div>
      {failure && !change.isPending && !isAsking && <Panel tone="danger">{failure}</Panel>}
      {isAsking && (
        <Ask
          final
          title={t(words.ask(name))}
          text={t(words.askText(size(bytes)))}
          yes={t(words.remove)}
          failure={change.error}
          isBusy={change.isPending}
          onYes={() => change.mutate('remove', { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
