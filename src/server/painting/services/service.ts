import type { Ability } from '#catalogue/abilities.ts'
import { Problem } from '#shared/problems.ts'
import type { ServiceCard, Workflow } from '../../connected/service.ts'
import { UpstreamError } from '../../outside/upstream.ts'
import type { Beginning, Size } from '../painter.ts'

/** What a service is asked to paint; its size is one that it can paint, and the picture it begins with has it. */
export type PaintQuestion = Readonly<{
  prompt: string
  howMany: number
  size: Size
  from?: Beginning
  avoid?: string | undefined
  /** Of the first picture; each further one at the same question has the next number. */
  seed?: number | undefined
  /** Where that lies which a model of somebody's own has learned. */
  lora?: string | undefined
  workflows?: readonly Workflow[] | undefined
  /** What the question is called, for services that know what they work on by a name that others give. */
  task: string
  model: string
  key: string
}>

/** A picture as a file of a form. */
export type PaintFile = Readonly<{ bytes: Buffer; name: string }>

/** How it is asked: with JSON, with a form where `form` says its fields, or with its address alone. */
export type PaintWire = Readonly<{
  path: string
  headers?: Readonly<Record<string, string>>
  body?: object
  form?: Readonly<Record<string, string | PaintFile | readonly PaintFile[]>>
  /** Reads a refusal that a service says in its own way; nothing where it is one as others have them. */
  refused?(status: number, said: string): Problem | undefined
}>

/** What comes back: pictures in Base64 or at an address, or where to ask again after a moment. */
export type Painted =
  | { readonly pictures: readonly ({ readonly base64: string } | { readonly address: string })[] }
  | { readonly again: string }

/** How long whoever leaves takes to say so; milliseconds. */
export const farewell = 5000

/** What is known of a service that paints: what it can, and in which sizes. */
export type PaintCard = ServiceCard &
  Readonly<{
    /** Where it answers; of one that is named by its address, nothing. */
    address?: string
    /** What it can with a model; only that is asked of it. */
    can(model: string, workflows?: readonly Workflow[]): readonly Ability[]
    /** Whether it is a program on a machine of one's own: always, or where it asks for no key. Others send a bill. */
    own?: 'always' | 'without key'
    /** How many pictures a model can begin with, where it makes one of several. */
    takes?(model: string): number
    /** Where an area is to be transparent instead of white. */
    mask?: 'transparent'
    /** How many pictures it paints at one question. */
    most: number
    /** The size it paints for the one that is wanted, which holds that or has nearly its shape; of a picture `from`. */
    sizeFor(wanted: Size, model: string, from: boolean): Size
  }>

/** All pictures that are begun with, in their order. */
export const picturesOf = ({ picture, others = [] }: Beginning): readonly Buffer[] => [picture, ...others]

/** One that is asked once, and looked at again where it works on it by itself. */
export type AtOnce = Readonly<{
  ask(question: PaintQuestion): PaintWire
  /** Where its answer is a picture instead of JSON. */
  answers?: 'picture'
  /** How to ask whether it is done, where it works on it by itself. */
  headersAgain?(key: string): Readonly<Record<string, string>>
  /** Ends the work on a question that nobody waits for any more, where it would go on with it; others' work goes on. */
  end?(task: string, ask: (wire: PaintWire) => Promise<Buffer>): Promise<unknown>
  /** Reads its answer. Throws a `Problem` where it declines, and whatever else where it is no answer. */
  read(answer: unknown): Painted
}>

/** One that is asked several things for a picture. What `ask` throws is a `Problem`; `wait` lasts a moment. */
export type InSteps = Readonly<{
  paint(
    question: PaintQuestion,
    around: Readonly<{
      ask(wire: PaintWire, signal?: AbortSignal): Promise<Buffer>
      wait(): Promise<void>
      signal: AbortSignal
    }>,
  ): Promise<readonly Buffer[]>
}>

/** A service that paints: what it can, how it is asked, and how its answer is read. */
export type PaintService = PaintCard & (AtOnce | InSteps)

/** Says that a service will not paint this. */
export const declined = (said: string) =>
  new Problem('model_declined', {}, { cause: new UpstreamError(200, said.slice(0, 300)) })

/** Of some sizes the one of the nearest shape; of two the larger. */
export const nearest = (sizes: readonly Size[], { width, height }: Size): Size => {
  const off = (size: Size) => Math.abs(Math.log(size.width / size.height) - Math.log(width / height))
  const [first = { width, height }] = sizes.toSorted(
    (one, other) => off(one) - off(other) || other.width * other.height - one.width * one.height,
  )
  return first
}

/** A strength of 100 as a part of 1; `usual` where nothing was said. */
export const partOf = (strength: number | undefined, usual: number) => (strength ?? usual) / 100

/** A shape as two numbers, as small as they can be. */
export const ratioBetween = ({ width, height }: Size) => {
  const common = (one: number, other: number): number => (other ? common(other, one % other) : one)
  const by = common(width, height)
  return `${width / by}:${height / by}`
}

/** A picture as it stands in JSON that takes addresses. */
export const dataUri = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`

export const bearer = (key: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})
