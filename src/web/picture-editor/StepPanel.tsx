import type { ReactNode } from 'react'
import { ArrowDown, ArrowUp, Check, Copy, Trash2 } from 'lucide-react'
import type { Size } from '#shared/picture-steps/pixels.ts'
import { isWritable, type RatioName, ratioNames, type Step, type StepOf } from '#shared/picture-steps/steps.ts'
import { useText } from '../language.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { withRatio } from './handles.ts'
import { kinds } from './kinds.ts'
import { properties } from './properties.ts'
import { PropertyControl } from './PropertyControl.tsx'
import type { Steps } from './useSteps.ts'

const words = {
  earlier: { de: 'Früher ausführen', en: 'Take it earlier' },
  later: { de: 'Später ausführen', en: 'Take it later' },
  copy: { de: 'Verdoppeln', en: 'Duplicate' },
  remove: { de: 'Entfernen', en: 'Remove' },
  done: { de: 'Fertig', en: 'Done' },
  ratio: { de: 'Seitenverhältnis', en: 'Proportions' },
  free: { de: 'Frei', en: 'Free' },
  same: { de: 'Wie das Bild', en: 'As the picture' },
  unwritable: {
    de: 'Arabische, hebräische, indische und thailändische Schrift kann der Editor nicht setzen.',
    en: 'The editor cannot set Arabic, Hebrew, Indic and Thai writing.',
  },
}

/** A crop stays on its picture, whatever figure is typed. */
const onPicture = (step: Step): Step => {
  if (step.kind !== 'crop') return step
  const [x, y] = [Math.min(step.x, 0.99), Math.min(step.y, 0.99)]
  return { ...step, x, y, w: Math.min(step.w, 1 - x), h: Math.min(step.h, 1 - y) }
}

type RatioProps = { step: StepOf<'crop'>; size: Size; onStep(step: Step): void }
const RatioChoice = ({ step, size, onStep }: RatioProps) => {
  const t = useText()
  return (
    <label className="grid gap-1 text-sm">
      {t(words.ratio)}
      <Select
        value={step.ratio ?? 'free'}
        onChange={({ target }) => onStep(withRatio(step, target.value as RatioName, size))}
      >
        {ratioNames.map(name => (
          <option key={name} value={name}>
            {name === 'free' || name === 'same' ? t(words[name]) : name}
          </option>
        ))}
      </Select>
    </label>
  )
}

type Props = {
  edit: Steps
  step: Step
  at: number
  size: Size
  /** Where the keys go on when the step is no longer chosen. */
  onLeave(): void
  /** What this kind of step has beside its properties. */
  children?: ReactNode
}

/** What can be set of the chosen step, and where it stands among the others. */
export function StepPanel({ edit, step, at, size, onLeave, children }: Props) {
  const t = useText()
  const leaving = (leave: () => void) => () => {
    leave()
    onLeave()
  }
  return (
    <section className="grid grid-cols-1 gap-3 border-b border-line p-3">
      <div className="flex items-center">
        <h2 className="mr-auto px-1 font-medium">{t(kinds[step.kind].name)}</h2>
        <IconButton icon={ArrowUp} label={t(words.earlier)} disabled={at === 0} onClick={() => edit.move(at, -1)} />
        <IconButton
          icon={ArrowDown}
          label={t(words.later)}
          disabled={at === edit.steps.length - 1}
          onClick={() => edit.move(at, 1)}
        />
        <IconButton icon={Copy} label={t(words.copy)} onClick={() => edit.copy(at)} />
        <IconButton icon={Trash2} label={t(words.remove)} onClick={leaving(() => edit.remove(at))} />
        <IconButton icon={Check} label={t(words.done)} onClick={leaving(() => edit.choose(undefined))} />
      </div>
      {children}
      <div className="grid grid-cols-2 gap-3 px-1 empty:hidden">
        {step.kind === 'crop' && (
          <div className="col-span-2">
            <RatioChoice step={step} size={size} onStep={next => edit.change(at, next)} />
          </div>
        )}
        {properties[step.kind].map(property => (
          <PropertyControl
            key={property.name}
            property={property}
            value={Reflect.get(step, property.name)}
            onValue={value => {
              const next = { ...step, [property.name]: value } as Step
              if (value === undefined) Reflect.deleteProperty(next, property.name)
              // A crop that was given by figures has its own proportions.
              const free =
                next.kind === 'crop' && 'wh'.includes(property.name) ? { ...next, ratio: 'free' as const } : next
              edit.change(at, onPicture(free), property.name)
            }}
          />
        ))}
      </div>
      {step.kind === 'text' && !isWritable(step.text) && (
        <p role="alert" className="px-1 text-sm text-danger">
          {t(words.unwritable)}
        </p>
      )}
    </section>
  )
}
