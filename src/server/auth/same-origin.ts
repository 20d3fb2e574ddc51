import type { Context, MiddlewareHandler } from 'hono'
import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'
import { isLoopback } from '../config-variables.ts'
import type { Open } from '../world.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])
const ourselves = new Set(['same-origin', 'none'])

const urlOf = (address: string) => (URL.canParse(address) ? new URL(address) : undefined)

/**
 * Whether a page at this origin is one of ours: at the public address, or at the host the request was sent to. On
 * loopback that host must be a name of this machine, so that no foreign name can be pointed at us.
 */
export const isOurs = (origin: string, host: string | undefined, { publicUrl, loopback }: Config) => {
  const page = urlOf(origin)
  if (!page) return false
  if (page.origin === urlOf(publicUrl)?.origin) return true
  return page.host === host?.toLowerCase() && (!loopback || isLoopback(page.hostname))
}

const requireOurPage = (c: Context<Open>) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site')
  const ours = origin === undefined || isOurs(origin, c.req.header('host'), c.var.world.config)
  if (!ours || (site !== undefined && !ourselves.has(site))) throw new Problem('foreign_origin')
}

/** Where files come in; these read forms and nothing else. */
export const uploadPaths: readonly string[] = [
  '/api/upload/sound',
  '/api/upload',
  '/api/upload/text',
  '/api/upload/picture',
  '/api/upload/image',
  '/api/document/file',
]

const requireJson = (c: Context<Open>) => {
  if (uploadPaths.includes(c.req.path)) return
  const type = c.req.header('content-type')
  const empty = type === undefined && !Number(c.req.header('content-length')) && !c.req.header('transfer-encoding')
  if (!empty && type?.split(';')[0]?.trim().toLowerCase() !== 'application/json') throw new Problem('wrong_type')
}

/**
 * Lets only our own pages change something, and only by JSON, which no foreign page can send unasked; files come as
 * forms, which every browser sends with its `Origin`. Programs that are no browser send neither that nor
 * `Sec-Fetch-Site` and may.
 */
export const sameOrigin: MiddlewareHandler<Open> = async (c, next) => {
  if (!harmless.has(c.req.method)) {
    requireOurPage(c)
    requireJson(c)
  }
  await next()
}
