import { Hono } from 'hono'
import * as z from 'zod/mini'
import { failureSentence } from '#shared/feedback.ts'
import { Problem } from '#shared/problems.ts'
import { inEach, type Text } from '#shared/text.ts'
import { type Contact, contactNames, type Contacts } from '../feedback/contacts.ts'
import { localeOf } from '../http/languages.ts'
import { hostOf } from '../outside/allowed.ts'
import { destinationOf, Refusal } from '../outside/destination.ts'
import { route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'

const address = z.nullable(
  z.pipe(
    z.transform(written => (typeof written === 'string' ? written.trim() : written)),
    z.url({ protocol: /^https?$/ }).check(z.maxLength(2000)),
  ),
)
const sentence: Text = { de: 'Eine Webadresse mit https://.', en: 'A web address with https://.' }
const change = { webhook: may(address, sentence), booking: may(address, sentence) }

/** Where a webhook leads, without what makes it a secret. */
const veiled = (whole: string) => {
  const url = new URL(whole)
  const rest = whole.slice(whole.indexOf(url.host) + url.host.length)
  return rest.length > 8 ? `${url.origin}/…${rest.slice(-4)}` : url.origin + rest
}

const shown = (found: Contact | undefined, show = (whole: string) => whole) => ({
  address: found ? show(found.address) : null,
  variable: found?.variable ?? null,
})
const contact = z.object({ address: z.nullable(z.string()), variable: z.nullable(z.string()) })
const contactsShown = z.object({ webhook: contact, booking: contact })
export type ContactsView = z.infer<typeof contactsShown>

const contactsView = async (contacts: Contacts): Promise<ContactsView> => ({
  webhook: shown(await contacts.find('webhook'), veiled),
  booking: shown(await contacts.find('booking')),
})

const wrong = (field: string, text: Text) => new Problem('invalid', { fields: { [field]: text } })

const fixedBy = (name: string, variable: string) =>
  wrong(
    name,
    inEach(locale =>
      locale === 'de'
        ? `Das ist in der Umgebung des Servers festgelegt (${variable}).`
        : `This is set in the server’s environment (${variable}).`,
    ),
  )

/** Refuses at once what can never be reached; names are only known when something is delivered. */
const requireReachable = ({ config }: World, webhook: string) => {
  try {
    destinationOf(webhook, { allowed: config.allowedPrivateAddresses, own: hostOf(new URL(config.publicUrl)) })
  } catch (error) {
    throw error instanceof Refusal ? wrong('webhook', failureSentence({ why: 'refused' })) : error
  }
}

const probeText: Text = {
  de: 'Probe: Die Rückmeldungen von Federwerk kommen hier an.',
  en: 'Test: feedback from Federwerk arrives here.',
}

/** How people reach whoever runs the installation; what the environment says cannot be changed here. */
export const contactRoutes = new Hono<Signed>()
  .get(
    '/contacts',
    route(
      {
        summary: 'The webhook for feedback and the link for a personal call; of the webhook only where it leads',
        gives: contactsShown,
      },
      c => contactsView(c.var.world.contacts),
    ),
  )
  .put(
    '/contacts',
    route(
      {
        summary: 'Sets or, with null, forgets them; what the environment says cannot be changed',
        body: change,
        gives: contactsShown,
      },
      async ({ var: { world, user } }, wanted) => {
        if (wanted.webhook) requireReachable(world, wanted.webhook)
        for (const name of contactNames) {
          const variable = world.contacts.fixedBy(name)
          if (wanted[name] !== undefined && variable) throw fixedBy(name, variable)
        }
        for (const name of contactNames) {
          const to = wanted[name]
          if (to === undefined) continue
          await world.contacts.set(name, to)
          await world.audit.record(user, 'contact_set', name, { host: to && new URL(to).host })
        }
        return contactsView(world.contacts)
      },
    ),
  )
  .post(
    '/contacts/test',
    route(
      { summary: 'Delivers a test to the webhook, once and now', gives: z.object({ ok: z.literal(true) }) },
      async c => {
        const { world, user } = c.var
        const [message, url] = [probeText[localeOf(c, user)], world.config.publicUrl]
        const failure = await world.feedback.probe({ type: 'bug', message, email: user.email, url })
        if (failure === 'nowhere') throw new Problem('no_webhook')
        if (failure) throw new Problem('webhook_failed', { fields: { webhook: failureSentence(failure) } })
        return { ok: true as const }
      },
    ),
  )
