import type { Config } from '../config.ts'
import type { Seal } from '../models/seal.ts'
import type { Receiver } from '../outside/deliver.ts'
import type { Settings } from '../store/settings.ts'

/** The addresses through which people reach whoever runs the installation. */
export const contactNames = ['webhook', 'booking'] as const
export type ContactName = (typeof contactNames)[number]

/** An address, and the variable of the environment that says it, if one does. */
export type Contact = { address: string; variable?: string }

/** A webhook's address often is its password. */
const purpose = 'address of a contact'
const variables = { webhook: 'FEEDBACK_WEBHOOK_URL', booking: 'BOOKING_URL' } as const

type Parts = { config: Pick<Config, 'feedbackWebhookUrl' | 'bookingUrl'>; settings: Settings; seal: Seal }

/** Where feedback is delivered to and where a call is booked: as the environment says, else as set in the browser. */
export const contactsIn = ({ config, settings, seal }: Parts) => {
  const fixed = { webhook: config.feedbackWebhookUrl, booking: config.bookingUrl }
  const setting = { webhook: 'feedbackWebhook', booking: 'booking' } as const

  const find = async (name: ContactName): Promise<Contact | undefined> => {
    const said = fixed[name]
    if (said) return { address: said, variable: variables[name] }
    const sealed = await settings.get(setting[name])
    const address = sealed && seal.open(sealed, purpose)
    return address ? { address } : undefined
  }
  return {
    find,
    /** The variable that says it: then it cannot be changed in the browser. */
    fixedBy: (name: ContactName) => (fixed[name] ? variables[name] : undefined),
    /** Nothing forgets it. */
    set: (name: ContactName, address: string | null) =>
      address ? settings.set(setting[name], seal.close(address, purpose)) : settings.remove(setting[name]),
    /** Where feedback goes; what the environment names is trusted. */
    async receiver(): Promise<Receiver | undefined> {
      const found = await find('webhook')
      return found && { address: found.address, trusted: found.variable !== undefined }
    },
  }
}
export type Contacts = ReturnType<typeof contactsIn>
