import { useEffect, useEffectEvent } from 'react'

type With<Tool extends string> = {
  /** The tools that are offered, and the key of each. */
  tools: readonly Tool[]
  keyOf(tool: Tool): string
  size: number
  onTool(tool: Tool): void
  onSize(size: number): void
  /** Undoes a step, or brings it back. */
  onMove(by: -1 | 1): void
  onFit(): void
  onZoom(factor: number): void
  /** What else has a key. */
  besides?: Readonly<Record<string, () => void>>
}

/** Wider and finer brushes, by a fifth each time. */
const wider = (size: number) => Math.ceil(size * 1.2)
const finer = (size: number) => Math.max(1, Math.floor(size / 1.2))

/** The keys of the tools, as they stand in their tips. */
export function useEditorKeys<Tool extends string>(given: With<Tool>) {
  const withControl = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 'z') given.onMove(event.shiftKey ? 1 : -1)
    else if (key === 'y') given.onMove(1)
    else return
    event.preventDefault()
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if (event.ctrlKey || event.metaKey) return withControl(event)
    const found = given.tools.find(name => given.keyOf(name) === event.key.toLowerCase())
    if (found) return given.onTool(found)
    const does: Readonly<Record<string, () => void>> = {
      '[': () => given.onSize(finer(given.size)),
      ']': () => given.onSize(wider(given.size)),
      '-': () => given.onZoom(1 / 1.25),
      '+': () => given.onZoom(1.25),
      '0': given.onFit,
      ...given.besides,
    }
    does[event.key]?.()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
