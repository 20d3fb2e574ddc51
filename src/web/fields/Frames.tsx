import type { FieldOf } from '#shared/fields.ts'
import { useText } from '../language.tsx'
import type { ControlProps } from '../ui/Field.tsx'

export type FramesProps = {
  field: FieldOf<'choice'>
  control: ControlProps
  disabled: boolean
  entry: string
  onEntry(entry: string): void
}

/** The longer side of a drawn frame, in pixels. */
const longest = 26

/** How wide and high a frame is drawn whose option is called by its sides, as `3:2`. */
const sizeOf = (option: string) => {
  const [width = 1, height = 1] = option.split(':').map(Number)
  const scale = longest / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** Shapes of a picture side by side, each as a frame of its sides. */
export function Frames({ field, control, disabled, entry, onEntry }: FramesProps) {
  const t = useText()
  const { id, 'aria-invalid': _, ...described } = control
  return (
    <div id={id} role="radiogroup" aria-label={t(field.label)} {...described} className="grid grid-cols-5 gap-1.5">
      {Object.entries(field.options).map(([option, label]) => (
        <label
          key={option}
          title={t(label)}
          className="relative flex min-w-0 flex-col items-center gap-1 rounded-md border border-field py-1.5 text-sm
            tabular-nums has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-ink
            has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring
            has-disabled:bg-sunken"
        >
          <input
            type="radio"
            name={id}
            aria-label={t(label)}
            className="absolute inset-0 m-0 cursor-pointer opacity-0 disabled:cursor-default"
            disabled={disabled}
            checked={option === (entry || field.default)}
            onChange={() => onEntry(option)}
          />
          <span className="grid size-8 place-items-center" aria-hidden>
            <span className="rounded-[3px] border-2 border-current" style={sizeOf(option)} />
          </span>
          {option}
        </label>
      ))}
    </div>
  )
}
