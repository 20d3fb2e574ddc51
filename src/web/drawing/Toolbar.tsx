import { FilePlus2, Maximize, Redo2, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { Slide } from '../canvas/Slide.tsx'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Colours } from './Colours.tsx'
import { type Setting, toolNames, tools } from './tools.ts'
import type { OpenStack } from './useStack.ts'

const words = {
  tools: { de: 'Werkzeuge', en: 'Tools' },
  size: { de: 'Breite', en: 'Width' },
  filled: { de: 'Gefüllt', en: 'Filled' },
  undo: { de: 'Rückgängig (Strg Z)', en: 'Undo (Ctrl Z)' },
  redo: { de: 'Wiederherstellen (Strg Y)', en: 'Redo (Ctrl Y)' },
  anew: { de: 'Neues Blatt', en: 'New canvas' },
  clear: { de: 'Ebene leeren', en: 'Clear the layer' },
  nearer: { de: 'Vergrößern (+)', en: 'Zoom in (+)' },
  farther: { de: 'Verkleinern (−)', en: 'Zoom out (−)' },
  fit: { de: 'Ganzes Blatt zeigen (0)', en: 'Show the whole canvas (0)' },
}

type Props = {
  open: Pick<OpenStack, 'canUndo' | 'canRedo' | 'move'>
  setting: Setting
  onSetting(change: Partial<Setting>): void
  onClear(): void
  onAnew(): void
  fit(): void
  zoom(factor: number): void
}

/** What one draws with, and the steps. */
export function Toolbar({ open, setting, onSetting, onClear, onAnew, fit, zoom }: Props) {
  const t = useText()
  const { tool, size, colour, filled } = setting
  const isShape = tool === 'rectangle' || tool === 'ellipse'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-1.5 sm:px-4">
      <div role="group" aria-label={t(words.tools)} className="flex flex-wrap">
        {toolNames.map(name => (
          <IconButton
            key={name}
            icon={tools[name].icon}
            label={`${t(tools[name].name)} (${tools[name].key.toUpperCase()})`}
            aria-pressed={name === tool}
            className="aria-pressed:bg-accent-soft"
            onClick={() => onSetting({ tool: name })}
          />
        ))}
      </div>
      {tool !== 'hand' && tool !== 'eraser' && <Colours colour={colour} onColour={colour => onSetting({ colour })} />}
      {tool !== 'hand' && tool !== 'fill' && (
        <Slide label={t(words.size)} value={size} min={1} max={120} onChange={size => onSetting({ size })} />
      )}
      {isShape && (
        <label className="flex min-h-8 cursor-pointer items-center gap-2 text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={filled}
            onChange={({ target }) => onSetting({ filled: target.checked })}
          />
          {t(words.filled)}
        </label>
      )}
      <div className="flex">
        <IconButton icon={Undo2} label={t(words.undo)} disabled={!open.canUndo} onClick={() => open.move(-1)} />
        <IconButton icon={Redo2} label={t(words.redo)} disabled={!open.canRedo} onClick={() => open.move(1)} />
        <IconButton icon={FilePlus2} label={t(words.anew)} onClick={onAnew} />
        <IconButton icon={Trash2} label={t(words.clear)} onClick={onClear} />
      </div>
      <div className="ml-auto flex">
        <IconButton icon={ZoomOut} label={t(words.farther)} onClick={() => zoom(1 / 1.5)} />
        <IconButton icon={ZoomIn} label={t(words.nearer)} onClick={() => zoom(1.5)} />
        <IconButton icon={Maximize} label={t(words.fit)} onClick={fit} />
      </div>
    </div>
  )
}
