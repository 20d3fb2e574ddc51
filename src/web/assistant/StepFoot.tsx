import { RotateCcw } from 'lucide-react'
import type { Step } from '#shared/blog-draft.ts'
import { planNames } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import type { Means } from '../runs/means.ts'
import { useText } from '../language.tsx'
import { CostLine } from '../limit/CostLine.tsx'
import { Button } from '../ui/Button.tsx'
import { UpgradeLink } from '../upgrade/UpgradeLink.tsx'
import { isAsked, stepNames, words } from './words.ts'

type Props = {
  step: Step
  next: Step | undefined
  previous: Step | undefined
  /** Whether going on asks for the suggestions of the next step. */
  asksNext: boolean
  /** Something is missing here without which nobody gets on. */
  isHeld: boolean
  isWaiting: boolean
  /** Nothing can be asked here. */
  blocked: boolean
  /** Why sources are missing that it is to be written from. */
  lacksSources: Text | undefined
  /** Nothing is missing of the article: it costs nothing. */
  isWhole: boolean
  means: Means
  onOnward(): void
  onGo(step: Step): void
  onAnew(): void
}

/** The ways on from a step: one that leads, what it costs, and those beside it. */
export function StepFoot(props: Props) {
  const { step, next, previous, asksNext, isHeld, isWaiting, blocked, lacksSources, isWhole, means } = props
  const { onOnward, onGo, onAnew } = props
  const needs = isHeld ? words.needsTitle : asksNext || !next ? lacksSources : undefined
  const t = useText()
  const onTo: Text = next ? words.next(t(stepNames[next])) : words.write
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-2">
        {means.opens ? (
          <UpgradeLink plan={means.opens} className="btn-primary min-h-11">
            {t(words.unlock(planNames[means.opens]))}
          </UpgradeLink>
        ) : (
          <Button
            className="btn-primary min-h-11"
            isBusy={isWaiting}
            disabled={isHeld || (blocked && (!next || asksNext))}
            onClick={onOnward}
          >
            {t(asksNext && isAsked(next) ? words.suggest[next] : onTo)}
          </Button>
        )}
        {asksNext && next && step !== 'topic' && (
          <button type="button" className="btn-quiet min-h-11" disabled={isHeld} onClick={() => onGo(next)}>
            {t(onTo)}
          </button>
        )}
        {previous && (
          <button type="button" className="btn-quiet min-h-11" onClick={() => onGo(previous)}>
            {t(words.back)}
          </button>
        )}
        {step !== 'topic' && (
          <button type="button" className="btn-quiet min-h-11 sm:ml-auto" onClick={onAnew}>
            <RotateCcw className="size-4" aria-hidden />
            {t(words.anew)}
          </button>
        )}
      </div>
      <p className="text-sm text-muted">
        {needs ? t(needs) : (asksNext || !next) && !blocked && <CostLine cost={isWhole ? 0 : 1} />}
      </p>
    </div>
  )
}
