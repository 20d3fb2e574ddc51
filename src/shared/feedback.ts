import type { Text } from './text.ts'

/** What a person can tell whoever runs the installation. */
export const feedbackTypes = ['feature', 'bug'] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** In characters. */
export const longestFeedback = 5000

/**
 * How far a feedback has come: kept here alone as no webhook was set, on its way, taken by the receiver, or given up.
 */
export const deliveries = ['kept', 'waiting', 'delivered', 'failed'] as const
export type Delivery = (typeof deliveries)[number]

/** Why a delivery failed. `{status}` is what the receiver answered. */
export const failures = {
  status: { de: 'Der Empfänger antwortet mit {status}.', en: 'The receiver answers with {status}.' },
  redirect: {
    de: 'Der Empfänger leitet weiter ({status}). Tragen Sie die Adresse ein, auf die er weiterleitet.',
    en: 'The receiver redirects ({status}). Enter the address it leads to.',
  },
  slow: {
    de: 'Der Empfänger hat nach 10 Sekunden nicht geantwortet.',
    en: 'The receiver did not answer within 10 seconds.',
  },
  unreachable: { de: 'Der Empfänger ist nicht erreichbar.', en: 'The receiver cannot be reached.' },
  refused: {
    de: 'Diese Adresse ist nicht öffentlich. Private erlaubt ALLOWED_PRIVATE_ADDRESSES.',
    en: 'This address is not public. Private ones are allowed by ALLOWED_PRIVATE_ADDRESSES.',
  },
} as const satisfies Record<string, Text>

/** The names of these. */
export const whys = [
  'status',
  'redirect',
  'slow',
  'unreachable',
  'refused',
] as const satisfies (keyof typeof failures)[]

export type Failure = { readonly why: keyof typeof failures; readonly status?: number }

/** The sentence of a failure. */
export const failureSentence = ({ why, status }: Failure): Text => {
  const filled = (text: string) => text.replace('{status}', String(status ?? ''))
  return { de: filled(failures[why].de), en: filled(failures[why].en) }
}
