import { type Context, Hono } from 'hono'
import type { AnyNode } from '#shared/document/schema.ts'
import { fileIn } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { bounds } from '../exports/bounds.ts'
import { mediaOf, strippedIn } from '../exports/reading/pictures.ts'
import { unstored } from '../http/headers.ts'
import { localeOf } from '../http/languages.ts'
import type { Open } from '../world.ts'
import { areLinksAllowed } from './link-routes.ts'
import { endedPage, type Mark, sharedPage } from './shared-page.ts'

/** Such a page runs nothing, asks nobody but us for pictures, and stands in no other. */
const policy = [
  ...["default-src 'none'", "style-src 'unsafe-inline'", "img-src 'self' data:", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'"],
].join('; ')
const headers = {
  'Content-Security-Policy': policy,
  'X-Robots-Tag': 'noindex, nofollow, noarchive',
  'Referrer-Policy': 'no-referrer',
}

const found = async (c: Context<Open>) => {
  const { world } = c.var
  const token = c.req.param('token') ?? ''
  return (await areLinksAllowed(world)) ? world.documentLinks.read(token) : undefined
}

const markOf = async ({ brands }: Open['Variables']['world'], user: string): Promise<Mark> => {
  const brand = await brands.ofPerson(user)
  const name = brand?.values.name
  return brand && typeof name === 'string' ? { name, ...(brand.logo && { logo: brand.logo }) } : { name: 'Federwerk' }
}

const holds = (node: AnyNode, id: string): boolean =>
  node.type === 'image'
    ? fileIn(node.attrs.src) === id
    : 'content' in node && ((node.content ?? []) as readonly AnyNode[]).some(child => holds(child, id))

const bytesOf = async (stream: BodyInit) => new Uint8Array(await new Response(stream).arrayBuffer())
const picture = (c: Context<Open>, bytes: Uint8Array<ArrayBuffer>, type: string) =>
  c.body(bytes, 200, { ...headers, 'Content-Type': type, 'Content-Disposition': 'inline' })

/** Documents for whoever has a link to them: nothing here knows who is asking, or tells whose they are. */
export const sharedRoutes = new Hono<Open>()
  .use('/shared/*', unstored)
  .get('/shared/:token', async c => {
    const shared = await found(c)
    const locale = localeOf(c)
    if (!shared) return c.html(endedPage(locale), 404, headers)
    const mark = await markOf(c.var.world, shared.user)
    return c.html(sharedPage(shared, mark, `/shared/${c.req.param('token')}`, locale), 200, headers)
  })
  .get('/shared/:token/mark', async c => {
    const shared = await found(c)
    const logo = shared && (await markOf(c.var.world, shared.user)).logo
    const row = logo === undefined ? undefined : await c.var.world.avatars.find(logo)
    if (!row?.brand) throw new Problem('not_found')
    return picture(c, await bytesOf(await c.var.world.avatars.read(row)), row.type)
  })
  .get('/shared/:token/files/:id', async c => {
    const { files } = c.var.world
    const shared = await found(c)
    const id = c.req.param('id')
    const file = shared && holds(shared.content, id) ? await files.find(shared.user, id) : undefined
    if (!file || file.bytes > bounds.pictureBytes) throw new Problem('not_found')
    const bytes = await bytesOf(await files.read(file))
    // What was brought may say where it was taken. What was made says how it came about, and nothing else.
    const drawn = strippedIn(bytes)
    if (!drawn) throw new Problem('not_found')
    return picture(c, file.made ? bytes : new Uint8Array(drawn.bytes), mediaOf(drawn))
  })
