import type { ReactNode } from 'react'

/** A line one can choose. */
export type Suggestion = {
  readonly id: string
  readonly name: string
  readonly line?: string
  /** The language of name and line, where it is not that of the interface. */
  readonly lang?: string
  readonly icon: ReactNode
  run(): void
}

/** How many of each kind are shown, and how many together. */
const most = { tools: 5, texts: 3, actions: 3 } as const
const mostTogether = 10

export type Kind = keyof typeof most
/** In their order. */
export const kinds = ['tools', 'texts', 'actions'] as const satisfies readonly Kind[]
export type Suggestions = Readonly<Record<Kind, readonly Suggestion[]>>

/** What of everything found is shown: of each kind the first, and of the last as many as there is room for. */
export const shownOf = (found: Suggestions): Suggestions => {
  const tools = found.tools.slice(0, most.tools)
  const texts = found.texts.slice(0, most.texts)
  const room = mostTogether - tools.length - texts.length
  return { tools, texts, actions: found.actions.slice(0, Math.min(most.actions, room)) }
}

/** Where a key leads from here: a step on, round the ends, or to an end; nothing where it leads nowhere. */
export const stepFrom = (at: number, count: number, key: string): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined || count === 0 ? undefined : (to + count) % count
}
