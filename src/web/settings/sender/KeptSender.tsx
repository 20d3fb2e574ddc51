import { useState } from 'react'
import { type Sender, senderFields, senderKeys } from '#shared/sender.ts'
import { useText } from '../../language.tsx'
import { isWide } from './wide.ts'

const words = {
  all: { de: 'Alle Angaben zeigen', en: 'Show all details' },
  less: { de: 'Weniger zeigen', en: 'Show less' },
}
/** So much is shown on phones until somebody asks for all. */
const first = 2

/** What is kept, each thing under its name. */
export function KeptSender({ sender }: { sender: Sender }) {
  const t = useText()
  const [whole, show] = useState(false)
  const kept = senderKeys.filter(key => sender[key])
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:gap-x-6">
        {kept.map((key, at) => (
          <div
            key={key}
            className={`min-w-0 ${isWide(key) ? 'col-span-2' : ''} ${whole || at < first ? '' : 'max-sm:hidden'}`}
          >
            <dt className="text-sm text-muted">{t(senderFields[key].label)}</dt>
            <dd dir="auto" className="font-medium wrap-anywhere">
              {sender[key]}
            </dd>
          </div>
        ))}
      </dl>
      {kept.length > first && (
        <button
          type="button"
          className="link cursor-pointer justify-self-start pointer-coarse:min-h-11 sm:hidden"
          aria-expanded={whole}
          onClick={() => show(!whole)}
        >
          {t(whole ? words.less : words.all)}
        </button>
      )}
    </>
  )
}
