import { Hono } from 'hono'
import type { Call } from '#catalogue/call.ts'
import type { Brand } from '#shared/brand.ts'
import type { Values } from '#shared/fields.ts'
import { type Sender, senderFields, senderFor, senderIn } from '#shared/sender.ts'
import { bodyOf, checked } from '../http/checked.ts'
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

/** One's own details, as texts name their sender. */
export const senderRoutes = new Hono<Signed>()
  .get('/user/sender', async c => c.json(await c.var.world.senders.of(c.var.user.id)))
  .put('/user/sender', async c => {
    const { world, user } = c.var
    const sender = senderIn(checked(senderFields, await bodyOf(c)))
    await world.senders.keep(user.id, sender)
    return c.json(sender)
  })
