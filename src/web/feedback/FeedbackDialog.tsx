import { type FormEvent, useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type FeedbackType, longestFeedback } from '#shared/feedback.ts'
import { asProblem, problems as problemsByCode } from '#shared/problems.ts'
import { isBlank, lengthOf } from '#shared/text.ts'
import { sendFeedback } from '../data/feedback.ts'
import { useSession } from '../data/session.ts'
import { keep, recall } from '../ui/tab-storage.ts'
import { useText } from '../language.tsx'
import { helpWords } from './help-words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Field } from '../ui/Field.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Counter } from '../ui/small.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { toast } from '../ui/toast.ts'
import { useFieldProblems, useSentence } from '../useSentence.ts'

const words = {
  title: { de: 'Rückmeldung', en: 'Feedback' },
  type: { de: 'Art der Rückmeldung', en: 'Kind of feedback' },
  message: {
    feature: { de: 'Was wünschen Sie sich?', en: 'What would you like to have?' },
    bug: { de: 'Was ist geschehen, und was hatten Sie erwartet?', en: 'What happened, and what did you expect?' },
  },
  about: { de: 'Mitgesendet wird die Adresse dieser Seite:', en: 'The address of this page is sent along:' },
  send: { de: 'Senden', en: 'Send' },
  sending: { de: 'Wird gesendet', en: 'Sending' },
  thanks: { de: 'Vielen Dank für Ihre Rückmeldung!', en: 'Thank you for your feedback!' },
  failed: {
    de: 'Das hat nicht geklappt. Ihr Text ist noch da, versuchen Sie es noch einmal.',
    en: 'Something went wrong. Your text is still here, try again.',
  },
}

/** Three rows, growing to six, then scrolling. Browsers that cannot grow a text area get six at once. */
const rows = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content') ? 3 : 6

/** Whether the server says what to do about it; of all else it is enough that it did not work. */
const isRefused = (error: unknown) => problemsByCode[asProblem(error).code].status < 500

type Props = { first: FeedbackType; onClose(): void }

/** A wish or a report. What is typed stays in this tab until it was sent, also when the dialog is closed. */
function FeedbackDialog({ first, onClose }: Props) {
  const t = useText()
  const sentence = useSentence()
  const draft = `feedback ${useSession().id}`
  const url = useRouterState({ select: ({ location }) => location.href })
  const area = useRef<HTMLTextAreaElement>(null)
  const [type, setType] = useState(first)
  const [message, setMessage] = useState(() => String(recall(draft) ?? ''))
  const write = (text: string) => {
    keep(draft, text)
    setMessage(text)
  }
  // A second click in the same frame comes before the button can be locked.
  const underWay = useRef(false)
  const sending = useMutation({
    mutationFn: () => sendFeedback({ type, message, url }),
    onSettled: () => void (underWay.current = false),
    onSuccess: () => {
      keep(draft, '')
      toast({ text: t(words.thanks) })
      onClose()
    },
  })
  const problems = useFieldProblems(sending.error)
  const count = lengthOf(message)
  const canSend = !isBlank(message) && count <= longestFeedback && !sending.isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!canSend || underWay.current) return
    underWay.current = true
    sending.mutate()
  }
  return (
    <Dialog title={t(words.title)} first={area} onClose={onClose}>
      <form className="mt-4 grid grid-cols-1 gap-4" onSubmit={submit}>
        <Segments
          label={t(words.type)}
          value={type}
          options={[
            { value: 'feature', label: t(helpWords.feature) },
            { value: 'bug', label: t(helpWords.bug) },
          ]}
          onChange={setType}
        />
        <Field
          label={t(words.message[type])}
          aside={<Counter count={count} max={longestFeedback} />}
          problem={problems.message}
        >
          {control => (
            <textarea
              {...control}
              ref={area}
              value={message}
              rows={rows}
              dir="auto"
              onChange={({ target }) => write(target.value)}
              className="field field-sizing-content max-h-[10.375rem] min-h-[5.875rem] resize-none py-2.5"
            />
          )}
        </Field>
        <p className="text-sm text-muted">
          {t(words.about)} <span className="wrap-anywhere text-ink">{url}</span>
        </p>
        {sending.error && !problems.message && (
          <Panel tone="danger">{isRefused(sending.error) ? sentence(sending.error) : t(words.failed)}</Panel>
        )}
        <button type="submit" className="btn-primary" disabled={!canSend}>
          {sending.isPending && <Spinner />}
          {t(sending.isPending ? words.sending : words.send)}
        </button>
      </form>
    </Dialog>
  )
}

export const FeatureDialog = ({ onClose }: { onClose(): void }) => <FeedbackDialog first="feature" onClose={onClose} />
export const BugDialog = ({ onClose }: { onClose(): void }) => <FeedbackDialog first="bug" onClose={onClose} />
