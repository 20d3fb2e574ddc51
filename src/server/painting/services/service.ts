import { Problem } from '#shared/problems.ts'
import type { ServiceCard } from '../../connected/service.ts'
import { UpstreamError } from '../../models/wire/refusal.ts'
import type { Size } from '../painter.ts'

/** What a service is asked to paint; its size is one that it can paint. */
export type PaintQuestion = Readonly<{
  prompt: string
  howMany: number
  size: Size
  model: string
  key: string
  /** Where that lies which a model of somebody's own has learned. */
  lora?: string | undefined
}>

/** How it is asked: with JSON, or with a form where `form` says its fields. */
export type PaintWire = Readonly<{
  path: string
  headers?: Readonly<Record<string, string>>
  body?: object
  form?: Readonly<Record<string, string>>
}>

/** What comes back: pictures in Base64 or at an address, or where to ask again after a moment. */
export type Painted =
  | { readonly pictures: readonly ({ readonly base64: string } | { readonly address: string })[] }
  | { readonly again: string }

/** A service that paints: what it can, how it is asked, and how its answer is read. */
export type PaintService = ServiceCard &
  Readonly<{
    /** Where it answers; of one that is named by its address, nothing. */
    address?: string
    /** How many pictures it paints at one question. */
    most: number
    /** The size it paints for the one that is wanted, which holds that or has nearly its shape. */
    sizeFor(wanted: Size, model: string): Size
    ask(question: PaintQuestion): PaintWire
    /** How to ask whether it is done, where it works on it by itself. */
    headersAgain?(key: string): Readonly<Record<string, string>>
    /** Reads its answer. Throws a `Problem` where it declines, and whatever else where it is no answer. */
    read(answer: unknown): Painted
  }>

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

export const bearer = (key: string): Record<string, string> => (key ? { authorization: `Bearer ${key}` } : {})
