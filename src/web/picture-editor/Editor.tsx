import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ShownCall } from '#catalogue/shown.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { useView } from '../canvas/useView.ts'
import { DescribePanel } from './DescribePanel.tsx'
import { EditStage } from './EditStage.tsx'
import { type InHand, kinds, shownUpTo } from './kinds.ts'
import { MissingDescriber } from './MissingDescriber.tsx'
import { StatusLine } from './StatusLine.tsx'
import { StepList } from './StepList.tsx'
import { StepPanel } from './StepPanel.tsx'
import { ToolRow } from './ToolRow.tsx'
import { useEditKeys } from './useEditKeys.ts'
import { usePaintings } from './usePaintings.ts'
import { usePreview, type Worked } from './usePreview.ts'
import { useSteps } from './useSteps.ts'

type Props = Worked & {
  before: readonly Step[]
  /** The call that paints what is described, where somebody here can. */
  call: ShownCall | undefined
  onSteps(steps: readonly Step[], isChanged: boolean): void
  /** Something is being painted, or was: that was paid for, and is kept also where the page is closed now. */
  onPainted(steps: readonly Step[]): void
}

const paintedIn = (steps: readonly Step[]) =>
  JSON.stringify(steps.map(one => one.kind === 'describe' && [one.painting?.run, one.painted?.file]))

/** Edits a picture: tools above, the picture with what is chosen on it, and its steps beside. */
export function Editor({ address, picture, full, before, call, onSteps, onPainted }: Props) {
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
  const { preview, failed, after } = usePreview({ address, picture, full }, shown)
  const paintings = usePaintings(edit, address, call)
  const { width, height } = preview.pixels
  const { view, setView, fit, zoom } = useView(stage, width, height)
  const onFit = useEffectEvent(fit)
  useEffect(() => onFit(), [width, height])
  const onChanged = useEffectEvent(onSteps)
  useEffect(() => onChanged(steps, edit.canUndo), [steps, edit.canUndo])
  const painted = paintedIn(steps)
  const first = useRef(painted)
  const onPaintedNow = useEffectEvent(() => onPainted(steps))
  useEffect(() => {
    if (first.current !== painted) onPaintedNow()
    first.current = painted
  }, [painted])

  /** Takes a tool: what is drawn waits for its place, all else is there at once; by keys everything is. */
  const use = (kind: Step['kind'], byKey: boolean) => {
    const known = kinds[kind]
    if (known.drawn && !byKey) return take(inHand === kind ? undefined : kind)
    take(undefined)
    const there = known.drawn || known.several ? -1 : steps.findLastIndex(step => step.kind === kind)
    if (there >= 0) return edit.choose(there)
    edit.add(known.fresh)
    if (kind === 'text') write(steps.length)
    else if (known.drawn || kind === 'crop') stage.current?.focus()
  }
  useEditKeys({ edit, use, take, fit, zoom, describes: !!call })
  const step = chosen === undefined ? undefined : steps[chosen]
  const isPart = steps.some(({ off }, at) => at >= upTo && at !== chosen && !off)

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <ToolRow {...{ edit, inHand, use, take, fit, zoom }} describes={!!call} />
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
            <StepPanel {...{ edit, step, at: chosen, size: preview.pixels }} onLeave={() => stage.current?.focus()}>
              {step.kind === 'describe' && (
                <DescribePanel
                  {...{ edit, step, at: chosen, picture: address, call, paintings }}
                  before={() => after(steps.slice(0, chosen))}
                />
              )}
            </StepPanel>
          )}
          <StepList edit={edit} picture={address} />
          {!call && step?.kind !== 'describe' && (
            <div className="px-4 pb-4">
              <MissingDescriber />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
