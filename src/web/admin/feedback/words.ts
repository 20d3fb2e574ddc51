import type { Delivery, FeedbackType } from '#shared/feedback.ts'
import type { Text } from '#shared/text.ts'

export const typeNames = {
  feature: { de: 'Wunsch', en: 'Wish' },
  bug: { de: 'Fehler', en: 'Bug' },
} as const satisfies Record<FeedbackType, Text>

/** How far a feedback has come, and the colour that says so. */
export const deliveryNames = {
  kept: { name: { de: 'Nur hier gespeichert', en: 'Stored here only' }, tone: 'quiet' },
  waiting: { name: { de: 'Unterwegs', en: 'On its way' }, tone: 'warn' },
  delivered: { name: { de: 'Zugestellt', en: 'Delivered' }, tone: 'ok' },
  failed: { name: { de: 'Aufgegeben', en: 'Given up' }, tone: 'danger' },
} as const satisfies Record<Delivery, { name: Text; tone: string }>
