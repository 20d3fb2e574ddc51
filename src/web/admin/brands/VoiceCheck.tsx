import { useDeferredValue, useMemo, useState } from 'react'
import { CircleCheck, Sparkle } from 'lucide-react'
import { mended } from '#language/index.ts'
import { brandFields } from '#shared/brand.ts'
import { area, type Values } from '#shared/fields.ts'
import { useSession } from '../../data/session.ts'
import { Question } from '../../fields/Question.tsx'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { RemarkList } from '../../remarks/RemarkList.tsx'
import { howMany } from '../../remarks/words.ts'
import { type Held, heldAgainst, likedIn } from './voice.ts'

const words = {
  other: { de: 'Anderer Text', en: 'Another text' },
  fine: { de: 'nichts zu bemerken', en: 'nothing to remark on' },
  nothing: {
    de: 'Noch ist kein Beispieltext da. Schreiben Sie einen, oder fügen Sie unten einen Text ein.',
    en: 'There is no sample text yet. Write one, or paste a text below.',
  },
  used: (list: string) => ({ de: `Wörter, die die Marke gern nimmt: ${list}.`, en: `Words the brand likes: ${list}.` }),
  unused: (list: string) => ({ de: `Noch nicht darin: ${list}.`, en: `Not in there yet: ${list}.` }),
}
const otherText = area(
  { de: 'Einen anderen Text prüfen', en: 'Check another text' },
  {
    max: 10_000,
    optional: true,
    hint: { de: 'Er wird nicht gespeichert.', en: 'It is not kept.' },
  },
)

type Props = { values: Values; onMend(name: string, text: string): void }

/** Holds the sample texts of a brand, and another text, against what the brand asks of every text; without a model. */
export default function VoiceCheck({ values, onMend }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { plan_text: plan } = useSession()
  const [other, setOther] = useState('')
  const [voice, text] = [useDeferredValue(values), useDeferredValue(other)]
  const texts = useMemo(() => heldAgainst(voice, text), [voice, text])
  const liked = useMemo(() => likedIn(voice, texts), [voice, texts])
  const mend = ({ name, text: before }: Held, remark: Held['remarks'][number]) => {
    const after = mended(before, [remark])
    if (name === 'other') setOther(after)
    else onMend(name, after)
  }
  const nameOf = (name: string) =>
    t(name === 'other' ? words.other : brandFields[name as keyof typeof brandFields].label)
  return (
    <div className="grid grid-cols-1 gap-5">
      {!texts.length && <p className="text-muted">{t(words.nothing)}</p>}
      <ul className="grid grid-cols-1 gap-4">
        {texts.map(held => {
          const count = held.remarks.length
          const Icon = count ? Sparkle : CircleCheck
          return (
            <li key={held.name} className="grid grid-cols-1 gap-2">
              <p className="flex items-start gap-2 font-medium">
                <Icon className={`mt-1 size-4 shrink-0 ${count ? 'text-warn' : 'text-ok'}`} aria-hidden />
                <span>
                  {nameOf(held.name)}: {t(count ? howMany(number(count), count === 1) : words.fine)}
                </span>
              </p>
              {count > 0 && (
                <RemarkList remarks={held.remarks} language={held.language} onMend={remark => mend(held, remark)} />
              )}
            </li>
          )
        })}
      </ul>
      {texts.length > 0 && liked.used.length + liked.unused.length > 0 && (
        <p className="text-sm text-muted">
          {liked.used.length > 0 && `${t(words.used(liked.used.join(', ')))} `}
          {liked.unused.length > 0 && t(words.unused(liked.unused.join(', ')))}
        </p>
      )}
      <Question
        field={otherText}
        entry={other}
        onEntry={entry => setOther(String(entry))}
        problem={undefined}
        plan={plan}
      />
    </div>
  )
}
