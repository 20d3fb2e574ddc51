import { useQuery } from '@tanstack/react-query'
import { deliveries, feedbackTypes } from '#shared/feedback.ts'
import { contactsQuery, feedbackPerPage, feedbackQuery } from '../../data/feedback-admin.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Select } from '../../ui/Select.tsx'
import { PagedList } from '../PagedList.tsx'
import { useAt } from '../useAt.ts'
import { Contacts } from './Contacts.tsx'
import { FeedbackLine } from './FeedbackLine.tsx'
import { deliveryNames, typeNames } from './words.ts'

const words = {
  type: { de: 'Nach Art filtern', en: 'Filter by kind' },
  anyType: { de: 'Wünsche und Fehler', en: 'Wishes and bugs' },
  state: { de: 'Nach Zustellung filtern', en: 'Filter by delivery' },
  anyState: { de: 'Zugestellt oder nicht', en: 'Delivered or not' },
  found: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Rückmeldung' : 'Rückmeldungen'}`,
    en: one ? '1 piece of feedback' : `${count} pieces of feedback`,
  }),
  none: { de: 'Keine Rückmeldung passt dazu.', en: 'No feedback matches.' },
  empty: {
    de: 'Noch hat niemand etwas gemeldet. Wünsche und Fehler kommen aus dem Hilfemenü.',
    en: 'Nobody has reported anything yet. Wishes and bugs come from the help menu.',
  },
}

/** What people told us, how far it has come on its way to the webhook, and where that is. */
export function FeedbackPage() {
  const t = useText()
  const { number } = useFormats()
  const at = useAt('feedback')
  const { type, state } = at.filters
  const list = useQuery(feedbackQuery({ page: at.page, type, state }))
  const { data } = list
  const contacts = useQuery(contactsQuery).data
  const total = data?.total ?? 0
  const last = Math.ceil(total / feedbackPerPage)
  return (
    <>
      {contacts && <Contacts contacts={contacts} />}
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 lg:max-w-xl">
        <Select
          aria-label={t(words.type)}
          value={type ?? ''}
          onChange={({ target }) => at.onFilter({ type: target.value || undefined })}
        >
          <option value="">{t(words.anyType)}</option>
          {feedbackTypes.map(one => (
            <option key={one} value={one}>
              {t(typeNames[one])}
            </option>
          ))}
        </Select>
        <Select
          aria-label={t(words.state)}
          value={state ?? ''}
          onChange={({ target }) => at.onFilter({ state: target.value || undefined })}
        >
          <option value="">{t(words.anyState)}</option>
          {deliveries.map(one => (
            <option key={one} value={one}>
              {t(deliveryNames[one].name)}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        here={data?.feedback}
        of={last}
        {...{ at, asked: list }}
        says={t(words.found(number(total), total === 1))}
        none={t(at.narrowed ? words.none : words.empty)}
        onAll={at.narrowed ? at.onAll : undefined}
      >
        <ul className="card divide-y divide-line">
          {data?.feedback.map(one => (
            <FeedbackLine key={one._id} feedback={one} canSend={!!contacts?.webhook.address} />
          ))}
        </ul>
      </PagedList>
    </>
  )
}
