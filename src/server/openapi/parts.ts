import { problems } from '#shared/problems.ts'

/** A body in JSON. */
export const json = (schema: object, more: object = {}) => ({ 'application/json': { schema, ...more } })
export const eventStream = { 'text/event-stream': { schema: { type: 'string' } } }
const problem = { $ref: '#/components/schemas/Problem' }

/** Every way to fail that has a status of its own, with the sentences people read. */
const failures = Object.fromEntries(
  Object.entries(Object.groupBy(Object.entries(problems), ([, { status }]) => String(status))).map(([status, ones]) => [
    status,
    { description: (ones ?? []).map(([code, { en }]) => `${code}: ${en}`).join('\n'), content: json(problem) },
  ]),
)

/** The ways to fail with these statuses. */
export const failing = (...statuses: number[]) => Object.fromEntries(statuses.map(status => [status, failures[status]]))

const session = { session: [] }

/** How whoever may call something says who they are. */
export const secured = { everyone: [], administrators: [session], person: [session], program: [session, { key: [] }] }

/** What stands beside the body. */
export const parameter = (where: string) => (name: string) => ({
  name,
  in: where,
  required: where === 'path',
  schema: { type: 'string' },
})
