import type { ContactsView } from '#server/admin/contacts.ts'
import { useProbe } from '../../data/feedback-admin.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { useFieldProblems, useSentence } from '../../useSentence.ts'
import { ContactForm } from './ContactForm.tsx'

const words = {
  title: { de: 'Wohin Rückmeldungen gehen', en: 'Where feedback goes' },
  webhook: { de: 'Webhook', en: 'Webhook' },
  webhookHint: {
    de: 'An diese Adresse geht jede Rückmeldung als JSON mit type, message, email und url.',
    en: 'Each piece of feedback is posted to this address as JSON with type, message, email and url.',
  },
  booking: { de: 'Link für ein persönliches Gespräch', en: 'Link for a personal call' },
  bookingHint: {
    de: 'Steht für alle im Hilfemenü, sobald er eingetragen ist.',
    en: 'Appears in the help menu for everyone once it is set.',
  },
  probe: { de: 'Probe senden', en: 'Send a test' },
  arrived: { de: 'Die Probe ist angekommen.', en: 'The test arrived.' },
}

/** Where feedback is delivered to, with a test, and where a personal call is booked. */
export function Contacts({ contacts }: { contacts: ContactsView }) {
  const t = useText()
  const sentence = useSentence()
  const probe = useProbe()
  const problems = useFieldProblems(probe.error)
  return (
    <section aria-labelledby="contacts" className="card grid grid-cols-1 gap-6 p-5 sm:p-6">
      <h2 id="contacts" className="text-lg font-semibold">
        {t(words.title)}
      </h2>
      <div className="grid grid-cols-1 gap-3">
        <ContactForm name="webhook" label={words.webhook} hint={words.webhookHint} contact={contacts.webhook}>
          {contacts.webhook.address && (
            <Button className="btn-quiet justify-self-start" isBusy={probe.isPending} onClick={() => probe.mutate()}>
              {t(words.probe)}
            </Button>
          )}
        </ContactForm>
        {probe.isSuccess && <Panel tone="ok">{t(words.arrived)}</Panel>}
        {probe.error && (
          <Panel tone="danger">
            {sentence(probe.error)} {problems.webhook}
          </Panel>
        )}
      </div>
      <ContactForm name="booking" label={words.booking} hint={words.bookingHint} contact={contacts.booking} />
    </section>
  )
}
