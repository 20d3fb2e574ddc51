import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Text } from '#shared/text.ts'
import type { Drawing } from '../canvas/drawing.ts'
import { Stage } from '../canvas/Stage.tsx'
import { useEditorKeys } from '../canvas/useEditorKeys.ts'
import { useView } from '../canvas/useView.ts'
import type { Point } from '../canvas/view.ts'
import { useText } from '../language.tsx'
import { fillAt } from './fill.ts'
import { Layers } from './Layers.tsx'
import { activeOf, blank, changed, layerOf, type Stack, stackOf, type Size } from './stack.ts'
import { openStrokes } from './strokes.ts'
import { Toolbar } from './Toolbar.tsx'
import { type Setting, toolNames, tools } from './tools.ts'
import { useStack } from './useStack.ts'

const words = {
  hidden: {
    de: 'Diese Ebene ist ausgeblendet. Blenden Sie sie ein, um auf ihr zu zeichnen.',
    en: 'This layer is hidden. Show it to draw on it.',
  },
  failed: {
    de: 'Füllen geht in diesem Browser nicht. Nehmen Sie ein gefülltes Rechteck.',
    en: 'Filling does not work in this browser. Take a filled rectangle.',
  },
  layer: { de: 'Ebene 1', en: 'Layer 1' },
  on: (name: string) => ({ de: `Gezeichnet wird auf „${name}“.`, en: `Drawing on “${name}”.` }),
}

type Props = {
  size: Size
  first: Stack
  /** Something was drawn or undone. */
  onStack(stack: Stack): void
  /** What stands beside the canvas, on phones below it. */
  children?: ReactNode
}

/** A drawing of layers: what one draws with, the canvas, and its layers. Nothing of it leaves the browser by itself. */
export function DrawingEditor({ size, first, onStack, children }: Props) {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const open = useStack(first)
  const { stack, onCanvas, context, step, commit, drop, current } = open
  const [drawing, setDrawing] = useState<Drawing>()
  const [outline, setOutline] = useState<readonly Point[]>([])
  const [failure, setFailure] = useState<Text>()
  const [setting, setSetting] = useState<Setting>({ tool: 'pen', size: 12, colour: '#1f1f1f', filled: false })
  const { view, setView, fit, zoom } = useView(stage, size.width, size.height)
  const inHand = useRef(setting)
  useEffect(() => {
    inHand.current = setting
  }, [setting])
  const { width, height } = size
  useEffect(() => {
    const fill = async (point: Point) => {
      const on = context()
      if (!on) return
      try {
        await fillAt(current(), { width, height }, on, point, inHand.current.colour)
        commit()
        setFailure(undefined)
      } catch {
        setFailure(words.failed)
      }
    }
    setDrawing(
      openStrokes({
        ...{ context, commit, drop, outline: setOutline },
        setting: () => inHand.current,
        fill: point => void fill(point),
      }),
    )
  }, [context, commit, drop, current, width, height])
  const onChange = useEffectEvent(onStack)
  useEffect(() => onChange(stack), [stack])

  const take = (change: Partial<Setting>) => {
    drawing?.cancel()
    setSetting(before => ({ ...before, ...change }))
  }
  const move = (by: -1 | 1) => {
    drawing?.cancel()
    open.move(by)
  }
  useEditorKeys({
    tools: toolNames,
    keyOf: tool => tools[tool].key,
    size: setting.size,
    onTool: tool => take({ tool }),
    onSize: size => take({ size: Math.min(120, size) }),
    onMove: move,
    onFit: fit,
    onZoom: zoom,
  })
  const active = activeOf(stack)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar
        {...{ setting, fit, zoom }}
        open={{ ...open, move }}
        onSetting={take}
        onAnew={() => step(() => stackOf(layerOf(t(words.layer), blank(size))))}
        onClear={() => active && step(stack => changed(stack, active.id, { pixels: blank(size) }))}
      />
      <div className="flex min-h-0 flex-1 max-sm:flex-col">
        <Stage
          {...{ place: stage, drawing, size: setting.size, outline, view, picture: size }}
          tool={tools[setting.tool]}
          onView={change => setView(change)}
        >
          <div className="absolute inset-0 bg-white" />
          {stack.layers.map(({ id, visible, opacity }) => (
            <canvas
              key={id}
              ref={canvas => {
                onCanvas(id, canvas)
              }}
              {...size}
              className="absolute inset-0 size-full"
              style={{ opacity, visibility: visible ? 'visible' : 'hidden' }}
            />
          ))}
        </Stage>
        {children}
        <Layers open={open} size={size} />
      </div>
      <p role="status" className="px-4 pt-2 text-sm text-muted">
        {t(failure ?? (active?.visible ? words.on(active.name) : words.hidden))}{' '}
        <span className="max-sm:hidden pointer-coarse:hidden">{t(tools[setting.tool].byKeys)}</span>
      </p>
    </div>
  )
}
