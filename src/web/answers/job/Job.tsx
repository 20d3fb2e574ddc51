import { Check, Info } from 'lucide-react'
import { useText } from '../../language.tsx'
import { EditableText } from '../EditableText.tsx'
import type { ViewProps } from '../views.ts'
import { barriersIn, genderNoteIn } from './inclusive.ts'

const words = {
  noted: (note: string) => ({
    de: `Der Zusatz ${note} steht in der Anzeige.`,
    en: `The note ${note} is in the advert.`,
  }),
  missing: {
    de: 'Der Zusatz (m/w/d) fehlt; ohne ihn kann die Anzeige als Benachteiligung gelten.',
    en: 'A note such as (f/m/x) is missing; in Germany an advert without it may count as discrimination.',
  },
  open: {
    de: 'Keine der geprüften Wendungen schließt jemanden aus.',
    en: 'None of the phrases we look for excludes anybody.',
  },
  barrier: (phrase: string, why: string) => ({ de: `„${phrase}“ ${why}.`, en: `“${phrase}” ${why}.` }),
}

/** A job advert, and below it in a line or two whether it is written for everyone. */
export function Job({ answer, lang, writing, onChange }: ViewProps<string>) {
  const t = useText()
  const note = genderNoteIn(answer)
  const barriers = writing ? [] : barriersIn(answer)
  const lines = [
    // Only German adverts are asked to have one.
    ...(note || lang === 'de' ? [{ good: !!note, text: note ? t(words.noted(note)) : t(words.missing) }] : []),
    ...barriers.map(({ words: phrase, why }) => ({ good: false, text: t(words.barrier(phrase, t(why))) })),
    ...(barriers.length ? [] : [{ good: true, text: t(words.open) }]),
  ]
  return (
    <div>
      <div lang={lang} className="reading sheet-x py-7 sm:py-9">
        <div className="max-w-[36rem]">
          <EditableText text={answer} writing={writing} lang={lang} part="" onChange={writing ? undefined : onChange} />
        </div>
      </div>
      {!writing && (
        <ul className="grid gap-1.5 border-t border-line sheet-x py-4 text-sm print:hidden">
          {lines.map(({ good, text }) => {
            const Icon = good ? Check : Info
            return (
              <li key={text} className="flex items-start gap-2.5">
                <Icon className={`mt-0.5 size-4 shrink-0 ${good ? 'text-ok' : 'text-warn'}`} aria-hidden />
                {text}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
