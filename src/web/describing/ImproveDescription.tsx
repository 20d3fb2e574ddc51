import { useRef, useState } from 'react'
import { Sparkles, Undo2 } from 'lucide-react'
import { lengthOf } from '#shared/text.ts'
import { useModels } from '../data/models.ts'
import { useLocale, useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { Proposal } from './Proposal.tsx'
import { useImproving } from './useImproving.ts'

const words = {
  improve: { de: 'Beschreibung verbessern', en: 'Improve the description' },
  working: { de: 'Ein Vorschlag entsteht.', en: 'A proposal is being written.' },
  undo: { de: 'Zurück zur eigenen Fassung', en: 'Back to your own version' },
}
/** The longest description that is worked on. */
const longest = 4000

export type ImproveDescriptionProps = { entry: string; onEntry(entry: string): void }

/** Offers to have the description of a picture worked out, where a model writes; what was typed can be brought back. */
export function ImproveDescription({ entry, onEntry }: ImproveDescriptionProps) {
  const t = useText()
  const locale = useLocale()
  const sentence = useSentence()
  const { connected } = useModels()
  const improving = useImproving(locale)
  const [taken, setTaken] = useState<{ before: string; text: string }>()
  const button = useRef<HTMLButtonElement>(null)
  const isFit = entry.trim() !== '' && lengthOf(entry) < longest
  if (!connected || (!isFit && improving.state === 'none')) return null
  const leave = () => {
    improving.leave()
    button.current?.focus()
  }
  const writing = improving.state === 'writing'
  return (
    <div className="-mt-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <Button
          ref={button}
          className="btn-small -ml-2.5 text-accent-ink"
          aria-disabled={!isFit || undefined}
          isBusy={writing}
          onClick={() => isFit && improving.ask(entry)}
        >
          {writing ? <Spinner /> : <Sparkles className="size-4" aria-hidden />}
          {t(words.improve)}
        </Button>
        <span role="status" className="text-muted">
          {writing ? t(words.working) : <CostLine cost={1} />}
        </span>
        {taken && taken.text === entry && improving.state === 'none' && (
          <button
            type="button"
            className="btn-small"
            onClick={() => {
              onEntry(taken.before)
              setTaken(undefined)
              button.current?.focus()
            }}
          >
            <Undo2 className="size-4" aria-hidden />
            {t(words.undo)}
          </button>
        )}
      </div>
      {improving.state === 'failed' && <Panel tone="danger">{sentence(improving.problem)}</Panel>}
      {improving.state === 'there' && (
        <Proposal
          key={improving.text}
          before={entry}
          proposed={improving.text}
          onLeave={leave}
          onTake={text => {
            setTaken({ before: entry, text })
            onEntry(text)
            leave()
          }}
        />
      )}
    </div>
  )
}
