import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Pixels, Size } from '#shared/picture-steps/pixels.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { useView } from '../canvas/useView.ts'
import { EditStage } from './EditStage.tsx'
import { type InHand, kinds, shownUpTo } from './kinds.ts'
import { StatusLine } from './StatusLine.tsx'
import { StepList } from './StepList.tsx'
import { StepPanel } from './StepPanel.tsx'
import { ToolRow } from './ToolRow.tsx'
import { useEditKeys } from './useEditKeys.ts'
import { usePreview } from './usePreview.ts'
import { useSteps } from './useSteps.ts'

type Props = {
  picture: Pixels
  /** The size of the picture itself, of which `picture` may be a smaller one. */
  full: Size
  before: readonly Step[]
  onSteps(steps: readonly Step[], isChanged: boolean): void
}

/** Edits a picture: tools above, the picture with what is chosen on it, and its steps beside. */
export function Editor({ picture, full, before, onSteps }: Props) {
  const edit = useSteps(before)
  const { steps, chosen } = edit
  const [inHand, take] = useState<InHand>()
  const [writing, write] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const upTo = shownUpTo(steps, chosen)
  const shown = useMemo(
    () => steps.slice(0, upTo).map((step, at): Step => (at === writing ? { ...step, off: true } : step)),
    [steps, upTo, writing],
  )
  const { preview, failed } = usePreview(picture, shown)
  const { width, height } = preview.pixels
  const { view, setView, fit, zoom } = useView(stage, width, height)
  const onFit = useEffectEvent(fit)
  useEffect(() => onFit(), [width, height])
  const onChanged = useEffectEvent(onSteps)
  useEffect(() => onChanged(steps, edit.canUndo), [steps, edit.canUndo])

  /** Takes a tool: what is drawn waits for its place, all else is there at once; by keys everything is. */
  const use = (kind: Step['kind'], byKey: boolean) => {
    const known = kinds[kind]
    if (known.drawn && !byKey) return take(inHand === kind ? undefined : kind)
    take(undefined)
    const there = known.drawn || kind === 'turn' ? -1 : steps.findLastIndex(step => step.kind === kind)
    if (there >= 0) return edit.choose(there)
    edit.add(known.fresh)
    if (kind === 'text') write(steps.length)
    else if (known.drawn || kind === 'crop') stage.current?.focus()
  }
  useEditKeys({ edit, use, take, fit, zoom })
  const step = chosen === undefined ? undefined : steps[chosen]
  const isPart = steps.some(({ off }, at) => at >= upTo && at !== chosen && !off)

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ToolRow {...{ edit, inHand, use, take, fit, zoom }} />
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
        <div className="flex min-h-0 flex-1 flex-col">
          <EditStage {...{ place: stage, edit, preview, view, inHand, take, writing, write }} onView={setView} />
          <StatusLine
            {...{
              failed,
              inHand,
              step,
              isPart,
              full,
              preview: preview.pixels,
              picture,
            }}
          />
        </div>
        <div
          className="max-h-[46%] shrink-0 overflow-y-auto border-line max-lg:border-t
            lg:max-h-none lg:w-80 lg:border-l"
        >
          {step && chosen !== undefined && (
            <StepPanel {...{ edit, step, at: chosen, size: preview.pixels }} onLeave={() => stage.current?.focus()} />
          )}
          <StepList edit={edit} />
        </div>
      </div>
    </div>
  )
}
