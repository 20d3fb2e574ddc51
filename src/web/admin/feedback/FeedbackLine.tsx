import type { FeedbackView } from '#server/admin/feedback.ts'
import { failureSentence } from '#shared/feedback.ts'
import { useSendAgain } from '../../data/feedback-admin.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/small.tsx'
import { useSentence } from '../../useSentence.ts'
import { deliveryNames, typeNames } from './words.ts'

const words = {
  again: { de: 'Noch einmal senden', en: 'Send again' },
  now: { de: 'Jetzt senden', en: 'Send now' },
  next: (time: string) => ({ de: `Nächster Versuch um ${time}`, en: `Next try at ${time}` }),
  at: (moment: string) => ({ de: `am ${moment}`, en: `on ${moment}` }),
  tries: (count: number) => ({
    de: count === 1 ? 'Nach einem Versuch' : `Nach ${count} Versuchen`,
    en: count === 1 ? 'After one try' : `After ${count} tries`,
  }),
}

/** What somebody told us, who and where, and what became of it. */
export function FeedbackLine({ feedback, canSend }: { feedback: FeedbackView; canSend: boolean }) {
  const t = useText()
  const sentence = useSentence()
  const { moment, time } = useFormats()
  const send = useSendAgain()
  const { _id, type, message, url, name, email, createdAt, delivery, tries, dueAt, settledAt, failure } = feedback
  const { name: state, tone } = deliveryNames[delivery]
  const news = [
    delivery === 'waiting' && dueAt && tries > 0 && t(words.next(time(dueAt))),
    delivery === 'delivered' && settledAt && t(words.at(moment(settledAt))),
    delivery === 'failed' && t(words.tries(tries)),
    failure && t(failureSentence(failure)),
  ].filter(part => typeof part === 'string')
  return (
    <li className="grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Tag tone={type === 'bug' ? 'danger' : 'accent'}>{t(typeNames[type])}</Tag>
        <span className="wrap-anywhere">
          {name}, {email}
        </span>
        <time dateTime={createdAt} className="tabular-nums">
          {moment(createdAt)}
        </time>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {message}
      </p>
      <a href={url} className="link justify-self-start text-sm wrap-anywhere">
        {url}
      </a>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm sm:flex-nowrap">
        <Tag tone={tone}>{t(state)}</Tag>
        {news.length > 0 && <span className="min-w-0 text-muted">{news.join(' · ')}</span>}
        {canSend && (
          <Button
            className="btn-small shrink-0 max-sm:-ml-2.5 sm:-mr-2.5 sm:ml-auto"
            isBusy={send.isPending}
            onClick={() => send.mutate(_id)}
          >
            {t(delivery === 'kept' || delivery === 'waiting' ? words.now : words.again)}
          </Button>
        )}
      </div>
      {send.error && <Panel tone="danger">{sentence(send.error)}</Panel>}
    </li>
  )
}
