import { useEffect, useRef } from 'react'
import { Square } from 'lucide-react'
import { Markdown } from '../../answers/markdown/Markdown.tsx'
import { Waiting } from '../../runs/Waiting.tsx'
import { useText } from '../../language.tsx'
import type { Writing } from '../../runs/run-state.ts'
import { shownOf, withNotes } from './replacing/given.ts'
import { type About, isMeasured, TargetScore } from './TargetScore.tsx'
import { type Ask, tools } from './tools.ts'
import { Button } from '../../ui/Button.tsx'

const words = { stop: { de: 'Anhalten', en: 'Stop' } }
const near = 60

type Props = { writing: Writing; ask: Ask; about: About; lang: string | undefined; onStop(): void }

/**
 * A result while it is written: it stays at its end as long as its reader is there. What rules measure is read
 * meanwhile, and stays where it is.
 */
export function BeingWritten({ writing, ask, about, lang, onStop }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(!isMeasured(ask))
  const text = withNotes(shownOf(typeof writing.answer === 'string' ? writing.answer : '', ask.given))
  useEffect(() => {
    if (isAtEnd.current) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [text])
  return (
    <div
      ref={box}
      aria-busy
      className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < near
      }}
    >
      <div className="flex-1 py-5">
        <h3 className="px-5 font-medium sm:px-10">{t(tools[ask.tool].name)}</h3>
        {isMeasured(ask) && <TargetScore {...{ ask, about, lang }} advised />}
        <div lang={lang} className="reading min-h-24 px-5 pt-3 wrap-anywhere sm:px-10">
          <Markdown writing below={3} lang={lang}>
            {text}
          </Markdown>
        </div>
      </div>
      <div className="sticky bottom-0 flex items-center gap-3 border-t border-line bg-surface px-5 py-3">
        <Waiting run={writing} />
        <Button data-begins className="btn-line min-h-10 shrink-0" isBusy={writing.stopping} onClick={() => onStop()}>
          <Square className="size-3.5 fill-current" aria-hidden />
          {t(words.stop)}
        </Button>
      </div>
    </div>
  )
}
