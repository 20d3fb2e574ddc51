import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { FieldOf } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { type Board, type BoardState, openBoard } from './board.ts'
import { type Drawing, openDrawing } from './drawing.ts'
import { LinesOver } from './LinesOver.tsx'
import { LinesPanel } from './LinesPanel.tsx'
import { maskFrom } from './mask-file.ts'
import { inverted } from './mask.ts'
import { type Selecting, selectOn } from './select.ts'
import { Stage } from './Stage.tsx'
import { Toolbar } from './Toolbar.tsx'
import { type Setting, tools, toolsFor } from './tools.ts'
import { useEditorKeys } from './useEditorKeys.ts'
import { SubjectNotice } from './SubjectNotice.tsx'
import { useLines } from './useLines.ts'
import { useSubject } from './useSubject.ts'
import { useView } from './useView.ts'
import type { Point } from './view.ts'

const words = {
  none: { de: 'Noch ist nichts ausgewählt.', en: 'Nothing is selected yet.' },
  share: (part: string) => ({
    de: `${part} % des Bildes sind ausgewählt.`,
    en: `${part}% of the picture is selected.`,
  }),
  lost: {
    de: 'Was zuvor ausgewählt war, ließ sich nicht laden. Wählen Sie den Bereich neu aus.',
    en: 'What was selected before could not be loaded. Select the area anew.',
  },
  failed: {
    de: 'Dieses Werkzeug geht in diesem Browser nicht. Nehmen Sie ein anderes.',
    en: 'This tool does not work in this browser. Take another one.',
  },
  searching: { de: 'Das Objekt wird gesucht.', en: 'Looking for the object.' },
  nothing: {
    de: 'Hier hebt sich nichts ab. Ziehen Sie einen Rahmen um das Objekt, mit etwas Abstand auf jeder Seite.',
    en: 'Nothing stands out here. Draw a frame around the object, with some room on each side.',
  },
}

/** What can be proposed: the lines of text on a picture, or all that is not its subject. */
export type Proposed = NonNullable<FieldOf<'file'>['proposes']>

type Props = {
  picture: HTMLImageElement
  /** What was drawn before. */
  before: Blob | undefined
  /** Whether something was drawn before that could not be loaded. */
  lost: boolean
  /** What of it is proposed. */
  proposes: Proposed | undefined
  onBoard(board: Board): void
  /** Which part of the picture is selected, from 0 to 1. */
  onShare(share: number): void
}

/** Percents as they are said: a little is not nothing, and almost all is not all. */
const shareIn = (percent: number, number: (value: number) => string) => {
  if (percent < 1) return '< 1'
  return percent > 99 && percent < 100 ? '> 99' : number(Math.round(percent))
}

/** Draws an area of a picture: tools, stage, and what is selected so far. Nothing of it leaves the browser. */
export function MaskEditor({ picture, before, lost, proposes, onBoard, onShare }: Props) {
  const t = useText()
  const { number } = useFormats()
  const proposesTexts = proposes === 'texts'
  const isNew = !before && !lost
  const { naturalWidth: width, naturalHeight: height } = picture
  const stage = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [board, setBoard] = useState<Board>()
  const [drawing, setDrawing] = useState<Drawing>()
  const [state, setState] = useState<BoardState>({ canUndo: false, canRedo: false, share: 0 })
  const [outline, setOutline] = useState<readonly Point[]>([])
  const [notice, setNotice] = useState<Text | undefined>(lost ? words.lost : undefined)
  const [setting, setSetting] = useState<Setting>({
    tool: proposesTexts ? 'pick' : 'brush',
    size: Math.max(8, Math.round(Math.max(width, height) / 25)),
    tolerance: 32,
  })
  const { view, setView, fit, zoom } = useView(stage, width, height)
  const inHand = useRef(setting)
  useEffect(() => {
    inHand.current = setting
  }, [setting])
  const hand = useCallback((change: Partial<Setting>) => setSetting(before => ({ ...before, ...change })), [])

  const { pick, ...found } = useLines({ proposes: proposesTexts, picture, board, state, isNew })
  const subject = useSubject({ wanted: proposes === 'background' && isNew, picture, board })
  const onPick = useEffectEvent(pick)
  const onBoardOpened = useEffectEvent(onBoard)
  const onShareChanged = useEffectEvent(onShare)
  useEffect(() => {
    if (!canvas.current) return
    const opened = openBoard(canvas.current, { width, height }, drawn => {
      setState(drawn)
      setNotice(undefined)
    })
    const select = async (where: Selecting) => {
      const isObject = inHand.current.tool === 'object'
      setNotice(isObject ? words.searching : undefined)
      const asked = { picture, board: opened, setting: inHand.current }
      const found = await selectOn(asked, where).catch(() => words.failed)
      setNotice(found === words.failed ? words.failed : found || !isObject ? undefined : words.nothing)
    }
    setBoard(opened)
    setDrawing(
      openDrawing({
        board: opened,
        setting: () => inHand.current,
        select: where => (inHand.current.tool === 'pick' ? onPick(where.from) : void select(where)),
        outline: setOutline,
      }),
    )
    onBoardOpened(opened)
    const bringBack = async (drawn: Blob) =>
      opened.change(await maskFrom(drawn, opened.read()).then(mask => () => mask))
    if (before) void bringBack(before).catch(() => setNotice(words.lost))
  }, [picture, before, width, height])
  useLayoutEffect(() => board?.show(view.scale * devicePixelRatio), [board, view.scale])
  // Before it is shown: whoever leaves at once is asked about what they see.
  useLayoutEffect(() => onShareChanged(state.share), [state.share])

  const offered = toolsFor(proposesTexts)
  const take = (change: Partial<Setting>) => {
    drawing?.cancel()
    hand(change)
  }
  useEditorKeys({
    tools: offered,
    keyOf: tool => tools[tool].key,
    size: setting.size,
    onTool: tool => take({ tool }),
    onSize: size => hand({ size }),
    onMove: by => board?.move(by),
    onFit: fit,
    onZoom: zoom,
    besides: { i: () => board?.change(inverted) },
  })
  const percent = state.share * 100
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar {...{ offered, board, state, setting, picture, fit, zoom }} onSetting={take} />
      <div className="flex min-h-0 flex-1 max-sm:flex-col">
        <Stage
          {...{ place: stage, drawing, size: setting.size, outline, view, picture: { width, height } }}
          tool={tools[setting.tool]}
          onView={change => setView(change)}
        >
          <img src={picture.src} alt="" draggable={false} className="absolute inset-0 size-full max-w-none" />
          <canvas ref={canvas} className="absolute inset-0 size-full opacity-60" />
          {found.lines && <LinesOver {...{ lines: found.lines, ticks: found.ticks, width, height }} />}
        </Stage>
        {proposesTexts && <LinesPanel {...found} picture={picture} />}
      </div>
      <SubjectNotice {...subject} />
      <p role="status" className="px-4 pt-2 text-sm text-muted">
        {notice ? t(notice) : state.share ? t(words.share(shareIn(percent, number))) : t(words.none)}{' '}
        <span className="max-sm:hidden pointer-coarse:hidden">{t(tools[setting.tool].byKeys)}</span>
      </p>
    </div>
  )
}
