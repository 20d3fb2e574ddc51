/** Where a history of steps stands: what is, and what was undone. */
export type History<Step> = Readonly<{ steps: readonly Step[]; at: number }>

const most = 60

export const beginning = <Step>(first: Step): History<Step> => ({ steps: [first], at: 0 })

/** One step further: what was undone before is forgotten, and so is what is very old. */
export const stepped = <Step>({ steps, at }: History<Step>, next: Step): History<Step> => {
  const kept = [...steps.slice(0, at + 1), next].slice(-most)
  return { steps: kept, at: kept.length - 1 }
}

/** Back or forth, where there is something. */
export const moved = <Step>({ steps, at }: History<Step>, by: -1 | 1): History<Step> => ({
  steps,
  at: Math.min(steps.length - 1, Math.max(0, at + by)),
})

export const canUndo = <Step>({ at }: History<Step>) => at > 0
export const canRedo = <Step>({ steps, at }: History<Step>) => at < steps.length - 1
