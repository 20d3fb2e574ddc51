import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Eye, Undo2 } from 'lucide-react'
import { mostAround } from '#shared/editor.ts'
import { fileIn } from '#shared/accepts.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useSentence } from '../useSentence.ts'
import { seerQuery, useDescribing } from './useDescribing.ts'

const words = {
  propose: { de: 'Beschreibung vorschlagen', en: 'Propose a description' },
  looking: { de: 'Das Bild wird angesehen …', en: 'Looking at the picture …' },
  check: { de: 'Vorschlag einer KI: Prüfen Sie, ob er stimmt.', en: 'Proposed by an AI: check that it is right.' },
  undo: { de: 'Zurück zur eigenen Fassung', en: 'Back to your own version' },
}

export type DescribePictureProps = {
  /** Where the picture lies. */
  src: string
  /** What stands as its description. */
  alt: string
  /** The text that it stands by, and its language. */
  around: string
  language: string
  onAlt(alt: string): void
}

/** Offers to have a picture described, where a connected model can see it; nothing is proposed without one. */
export function DescribePicture({ src, alt, around, language, onAlt }: DescribePictureProps) {
  const t = useText()
  const sentence = useSentence()
  const { data } = useQuery(seerQuery)
  const [before, setBefore] = useState('')
  const describing = useDescribing(onAlt)
  if (!data?.ready || fileIn(src) === undefined) return null
  const isLooking = describing.state === 'looking'
  const isTaken = describing.state === 'there' && describing.text === alt
  const ask = () => {
    if (isLooking) return
    setBefore(alt)
    const near = around.trim().slice(0, mostAround)
    describing.ask({ picture: src, language, ...(near && { around: near }) })
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-2 text-sm">
        <Button className="btn-small -ml-2.5 text-accent-ink" isBusy={isLooking} onClick={ask}>
          {isLooking ? <Spinner /> : <Eye className="size-4" aria-hidden />}
          {t(words.propose)}
        </Button>
        <span role="status" className="text-muted">
          {isLooking ? t(words.looking) : isTaken ? t(words.check) : <CostLine cost={1} />}
        </span>
        {isTaken && before && before !== alt && (
          <button type="button" className="btn-small" onClick={() => onAlt(before)}>
            <Undo2 className="size-4" aria-hidden />
            {t(words.undo)}
          </button>
        )}
      </div>
      {describing.state === 'failed' && <Panel tone="danger">{sentence(describing.problem)}</Panel>}
    </div>
  )
}
