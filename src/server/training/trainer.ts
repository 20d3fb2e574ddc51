import type { ImageModelKind } from '#shared/image-models.ts'

/** What is to be learned: pictures with their captions in an archive, and the word that will mean them. */
export type TrainingOrder = Readonly<{
  pictures: Uint8Array
  trigger: string
  kind: ImageModelKind
  /** Where the service tells that it is done; nothing where it cannot reach us. */
  hook?: string | undefined
}>

/** How far a training is. */
export type TrainingState =
  | { readonly state: 'queued' | 'working' }
  | { readonly state: 'done'; readonly weights: string }
  | { readonly state: 'failed'; readonly cause: unknown }

/** A service that trains, with the key that is connected. What it throws is a `Problem`, as with those that paint. */
export type Trainer = Readonly<{
  /** As it stands in rows, and as people are told it. */
  service: string
  name: string
  /**
   * The training of this word that was begun there since and has not failed: one whose answer was lost on its way. Not
   * of a service that does not list what it still trains.
   */
  found?(trigger: string, since: Date, signal: AbortSignal): Promise<string | undefined>
  /** Hands pictures over; gives the name of the training there. */
  begin(order: TrainingOrder, signal: AbortSignal): Promise<string>
  look(request: string, signal: AbortSignal): Promise<TrainingState>
  /** Ends a training that still goes on, and has what came of it removed, as far as the service does that. */
  forget(request: string, signal: AbortSignal): Promise<void>
}>
