import {
  ArrowUpRight,
  Circle,
  Contrast,
  Crop,
  EyeOff,
  FlipHorizontal2,
  type LucideIcon,
  Minus,
  Palette,
  Ruler,
  Sparkles,
  Square,
  Type,
  WandSparkles,
} from 'lucide-react'
import type { Step, StepKind } from '#shared/picture-steps/steps.ts'
import type { Text } from '#shared/text.ts'

/** A tool of the editor: what it is called, its key, and the step that it begins with. */
type Known = {
  readonly icon: LucideIcon
  readonly key: string
  readonly name: Text
  /** Whether its place is drawn on the picture; others apply to all of it, and once is mostly enough. */
  readonly drawn?: true
  /** Whether each press adds one, though all of them apply to the whole picture. */
  readonly several?: true
  readonly fresh: Step
}

const red = '#d61f3a'
const box = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 }
const ends = { x1: 0.3, y1: 0.65, x2: 0.6, y2: 0.4, colour: red, width: 0.012 }

export const kinds: Readonly<Record<StepKind, Known>> = {
  crop: {
    icon: Crop,
    key: 'c',
    name: { de: 'Zuschneiden', en: 'Crop' },
    fresh: { kind: 'crop', x: 0.1, y: 0.1, w: 0.8, h: 0.8, ratio: 'free' },
  },
  straighten: {
    icon: Ruler,
    key: 's',
    name: { de: 'Gerade richten', en: 'Straighten' },
    fresh: { kind: 'straighten', degrees: 0 },
  },
  turn: {
    icon: FlipHorizontal2,
    key: 'd',
    name: { de: 'Drehen und spiegeln', en: 'Turn and mirror' },
    several: true,
    fresh: { kind: 'turn', to: 'right' },
  },
  light: {
    icon: Contrast,
    key: 'h',
    name: { de: 'Licht', en: 'Light' },
    fresh: { kind: 'light', exposure: 0, contrast: 0, shadows: 0, highlights: 0 },
  },
  colour: {
    icon: Palette,
    key: 'f',
    name: { de: 'Farbe', en: 'Colour' },
    fresh: { kind: 'colour', saturation: 0, warmth: 0, tint: 0 },
  },
  sharpen: {
    icon: Sparkles,
    key: 'k',
    name: { de: 'Schärfen', en: 'Sharpen' },
    fresh: { kind: 'sharpen', amount: 30 },
  },
  describe: {
    icon: WandSparkles,
    key: 'b',
    name: { de: 'Beschreiben', en: 'Describe' },
    several: true,
    fresh: { kind: 'describe', wish: '' },
  },
  hide: {
    icon: EyeOff,
    key: 'u',
    name: { de: 'Unkenntlich machen', en: 'Hide' },
    drawn: true,
    fresh: { kind: 'hide', ...box, way: 'blocks', strength: 50 },
  },
  text: {
    icon: Type,
    key: 't',
    name: { de: 'Text', en: 'Text' },
    drawn: true,
    fresh: { kind: 'text', x: 0.5, y: 0.45, size: 0.07, text: '', colour: red, weight: 'bold', align: 'centre' },
  },
  arrow: {
    icon: ArrowUpRight,
    key: 'a',
    name: { de: 'Pfeil', en: 'Arrow' },
    drawn: true,
    fresh: { kind: 'arrow', ...ends },
  },
  line: {
    icon: Minus,
    key: 'l',
    name: { de: 'Linie', en: 'Line' },
    drawn: true,
    fresh: { kind: 'line', ...ends, width: 0.008 },
  },
  rectangle: {
    icon: Square,
    key: 'r',
    name: { de: 'Rechteck', en: 'Rectangle' },
    drawn: true,
    fresh: { kind: 'rectangle', ...box, colour: red, width: 0.008 },
  },
  ellipse: {
    icon: Circle,
    key: 'e',
    name: { de: 'Ellipse', en: 'Ellipse' },
    drawn: true,
    fresh: { kind: 'ellipse', ...box, colour: red, width: 0.008 },
  },
}
export const kindNames = Object.keys(kinds) as readonly StepKind[]

/** The tools of the editor, in their order; `describes` where somebody here paints what is described. */
export const offered = (describes: boolean) => kindNames.filter(kind => describes || kind !== 'describe')

/** What changes the size or the place of everything that comes later. */
const geometric = new Set<StepKind>(['crop', 'straighten', 'turn'])

/**
 * How many steps are shown while one is chosen: all, but where its place on the picture matters, only as many as leave
 * the picture as it is for this step. A crop is chosen on the picture before it.
 */
export const shownUpTo = (steps: readonly Step[], chosen: number | undefined) => {
  const step = chosen === undefined ? undefined : steps[chosen]
  if (chosen === undefined || !step) return steps.length
  if (step.kind === 'crop') return chosen
  if (step.kind === 'straighten') return chosen + 1
  if (!kinds[step.kind].drawn) return steps.length
  const next = steps.findIndex(({ kind, off }, at) => at > chosen && !off && geometric.has(kind))
  return next < 0 ? steps.length : next
}

/** What the pointer does next: draws a step of this kind, or moves the picture; else it chooses. */
export type InHand = StepKind | 'hand' | undefined
