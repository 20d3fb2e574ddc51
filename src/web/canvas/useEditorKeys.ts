import { useEffect, useEffectEvent } from 'react'
import type { Board } from './board.ts'
import { inverted } from './mask.ts'
import { type Setting, toolNames, tools } from './tools.ts'

type With = {
  board: Board | undefined
  setting: Setting
  onSetting(change: Partial<Setting>): void
  onFit(): void
  onZoom(factor: number): void
}

/** Wider and finer brushes, by a fifth each time. */
const wider = (size: number) => Math.ceil(size * 1.2)
const finer = (size: number) => Math.max(1, Math.floor(size / 1.2))

/** The keys of the tools, as they stand in their tips. */
export function useEditorKeys({ board, setting, onSetting, onFit, onZoom }: With) {
  const withControl = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (key === 'z') board?.move(event.shiftKey ? 1 : -1)
    else if (key === 'y') board?.move(1)
    else return
    event.preventDefault()
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    if (event.ctrlKey || event.metaKey) return withControl(event)
    const found = toolNames.find(name => tools[name].key === event.key.toLowerCase())
    if (found) return onSetting({ tool: found })
    const does: Readonly<Record<string, () => void>> = {
      '[': () => onSetting({ size: finer(setting.size) }),
      ']': () => onSetting({ size: wider(setting.size) }),
      '-': () => onZoom(1 / 1.25),
      '+': () => onZoom(1.25),
      '0': onFit,
      i: () => board?.change(inverted),
    }
    does[event.key]?.()
  })
  useEffect(() => {
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
