import type { ReactNode } from 'react'

/** A line one can choose. */
export type Suggestion = {
  readonly id: string
  readonly name: string
  readonly line?: string
  /** The language of name and line, where it is not that of the interface. */
  readonly lang?: string
  /** What tells it from others of the same name: the tool and the time of a text. */
  readonly mark?: string
  readonly icon: ReactNode
  run(): void
}

/** How many of each kind are shown, and how many together. */
export const most = { tools: 5, texts: 3, actions: 3 } as const
const mostTogether = 10

export type Kind = keyof typeof most
export type Suggestions = Readonly<Record<Kind, readonly Suggestion[]>>
export type Group = { readonly kind: Kind; readonly all: readonly Suggestion[] }

/**
 * What of everything found is shown: of each kind the first, and of the last as many as there is room for. Texts stand
 * last: they come late, and nothing moves for them.
 */
export const shownOf = (found: Suggestions, first: 'tools' | 'actions' = 'tools'): Group[] => {
  const kinds: readonly Kind[] = first === 'tools' ? ['tools', 'actions', 'texts'] : ['actions', 'tools', 'texts']
  const room = { left: mostTogether }
  const groups = kinds.map(kind => {
    const all = found[kind].slice(0, Math.min(most[kind], room.left))
    room.left -= all.length
    return { kind, all }
  })
  return groups.filter(({ all }) => all.length > 0)
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
