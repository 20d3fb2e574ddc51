import { type Sender, senderFields, senderKeys } from '#shared/sender.ts'
import { useText } from '../../language.tsx'

/** What is kept, each thing under its name. */
export function KeptSender({ sender }: { sender: Sender }) {
  const t = useText()
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {senderKeys.map(
        key =>
          sender[key] && (
            <div key={key} className={`min-w-0 ${senderFields[key].kind === 'area' ? 'sm:col-span-2' : ''}`}>
              <dt className="text-sm text-muted">{t(senderFields[key].label)}</dt>
              <dd dir="auto" className="font-medium wrap-anywhere">
                {sender[key]}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}
