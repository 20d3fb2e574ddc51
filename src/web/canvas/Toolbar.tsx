import { useState } from 'react'
import { Contrast, Expand, Shrink, Upload } from 'lucide-react'
import { Problem } from '#shared/problems.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import type { Board, BoardState } from './board.ts'
import { maskFrom } from './mask-file.ts'
import { grown, inverted } from './mask.ts'
import { PickPicture } from './PickPicture.tsx'
import { Slide } from './Slide.tsx'
import { StepButtons } from './StepButtons.tsx'
import { ToolChoice } from './ToolChoice.tsx'
import { useSentence } from '../useSentence.ts'
import { type Setting, type Tool, tools } from './tools.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const words = {
  size: { de: 'Breite', en: 'Width' },
  tolerance: { de: 'Farbabstand', en: 'Colour range' },
  grow: { de: 'Auswahl erweitern', en: 'Grow the selection' },
  shrink: { de: 'Auswahl verkleinern', en: 'Shrink the selection' },
  invert: { de: 'Auswahl umkehren (I)', en: 'Invert the selection (I)' },
  fit: { de: 'Ganzes Bild zeigen (0)', en: 'Show the whole picture (0)' },
  bring: { de: 'Maske aus einer Datei übernehmen', en: 'Take a mask from a file' },
  unread: { de: 'Diese Datei ist kein Bild.', en: 'This file is no picture.' },
}

/** How far one press grows an area or shrinks it; pixels of the board. */
const step = 3

type Props = {
  /** The tools that are offered. */
  offered: readonly Tool[]
  board: Board | undefined
  state: BoardState
  setting: Setting
  picture: HTMLImageElement
  fit(): void
  zoom(factor: number): void
  onSetting(change: Partial<Setting>): void
}

/** The tools that draw an area, and what can be done with all of it. */
export function Toolbar({ offered, board, state, setting, picture, fit, zoom, onSetting }: Props) {
  const t = useText()
  const sentence = useSentence()
  const [refused, setRefused] = useState<string>()
  const { tool, size, tolerance } = setting
  const isRound = tool === 'brush' || tool === 'eraser'
  const bring = async (file: File) => {
    if (!board) return
    const there = board.read()
    try {
      const brought = await maskFrom(file, there)
      board.change(() => brought)
      setRefused(undefined)
    } catch (error) {
      setRefused(error instanceof Problem ? sentence(error) : t(words.unread))
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-1.5 max-sm:gap-x-0 sm:px-4">
      <ToolChoice flows tools={tools} offered={offered} tool={tool} onTool={tool => onSetting({ tool })} />
      <div className="empty:hidden max-sm:order-last">
        {isRound && (
          <Slide
            label={t(words.size)}
            value={size}
            min={2}
            max={Math.round(Math.max(picture.naturalWidth, picture.naturalHeight) / 4)}
            onChange={size => onSetting({ size })}
          />
        )}
        {tool === 'wand' && (
          <Slide
            label={t(words.tolerance)}
            value={tolerance}
            min={0}
            max={128}
            onChange={tolerance => onSetting({ tolerance })}
          />
        )}
      </div>
      <div className="flex flex-wrap max-sm:contents">
        <StepButtons {...state} move={by => board?.move(by)} />
        <IconButton
          icon={Expand}
          label={t(words.grow)}
          disabled={!state.share}
          onClick={() => board?.change(mask => grown(mask, step))}
        />
        <IconButton
          icon={Shrink}
          label={t(words.shrink)}
          disabled={!state.share}
          onClick={() => board?.change(mask => grown(mask, -step))}
        />
        <IconButton icon={Contrast} label={t(words.invert)} onClick={() => board?.change(inverted)} />
        <PickPicture icon={Upload} label={t(words.bring)} onFile={file => void bring(file)} />
      </div>
      <div className="ml-auto max-sm:order-last">
        <ZoomButtons whole={words.fit} fit={fit} zoom={zoom} />
      </div>
      {refused && (
        <p role="alert" className="w-full text-sm text-danger">
          {refused}
        </p>
      )}
    </div>
  )
}
