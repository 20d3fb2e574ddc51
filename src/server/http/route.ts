import type { Context, Handler, TypedResponse } from 'hono'
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { Signed } from '../world.ts'
import { bodyOf } from './checked.ts'
import { type Filled, filledIn, type Rules, type Sent } from './rules.ts'

type Query = Readonly<Record<string, z.ZodMiniType>>

/** What a route takes and gives: checked, described and known to the client by this alone. */
export type Spec<
  Gives extends z.ZodMiniType = z.ZodMiniType,
  Body extends Rules = Rules,
  Status extends StatusCode = StatusCode,
  Asked extends Query = Query,
  Takes extends Rules | z.ZodMiniType = Rules | z.ZodMiniType,
> = Readonly<{
  summary: string
  /** Nothing means whoever is signed in, or, below `/api/admin`, administrators. */
  by?: 'everyone'
  /** What may stand in the address. It is described by this; what a route makes of anything else is its own. */
  query?: Asked
  body?: Body
  /** A form with one part, `file`, instead of a JSON body. */
  file?: true
  /** In place of `body`, where the handler reads and checks it itself: after something else, or not by rules alone. */
  takes?: Takes
  gives: Gives
  /** 200 where nothing is said. */
  status?: Status
}>

/** What a route takes whose handler sends the answer itself: a file, events as they come, or JSON that is at hand. */
export type SendingSpec = Omit<Spec, 'gives' | 'status'> &
  Readonly<{
    sends: 'file' | 'events' | 'json'
    /** What is sent, in a few words. */
    what: string
    /** The shape of JSON. */
    shape?: z.ZodMiniType
  }>

const specs = new WeakMap<object, Spec | SendingSpec>()

/** What a handler was made of, if `route` or `sending` made it. */
export const specOf = (handler: object): Spec | SendingSpec | undefined => specs.get(handler)

/** What comes where nothing is to be said. */
export const nothing = z.void()

/** A part of the path that the pattern of the route names. Throws `not_found` where it names none such. */
export const inPath = (c: Context<Signed>, name = 'id'): string => {
  const part = c.req.param(name)
  if (part === undefined) throw new Problem('not_found')
  return part
}

type Json<Body extends Rules | z.ZodMiniType> = keyof Body extends never
  ? object
  : { json: Body extends z.ZodMiniType ? z.infer<Body> : Body extends Rules ? Sent<Body> : never }
type Input<Body extends Rules, Asked extends Query, Takes extends Rules | z.ZodMiniType> = {
  in: Json<Body> &
    Json<Takes> &
    (keyof Asked extends never ? object : { query: { [Key in keyof Asked]?: string | undefined } })
  out: object
}
type Route<
  Gives,
  Body extends Rules,
  Status extends StatusCode,
  Asked extends Query,
  Takes extends Rules | z.ZodMiniType,
> = Handler<Signed, string, Input<Body, Asked, Takes>, Promise<Response & TypedResponse<Gives, Status, 'json'>>>
type None = Record<never, never>

/**
 * A route that says what it takes and gives. The handler is handed what the body holds, once that keeps the rules, and
 * returns what `gives` says, which is sent as JSON with `status`; `nothing` is sent as 204. Throws `invalid` with a
 * sentence for each key that is missing or wrong.
 */
export const route = <
  Gives extends z.ZodMiniType,
  Body extends Rules = None,
  Status extends StatusCode = 200,
  Asked extends Query = None,
  Takes extends Rules | z.ZodMiniType = None,
>(
  spec: Spec<Gives, Body, Status, Asked, Takes>,
  handle: (c: Context<Signed>, body: Filled<Body>) => Promise<z.infer<Gives>>,
): Route<z.infer<Gives>, Body, Status, Asked, Takes> => {
  const { body, status = 200 } = spec
  const handler = async (c: Context<Signed>) => {
    // Without rules there is nothing that a handler could ask of a body.
    const given = await handle(c, body ? filledIn(body, await bodyOf(c)) : ({} as Filled<Body>))
    return given === undefined ? c.body(null, 204) : c.json(given, status as ContentfulStatusCode)
  }
  specs.set(handler, spec)
  // What is sent is what `handle` gave, which the compiler holds against the schema.
  return handler as unknown as Route<z.infer<Gives>, Body, Status, Asked, Takes>
}

/**
 * A route that answers with a file, with events or with JSON that is at hand. The handler reads what it takes, and
 * sends the answer itself.
 */
export const sending = <Own extends Handler<Signed, string>>(spec: SendingSpec, handler: Own): Own => {
  specs.set(handler, spec)
  return handler
}
