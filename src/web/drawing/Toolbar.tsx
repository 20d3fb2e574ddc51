import { FilePlus2, Trash2 } from 'lucide-react'
import { Slide } from '../canvas/Slide.tsx'
import { StepButtons } from '../canvas/StepButtons.tsx'
import { ToolChoice } from '../canvas/ToolChoice.tsx'
import { ZoomButtons } from '../canvas/ZoomButtons.tsx'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Colours } from './Colours.tsx'
import { type Setting, toolNames, tools } from './tools.ts'
import type { OpenStack } from './useStack.ts'

const words = {
  size: { de: 'Breite', en: 'Width' },
  filled: { de: 'Gefüllt', en: 'Filled' },
  anew: { de: 'Neues Blatt', en: 'New canvas' },
  clear: { de: 'Ebene leeren', en: 'Clear the layer' },
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
      <ToolChoice tools={tools} offered={toolNames} tool={tool} onTool={tool => onSetting({ tool })} />
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
        <StepButtons {...open} />
        <IconButton icon={FilePlus2} label={t(words.anew)} onClick={onAnew} />
        <IconButton icon={Trash2} label={t(words.clear)} onClick={onClear} />
      </div>
      <ZoomButtons whole={words.fit} fit={fit} zoom={zoom} />
    </div>
  )
}
