import { type ReactNode, Suspense } from 'react'
import { byKind } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { MaskFieldLater } from '../canvas/MaskFieldLater.tsx'
import { DrawingFieldLater } from '../drawing/DrawingFieldLater.tsx'
import { FilesFieldLater } from '../files/FilesFieldLater.tsx'
import { FileFieldLater } from '../files/FileFieldLater.tsx'
import { StepsFieldLater } from '../picture-editor/StepsFieldLater.tsx'
import type { ControlProps } from '../ui/Field.tsx'
import { later } from '../ui/later.ts'
import { Select } from '../ui/Select.tsx'
import { Choices } from './Choices.tsx'
import type { FieldEntry, Together } from './entries.ts'
import type { FramesProps } from './Frames.tsx'
import { Line } from './Line.tsx'
import { LinkLine } from './LinkLine.tsx'
import type { LooksProps } from './Looks.tsx'
import { Options } from './Options.tsx'
import { OwnChoice } from './OwnChoice.tsx'
import { Stepper } from './Stepper.tsx'
import { TextArea } from './TextArea.tsx'
import type { WindowChoiceProps } from './window/WindowChoice.tsx'
import { Words } from './Words.tsx'

/** What a control is given: its name for labels, what stands in it, and where a change goes. */
export type Controlled = {
  control: ControlProps
  disabled: boolean
  entry: string
  /** What stands in the field it belongs to, where it belongs to one. */
  of: string
  /** The form it stands in, where it stands in one. */
  together: Together | undefined
  onEntry(entry: FieldEntry): void
  /** Whether something of it is still on its way, so that the form should wait. */
  onBusy(busy: boolean): void
  t(text: Partial<Text> | undefined): string
}

const WindowChoice = later<WindowChoiceProps>(() => import('./window/WindowChoice.tsx').then(it => it.WindowChoice))
const Frames = later<FramesProps>(() => import('./Frames.tsx').then(it => it.Frames))
const Looks = later<LooksProps>(() => import('./Looks.tsx').then(it => it.Looks))

const row = 'field h-10 disabled:bg-sunken pointer-coarse:h-11'
const typed = ({ control, disabled, entry, onEntry }: Controlled) => ({
  ...control,
  disabled,
  value: entry,
  onChange: ({ target }: { target: { value: string } }) => onEntry(target.value),
})

/** How each kind of field is filled in. The switch, which carries its label itself, is drawn by `Switch`. */
export const controlOf = byKind<ReactNode, [with_: Controlled]>({
  line: (field, given) => <Line field={field} {...given} className="field disabled:bg-sunken" />,
  area: (field, given) => <TextArea field={field} {...given} />,
  choice(field, given) {
    if (field.own) return <OwnChoice field={field} {...given} />
    if (field.frames)
      return (
        <Suspense fallback={<span className="h-18" />}>
          <Frames field={field} {...given} />
        </Suspense>
      )
    if (field.looksOf !== undefined)
      return (
        <Suspense fallback={<span className="h-96" />}>
          <Looks field={field} {...given} />
        </Suspense>
      )
    if (field.window)
      return (
        <Suspense fallback={<span className={row} />}>
          <WindowChoice field={field} {...given} window={field.window} />
        </Suspense>
      )
    return (
      <Select {...typed(given)} className="[&>select]:disabled:bg-sunken">
        <Options field={field} />
      </Select>
    )
  },
  choices: (field, given) => <Choices field={field} {...given} />,
  count: (field, given) => <Stepper field={field} {...given} />,
  slider: ({ min, max, step }, given) => (
    <input
      {...typed(given)}
      type="range"
      min={min}
      max={max}
      step={step}
      value={given.entry === '' ? (min + max) / 2 : given.entry}
      className="h-6 w-full cursor-pointer accent-accent"
    />
  ),
  toggle: () => null,
  words: (field, given) => <Words field={field} {...given} />,
  date: (_, given) => <input {...typed(given)} type="date" className={row} />,
  colour: (_, given) => (
    <div className="flex gap-2">
      <input
        type="color"
        aria-hidden
        tabIndex={-1}
        disabled={given.disabled}
        value={/^#[\da-f]{6}$/i.test(given.entry) ? given.entry : '#ffffff'}
        onChange={({ target }) => given.onEntry(target.value)}
        className={`size-10 shrink-0 cursor-pointer rounded-md border border-field bg-surface p-1 pointer-coarse:size-11
          ${given.entry === '' ? 'border-dashed' : ''}`}
      />
      <input {...typed(given)} className={row} placeholder="#006469" spellCheck={false} />
    </div>
  ),
  link: (field, given) => <LinkLine field={field} {...given} className={row} />,
  file: (field, given) =>
    field.drawnIn !== undefined ? (
      <DrawingFieldLater field={field} {...given} />
    ) : field.maskOf !== undefined ? (
      <MaskFieldLater field={field} {...given} />
    ) : (
      <FileFieldLater field={field} {...given} />
    ),
  steps: (_, given) => <StepsFieldLater {...given} />,
  files: (field, given) => <FilesFieldLater field={field} {...given} />,
})
