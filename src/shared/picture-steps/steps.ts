import * as z from 'zod/mini'

/** A part of the picture's width or height, as it is when the step's turn comes. */
const share = z.number().check(z.gte(0), z.lte(1))
/** Where something begins or ends; it may reach over the edge. */
const place = z.number().check(z.gte(-1), z.lte(2))
const extent = z.number().check(z.gte(0.002), z.lte(3))
const amount = z.number().check(z.gte(-100), z.lte(100))
const strength = z.number().check(z.gte(1), z.lte(100))
/** How wide a line is; a part of the picture's height. */
const width = z.number().check(z.gte(0.0005), z.lte(0.1))
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))
const ends = { x1: place, y1: place, x2: place, y2: place, colour, width }
const box = { x: place, y: place, w: extent, h: extent }
/** A file of one's own, by the address that its upload or its run gives. */
const file = z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/))
/** The picture that something was painted for, and by what the editor tells whether that has changed since. */
const base = { of: file, on: z.optional(z.string().check(z.maxLength(64))) }
const shape = { ...box, colour, width, fill: z.optional(colour) }
/** A step that stands in the list, and is left out. */
const off = { off: z.optional(z.literal(true)) }

/** Proportions that a crop can be held to; `free` is none, `same` that of the picture. */
export const ratioNames = ['free', 'same', '1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16'] as const
export type RatioName = (typeof ratioNames)[number]
export const turnNames = ['left', 'right', 'half', 'mirror', 'upside'] as const

/** Writing whose letters join or run from the right; it takes more to set than letters side by side. */
const joined =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u
export const isWritable = (text: string) => !joined.test(text)

export const longestText = 500
export const longestWish = 1000
export const mostSteps = 60

/** What can be done to a picture, step by step; each counts in shares of the picture as the steps before leave it. */
const schema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('crop'),
    x: share,
    y: share,
    w: z.number().check(z.gte(0.002), z.lte(1)),
    h: z.number().check(z.gte(0.002), z.lte(1)),
    ratio: z.optional(z.enum(ratioNames)),
    ...off,
  }),
  z.strictObject({ kind: z.literal('straighten'), degrees: z.number().check(z.gte(-45), z.lte(45)), ...off }),
  z.strictObject({ kind: z.literal('turn'), to: z.enum(turnNames), ...off }),
  z.strictObject({
    kind: z.literal('light'),
    exposure: amount,
    contrast: amount,
    shadows: amount,
    highlights: amount,
    ...off,
  }),
  z.strictObject({ kind: z.literal('colour'), saturation: amount, warmth: amount, tint: amount, ...off }),
  z.strictObject({ kind: z.literal('sharpen'), amount: strength, ...off }),
  z.strictObject({ kind: z.literal('hide'), ...box, way: z.enum(['blur', 'blocks']), strength, ...off }),
  z.strictObject({
    kind: z.literal('text'),
    x: place,
    y: place,
    text: z.string().check(z.minLength(1), z.maxLength(longestText), z.refine(isWritable)),
    size: z.number().check(z.gte(0.005), z.lte(0.5)),
    colour,
    weight: z.enum(['regular', 'bold']),
    align: z.enum(['left', 'centre', 'right']),
    background: z.optional(colour),
    ...off,
  }),
  z.strictObject({
    kind: z.literal('describe'),
    wish: z.string().check(z.minLength(1), z.maxLength(longestWish)),
    /** The only part that changes, drawn on the picture as the steps before leave it: white on black. */
    area: z.optional(file),
    /** What came of it, and the run in which it is being painted. */
    painted: z.optional(z.strictObject({ file, ...base })),
    painting: z.optional(z.strictObject({ run: z.string().check(z.maxLength(64)), ...base })),
    ...off,
  }),
  z.strictObject({ kind: z.literal('arrow'), ...ends, ...off }),
  z.strictObject({ kind: z.literal('line'), ...ends, ...off }),
  z.strictObject({ kind: z.literal('rectangle'), ...shape, ...off }),
  z.strictObject({ kind: z.literal('ellipse'), ...shape, ...off }),
])

export type Step = z.infer<typeof schema>
export type StepKind = Step['kind']
export type StepOf<K extends StepKind> = Extract<Step, { kind: K }>

const list = z.array(schema).check(z.minLength(1), z.maxLength(mostSteps))

/** The list of steps as a JSON schema, for programs. */
export const stepsSchema = () => {
  const { $schema: _, ...rest } = z.toJSONSchema(list)
  return rest
}

/** Which step is wrong, counted from 1, and which of its parts; 0 where it is the list itself. */
export type WrongStep = Readonly<{ step: number; part: string }>

const isInside = (step: Step) => step.kind !== 'crop' || (step.x + step.w <= 1.000001 && step.y + step.h <= 1.000001)

/** Reads a list of steps, or says which of them is wrong. */
export const readSteps = (found: unknown): { readonly steps: readonly Step[] } | { readonly wrong: WrongStep } => {
  const read = list.safeParse(found)
  if (!read.success) {
    const [at, part] = read.error.issues[0]?.path ?? []
    return { wrong: { step: typeof at === 'number' ? at + 1 : 0, part: part === undefined ? '' : String(part) } }
  }
  const outside = read.data.findIndex(step => !isInside(step))
  return outside < 0 ? { steps: read.data } : { wrong: { step: outside + 1, part: 'w' } }
}

/** The same of the JSON in which steps travel and are kept. */
export const stepsIn = (json: string) => {
  try {
    return readSteps(JSON.parse(json))
  } catch {
    return { wrong: { step: 0, part: '' } }
  }
}
