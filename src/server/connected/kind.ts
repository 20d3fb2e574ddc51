import type { Deed } from '#shared/audit.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { World } from '../world.ts'
import type { Connections } from './open-connections.ts'
import type { Connected, Named, ServiceCard } from './service.ts'

/** What came of trying a connection, as far as its kind has it to say. */
export type Tried = Readonly<{
  /** How many pages a search finds, and the title of the first. */
  hits?: number
  title?: string
  /** How many seconds of sound came. */
  seconds?: number
  /** How many pictures came. */
  pictures?: number
  /** What was understood. */
  text?: string
}>

/** What services do for us, and how they are connected in the administration. */
export type Kind<Id extends string = string> = Readonly<{
  /** In the API: `/api/admin/searches`. */
  path: string
  /** What its services are called there. */
  what: string
  services: Readonly<Record<Id, ServiceCard>>
  /** Whether one of them can be had here, where that depends on the machine. */
  offers?(id: Id): boolean | Promise<boolean>
  /** The variable of the environment that says which there are. */
  variable: string
  deeds: Readonly<{ connected: Deed; removed: Deed }>
  of(world: World): Connections<Named<Id>>
  /** Asks a service for as little as shows that it works. Throws a `Problem` where it does not. */
  attempt(
    world: World,
    service: Connected<Named<Id>>,
    asked: Readonly<{ language: string; signal: AbortSignal }>,
  ): Promise<Tried>
  /** What a model of a service is called by people. */
  called?(id: Id, model: string): string
  /** What does it on this machine where no service is connected. */
  here?(world: World): Promise<readonly string[]>
  /** What is said where a service is of no use. */
  failure: ProblemCode
}>
