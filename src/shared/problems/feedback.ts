/** What can go wrong with what people tell us; a part of the table of problems. */
export const problemsOfFeedback = {
  no_webhook: {
    status: 409,
    de: 'Es ist noch kein Webhook eingetragen. Die Rückmeldung bleibt hier gespeichert.',
    en: 'No webhook is set yet. The feedback is kept here.',
  },
  webhook_failed: {
    status: 502,
    de: 'Die Probe ist nicht angekommen. Ihre Einstellung ist gespeichert, prüfen Sie die Adresse.',
    en: 'The test did not arrive. Your setting is saved; check the address.',
  },
} as const
