import { type FormEvent, useState } from 'react'
import { Link2, RefreshCw } from 'lucide-react'
import { useText } from '../../language.tsx'
import { AddressField } from '../../ui/AddressField.tsx'
import { useAsk } from '../asking.ts'
import { words } from './words.ts'

/** An address as people type it, with or without its scheme; nothing where it is none. */
const addressFrom = (typed: string) => {
  const whole = /^https?:\/\//i.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`
  const url = URL.parse(whole)
  return url && /\./.test(url.hostname) && !/\s/.test(typed.trim()) ? whole : undefined
}

/** Has one claim checked once more, with a new search or with a page that the reader names. */
export function CheckAgain({ number }: { number: number }) {
  const t = useText()
  const ask = useAsk()
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  if (!ask) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const source = addressFrom(typed ?? '')
    setWrong(!source)
    if (source) ask({ check: { claim: number, source } })
  }
  if (typed === undefined)
    return (
      <div className="-ml-2 flex flex-wrap gap-x-2 gap-y-1 print:hidden">
        <button
          type="button"
          className="btn-small text-accent-ink"
          aria-label={t(words.againNumber(number))}
          onClick={() => ask({ check: { claim: number } })}
        >
          <RefreshCw className="size-4" aria-hidden />
          {t(words.again)}
        </button>
        <button
          type="button"
          className="btn-small text-accent-ink"
          aria-label={t(words.ownNumber(number))}
          onClick={() => setTyped('')}
        >
          <Link2 className="size-4" aria-hidden />
          {t(words.own)}
        </button>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[32rem] grid-cols-1 gap-2 print:hidden">
      <AddressField
        label={t(words.address)}
        hint={t(words.hint)}
        problem={isWrong ? t(words.wrong) : undefined}
        value={typed}
        onValue={setTyped}
      />
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="btn-line">
          {t(words.check)}
        </button>
        <button type="button" className="btn-quiet" onClick={() => setTyped(undefined)}>
          {t(words.cancel)}
        </button>
      </div>
    </form>
  )
}
