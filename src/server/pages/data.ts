import type { Context } from 'hono'
import type { HttpBindings } from '@hono/node-server'
import type { Locale } from '#shared/text.ts'
import type { Open } from '../world.ts'
import type { Needs } from './needs.ts'

/** Answers a request as the server would from outside. */
export type Asks = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** By address, as the routes gave them. */
export type Answers = ReadonlyMap<string, string>

/** Who is signed in. */
export const session = '/api/session'

/** A page is not kept waiting by its data: what takes longer, the page asks for itself. Milliseconds. */
const patience = 1000

/** What the browser may be told of each answer that went well, by address. */
const collect = async (ask: (path: string) => Promise<string | undefined>, { data, next }: Needs) => {
  const answers = new Map<string, string>()
  const all = (paths: readonly string[]) =>
    Promise.all(
      paths.map(async path => {
        const answer = await ask(path)
        if (answer !== undefined) answers.set(path, answer)
      }),
    )
  const everything = async () => {
    await all(data)
    if (next) await all(next(answers))
  }
  await Promise.race([everything(), new Promise(resolve => setTimeout(resolve, patience))])
  return answers
}

/** Nothing in it can end the element it stands in. */
const inScript = (json: string) => json.replaceAll('<', String.raw`\u003c`)

/**
 * The answers that a page would ask for first, so that they come with it: what the browser's own requests would get,
 * by the same routes and for the same person. Answers that are refused or late are left out.
 */
export const answersFor = async (c: Context<Open>, asks: Asks, needs: Needs, locale: Locale) => {
  const ask = async (path: string) => {
    const headers = new Headers(c.req.raw.headers)
    headers.set('Accept', 'application/json')
    headers.set('Accept-Language', locale)
    for (const name of ['Accept-Encoding', 'If-None-Match', 'Range']) headers.delete(name)
    const answer = await asks(new Request(new URL(path, c.req.url), { headers }), c.env)
    for (const cookie of answer.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true })
    return answer.status === 200 ? answer.text() : undefined
  }
  const quietly = (path: string) => ask(path).catch(() => undefined)
  const answers = await collect(quietly, needs)
  // Whose session has ended gets nothing, whatever answers to nobody.
  return answers.has(session) ? answers : undefined
}

/** The answers as they stand in a page. */
export const asScript = (answers: Answers) => {
  const said = [...answers].map(([path, answer]) => `${JSON.stringify(path)}:${answer}`)
  return `<script type="application/json" id="answers">${inScript(`{${said.join()}}`)}</script>`
}

/** What one of them tells, where it has come. */
export const toldOf = <Told>(answers: Answers, path: string): Told | undefined => {
  const answer = answers.get(path)
  return answer === undefined ? undefined : JSON.parse(answer)
}
