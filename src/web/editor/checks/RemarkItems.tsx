import { useState } from 'react'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { toast } from '../../ui/toast.ts'
import type { Checks, Shown } from './live.ts'
import type { Change } from './remark.ts'
import { sayer, words } from './words.ts'

/** So many are listed at once, and so many changes are offered for each. */
const [atOnce, mostChanges] = [40, 4]

type Props = {
  remarks: readonly Shown[]
  current: string | undefined
  /** Of the text. */
  lang: string
  checks: Checks
  onLeave(remark: Shown): void
  /** One is done, and gone. */
  onDone(): void
}

/** What a change is called: of our rules it is the one they mean, of others there may be several. */
const nameOf = ({ by }: Shown, { text }: Change) => {
  if (!text.trim()) return by === 'rules' ? words.correct : words.strike
  return by === 'rules' ? words.correct : { de: text, en: text }
}

/** What is said of a text, one under the other; the one that is gone to stands out. */
export function RemarkItems({ remarks, current, lang, checks, onLeave, onDone }: Props) {
  const t = useText()
  const { number } = useFormats()
  const [room, setRoom] = useState(atOnce)
  const at = remarks.findIndex(({ key }) => key === current)
  const shown = remarks.slice(0, Math.max(room, at + 1))
  const correct = (remark: Shown, change: Change) => {
    if (checks.correct(remark, change)) onDone()
    else toast({ text: t(words.moved) })
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {shown.map(remark => {
          const { key, message, marked, changes, by, lang: spoken } = remark
          const from = sayer[by]
          return (
            <li
              key={key}
              data-remark={key}
              aria-current={key === current || undefined}
              className="rounded-md border border-line border-l-2 border-l-warn px-3 py-2 aria-current:bg-sunken"
            >
              <button
                type="button"
                lang={lang}
                dir="auto"
                title={t(words.show)}
                className="block min-h-6 max-w-full pointer-coarse:min-w-11 cursor-pointer truncate text-start font-medium hover:underline
                  pointer-coarse:min-h-11"
                onClick={() => checks.go(key)}
              >
                <span className="sr-only">{t(words.show)}: </span>
                {marked.trim() || '␣'}
              </button>
              <p className="text-sm wrap-anywhere text-muted" lang={spoken}>
                {t(message)}
                {from && ` (${t(from)})`}
              </p>
              <div className="mt-1.5 flex flex-wrap gap-1.5">
                {changes.slice(0, mostChanges).map(change => (
                  <button
                    key={change.text}
                    type="button"
                    lang={by === 'rules' ? undefined : lang}
                    data-deed
                    className="btn-small border border-field"
                    onClick={() => correct(remark, change)}
                  >
                    {t(nameOf(remark, change))}
                  </button>
                ))}
                <button
                  type="button"
                  data-deed
                  className="btn-small text-muted"
                  onClick={() => {
                    onLeave(remark)
                    onDone()
                  }}
                >
                  {t(words.leave)}
                </button>
              </div>
            </li>
          )
        })}
      </ul>
      {remarks.length > shown.length && (
        <button type="button" className="btn-line min-h-9" onClick={() => setRoom(room + atOnce)}>
          {t(words.more(number(remarks.length - shown.length)))}
        </button>
      )}
    </>
  )
}
