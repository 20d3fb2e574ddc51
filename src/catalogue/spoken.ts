import type { Engine } from './engine.ts'

/** An engine whose calls that speak say where the voice here cannot emphasise what is marked so. */
export const withVoice = <One extends Engine>(engine: One, emphasises: boolean): One => {
  if (emphasises || !Object.values(engine.calls).some(({ by }) => by === 'spoken')) return engine
  const calls = Object.entries(engine.calls).map(
    ([path, call]) => [path, call.by === 'spoken' ? { ...call, lacks: 'emphasis' as const } : call] as const,
  )
  return { ...engine, calls: Object.fromEntries(calls) as Engine['calls'] }
}
