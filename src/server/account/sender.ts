import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import type { Brand } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { type Sender, senderFields, senderFor, senderIn, senderKeys } from '#shared/sender.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { route } from '../http/route.ts'
import { formSchema } from '../http/rules.ts'
import type { Signed, User, World } from '../world.ts'

/** What a person keeps of themselves, where a call may name its sender. */
export const ownSender = async ({ senders }: World, user: User, { sender }: Call): Promise<Sender> =>
  sender ? senders.of(user.id) : {}

/** The sender a text is written with: nothing where the call names none, it was left out, or none is kept. */
export const senderOf = ({ sender: keys }: Call, values: Values, own: Sender, brands: readonly Brand[]) => {
  if (!keys || values.sender === false) return undefined
  const found = senderFor(keys, own, brands.find(({ id }) => id === values.brand)?.values)
  return Object.keys(found).length ? found : undefined
}

const shown = z.partialRecord(z.enum(senderKeys), z.string())

/** One's own details, as texts name their sender. */
export const senderRoutes = new Hono<Signed>()
  .get(
    '/user/sender',
    route(
      {
        summary: 'One’s own details, which texts that name their sender are written with: what is kept of them',
        gives: shown,
      },
      c => c.var.world.senders.of(c.var.user.id),
    ),
  )
  .put(
    '/user/sender',
    route(
      {
        summary: 'Keeps one’s own details as they are sent; what is left out or empty is kept no longer',
        takes: formSchema<Sender>(senderFields),
        gives: shown,
      },
      async c => {
        const { world, user } = c.var
        const sender = senderIn(checked(senderFields, await bodyOf(c)))
        await world.senders.keep(user.id, sender)
        return sender
      },
    ),
  )
