import * as z from 'zod/mini'
import { Problem, type ProblemCode } from '#shared/problems.ts'
import { ask } from '../outside/ask.ts'
import { bodyOf, folded } from '../outside/body.ts'
import { secondsOf } from '../outside/upstream.ts'
import { systemResolve } from '../outside/resolver.ts'
import { version } from '../process/version.ts'
import { annotated, type Match, placed } from './annotated.ts'

/** How long it may take, and how long it is left alone after it has failed; milliseconds. */
const usualPatience = 10_000
const rest = { usual: 30_000, most: 300_000 }
/** So many matches of an answer are read, and so many words in place of each. */
const [mostMatches, mostReplacements] = [500, 5]
/** Letters: what is longer is no remark that anybody reads, and nothing to be put in place of a few words. */
const [longestMessage, longestReplacement] = [600, 1_000]

const match = z.object({
  message: z.string(),
  offset: z.int().check(z.gte(0)),
  length: z.int().check(z.gte(0)),
  replacements: z._default(z.array(z.object({ value: z.string() })), []),
  rule: z.object({ id: z.string(), issueType: z.optional(z.string()) }),
})

/** What LanguageTool answers, of what we read: github.com/languagetool-org, `/v2/check` of its HTTP API. */
const answered = z.object({
  software: z.optional(z.object({ name: z.optional(z.string()), version: z.optional(z.string()) })),
  matches: z.array(z.unknown()),
})
type Answered = z.infer<typeof answered>

/** The first matches; one that makes no sense is left out, and the others hold. */
const matchesIn = ({ matches }: Answered) =>
  matches.slice(0, mostMatches).flatMap(one => {
    const { data } = match.safeParse(one)
    return data ? [data] : []
  })

const cut = (message: string) =>
  message.length > longestMessage ? `${message.slice(0, longestMessage).toWellFormed()} …` : message

/** Grammar and spelling by a LanguageTool that an administrator has named. */
export type LanguageTool = {
  /** Where it is, without what is secret in its address. */
  readonly host: string
  /** When it is asked again after a failure, and what that was; nothing where it works or was not asked yet. */
  resting(): { until: Date; code: ProblemCode } | undefined
  /** What is wrong in some texts of a language such as `de-DE`. Throws `language_tool_…`. */
  check(texts: readonly string[], language: string, signal: AbortSignal): Promise<readonly Match[]>
  /** Asks it once, whether it rests or not; gives its name and version. Throws `language_tool_…`. */
  try(signal: AbortSignal): Promise<string>
}

type Means = { readonly address: string; readonly patience?: number; now(): Date }

/** The address of `/v2/check`, whichever part of it was named; user and password of it are those of the service. */
const placeOf = (address: string) => {
  const url = new URL(address)
  const [username, apiKey] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  ;[url.username, url.password, url.search, url.hash] = ['', '', '', '']
  url.pathname = `${url.pathname.replace(/\/(?:v2\/?)?(?:check\/?)?$/, '')}/v2/check`
  const secrets: Readonly<Record<string, string>> = apiKey ? { username, apiKey } : {}
  return { url, secrets }
}

/** Speaks with LanguageTool; after a failure it is left alone for a while, so that nobody waits for it in vain. */
export const openLanguageTool = ({ address, patience = usualPatience, now }: Means): LanguageTool => {
  const { url, secrets } = placeOf(address)
  let resting: { until: Date; code: ProblemCode } | undefined

  const asked = async (data: string, language: string, signal: AbortSignal): Promise<Answered> => {
    const late = AbortSignal.timeout(patience)
    const either = AbortSignal.any([signal, late])
    const fail = (code: ProblemCode, cause: unknown, pause = rest.usual) => {
      resting = { until: new Date(now().getTime() + Math.min(rest.most, pause)), code }
      return new Problem(code, {}, { cause })
    }
    try {
      const headers = {
        ...{ 'user-agent': `Federwerk/${version}`, accept: 'application/json', 'accept-encoding': folded },
        'content-type': 'application/x-www-form-urlencoded',
      }
      const body = String(new URLSearchParams({ data, language, ...secrets }))
      const response = await ask({ url, may: () => true }, systemResolve, either, { headers, body })
      try {
        if (response.statusCode === 429 || response.statusCode === 503) {
          const seconds = secondsOf(response.headers['retry-after'])
          throw fail('language_tool_busy', undefined, seconds === undefined ? undefined : 1000 * seconds)
        }
        // It does not know the language, which is no fault of it.
        if (response.statusCode === 400) return { matches: [] }
        if (response.statusCode !== 200) throw new Error(`${url.host} answers ${response.statusCode}.`)
        const read = answered.parse(JSON.parse((await bodyOf(response, either)).toString('utf8')))
        resting = undefined
        return read
      } finally {
        response.destroy()
      }
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof Problem) throw error
      throw fail(late.aborted ? 'language_tool_slow' : 'language_tool_failed', error)
    }
  }
  const stillResting = () => {
    if (resting && resting.until <= now()) resting = undefined
    return resting
  }

  return {
    host: url.host,
    resting: stillResting,
    async check(texts, language, signal) {
      const rests = stillResting()
      if (rests) throw new Problem(rests.code)
      const found = matchesIn(await asked(annotated(texts), language, signal))
      return placed(
        texts,
        found.map(({ message, offset, length, replacements, rule }) => ({
          ...{ message: cut(message), from: offset, to: offset + length, rule: rule.id, kind: rule.issueType ?? '' },
          replacements: replacements
            .map(({ value }) => value)
            .filter(value => value.length <= longestReplacement)
            .slice(0, mostReplacements),
        })),
      )
    },
    async try(signal) {
      const { software } = await asked(annotated(['Das ist ein Text.']), 'de-DE', signal)
      return [software?.name ?? 'LanguageTool', software?.version].filter(Boolean).join(' ')
    },
  }
}
