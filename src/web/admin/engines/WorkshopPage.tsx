import { useMemo, useState } from 'react'
import type { OpenedView } from '#server/custom-engines/views.ts'
import { locales } from '#shared/text.ts'
import type { MadeEngines } from '../../data/made-engines.ts'
import { useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { AnswerPart } from './AnswerPart.tsx'
import { Spoken } from './Both.tsx'
import { CardPart } from './CardPart.tsx'
import { Conflict } from './Conflict.tsx'
import { callOf, Findings, type EditorPart, partNames, partOf, parts, partsOfCalls } from './findings.ts'
import { FormPart } from './FormPart.tsx'
import { GuidePart } from './GuidePart.tsx'
import { Preview } from './Preview.tsx'
import { PromptPart } from './PromptPart.tsx'
import { Unfinished } from './Unfinished.tsx'
import { useWorkshop } from './useWorkshop.ts'
import { VariantBar } from './VariantBar.tsx'
import { VersionsPart } from './VersionsPart.tsx'
import { WorkshopHead } from './WorkshopHead.tsx'

const words = { parts: { de: 'Teile des Werkzeugs', en: 'Parts of the tool' } }

type Props = { opened: OpenedView; made: MadeEngines; onBack(): void }

/** Where an engine is made: its parts one after the other, and beside them what people will see. */
export function WorkshopPage({ opened, made, onBack }: Props) {
  const t = useText()
  const shop = useWorkshop(opened)
  const { draft, change, findings } = shop
  const [part, setPart] = useState<EditorPart>('card')
  const [chosen, choose] = useState<string>()
  const [strict, setStrict] = useState(false)
  const path = chosen !== undefined && draft.calls[chosen] ? chosen : (Object.keys(draft.calls)[0] ?? '')
  const known = useMemo(() => ({ findings, strict }), [findings, strict])
  const spoken = useMemo(() => (draft.only ? [draft.only] : locales), [draft.only])

  /** Saves, and tells everything that is missing; whether nothing is. */
  async function ready() {
    setStrict(true)
    return (await shop.save()) && !shop.newestFindings().length
  }
  const go = (at: string) => {
    const call = callOf(at)
    if (call !== undefined && draft.calls[call]) choose(call)
    setPart(partOf(at))
  }
  const counted = (name: EditorPart) => (strict ? findings.filter(({ at }) => partOf(at) === name).length : 0)
  const given = { draft, path, onChange: change }
  return (
    <Findings value={known}>
      <Spoken value={spoken}>
        <div className="grid grid-cols-1 gap-5">
          <WorkshopHead shop={shop} onPublish={ready} onBack={onBack} />
          <Conflict shop={shop} />
          {strict && <Unfinished findings={findings} onGo={go} />}
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
            <div className="grid min-w-0 grid-cols-1 gap-4">
              <Segments
                inRow
                label={t(words.parts)}
                value={part}
                options={partNames.map(value => {
                  const count = counted(value)
                  return { value, label: count ? `${t(parts[value])} (${count})` : t(parts[value]) }
                })}
                onChange={setPart}
              />
              {partsOfCalls.has(part) && <VariantBar draft={draft} path={path} onPath={choose} onChange={change} />}
              <section aria-label={t(parts[part])} className="card grid grid-cols-1 gap-6 p-4 sm:p-6">
                {part === 'card' && <CardPart {...given} icons={made.icons} />}
                {part === 'form' && <FormPart {...given} more={made.more} />}
                {part === 'prompt' && <PromptPart key={path} {...given} />}
                {part === 'answer' && <AnswerPart {...given} />}
                {part === 'guide' && <GuidePart {...given} />}
                {part === 'versions' && <VersionsPart shop={shop} />}
              </section>
            </div>
            <div className="min-w-0 xl:sticky xl:top-20">
              <Preview key={path} id={shop.id} draft={draft} path={path} more={made.more} onSave={shop.save} />
            </div>
          </div>
        </div>
      </Spoken>
    </Findings>
  )
}
