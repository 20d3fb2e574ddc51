import { useRef } from 'react'
import { ChevronDown, CircleCheck, TextSearch } from 'lucide-react'
import type { Basis } from '#catalogue/call.ts'
import type { Answer } from '#shared/answers.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { type Added, nameOfAdded } from './added.ts'
import { Passage } from './Passage.tsx'
import type { AllRemarks } from './found.ts'
import type { useLeft } from './useLeft.ts'
import { usePut } from './usePut.ts'
import { deeds, done } from './words.ts'

const words = {
  added: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Stelle steht' : 'Stellen stehen'} nicht in Ihren Angaben`,
    en: `${count} ${one ? 'detail is' : 'details are'} not in what you gave`,
  }),
  check: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Stelle' : 'Stellen'} zum Prüfen`,
    en: `${count} ${one ? 'detail' : 'details'} to check`,
  }),
  show: { de: 'Im Text zeigen', en: 'Show in the text' },
  how: {
    de: 'Ohne KI mit Ihren Angaben verglichen. Ob etwas zu ändern ist, entscheiden Sie.',
    en: 'Compared with what you gave, without AI. Whether anything should change is for you to decide.',
  },
  checked: {
    de: 'Das Modell schreibt hier aus allgemeinem Wissen. Diese Angaben stammen nicht von Ihnen.',
    en: 'Here the model writes from general knowledge. These details did not come from you.',
  },
}

/** Which of the things that were added there is still something to say about. */
export const openOf = (added: readonly Added[], left: readonly string[]) =>
  added.filter(one => !left.includes(nameOfAdded(one)))

type Props = {
  answer: Answer
  found: AllRemarks & { readonly current: boolean }
  basis: Basis
  language: string | undefined
  left: ReturnType<typeof useLeft>
  /** Puts a changed text in the place of the answer. */
  onChange: ((answer: Answer) => void) | undefined
  onShow(one: Added): void
}

/** What stands in an answer and was not given, one by one; or that there is nothing of the kind. */
export function AddedList({ answer, found, basis, language, left, onChange, onShow }: Props) {
  const t = useText()
  const { number } = useFormats()
  const box = useRef<HTMLDivElement>(null)
  const open = openOf(found.added, left.left)
  const hard = open.filter(({ quiet }) => !quiet).length
  const many = found.added.length - open.length

  const change = usePut(answer, found, onChange)
  // What was pressed goes away; whoever reads by keyboard stays here.
  const hold = () => box.current?.focus()
  const isClear = basis === 'notes' && found.exact && !found.added.some(({ quiet }) => !quiet)

  if (!open.length && !many && !isClear) return null
  return (
    <div ref={box} tabIndex={-1} className="border-t border-line px-5 text-sm outline-none sm:px-10 print:hidden">
      {isClear && (
        <p className="flex min-h-11 items-center gap-2.5 py-2">
          <CircleCheck className="size-4 shrink-0 text-ok" strokeWidth={1.75} aria-hidden />
          {t(done.clear)}
        </p>
      )}
      {open.length > 0 && (
        <details className="group" open={hard > 0}>
          <Summary isHard={hard > 0}>
            {t((hard ? words.added : words.check)(number(open.length), open.length === 1))}
          </Summary>
          <ul className="grid gap-4 pb-4">
            {open.map(one => (
              <li key={nameOfAdded(one)} className="flex flex-wrap items-start gap-x-3 gap-y-2">
                <div className="min-w-60 flex-1">
                  <p className={one.quiet ? 'text-muted' : ''}>{t(one.message)}</p>
                  {one.here && (
                    <button
                      type="button"
                      className="block text-left hover:underline"
                      title={t(words.show)}
                      onClick={() => onShow(one)}
                    >
                      <span className="sr-only">{t(words.show)}: </span>
                      <Passage excerpt={one.here} lang={language} />
                    </button>
                  )}
                </div>
                <div className="flex flex-wrap gap-2">
                  {onChange && one.correct && (
                    <Deed onClick={() => (change({ what: 'correct', name: nameOfAdded(one) }), hold())}>
                      {t(deeds.correct)}
                    </Deed>
                  )}
                  {onChange && one.strike && (
                    <Deed
                      title={t(deeds.gone(one.struck ?? ''))}
                      onClick={() => (change({ what: 'strike', name: nameOfAdded(one) }), hold())}
                    >
                      {t(deeds.strike)}
                    </Deed>
                  )}
                  <Deed onClick={() => (left.leave(nameOfAdded(one)), hold())}>{t(deeds.leave)}</Deed>
                </div>
              </li>
            ))}
          </ul>
          <p className="pb-4 text-xs text-muted">{t(basis === 'knowledge' ? words.checked : words.how)}</p>
        </details>
      )}
      {many > 0 && (
        <p className="flex min-h-11 flex-wrap items-center gap-x-3 py-2 text-xs text-muted">
          {t(done.left(number(many), many === 1))}
          <button type="button" className="link min-h-9" onClick={left.ask}>
            {t(done.again)}
          </button>
        </p>
      )}
    </div>
  )
}

type SummaryProps = { isHard: boolean; children: string }

const Summary = ({ isHard, children }: SummaryProps) => (
  <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 py-2 [&::-webkit-details-marker]:hidden">
    <TextSearch className={`size-4 shrink-0 ${isHard ? 'text-warn' : 'text-muted'}`} strokeWidth={1.75} aria-hidden />
    <span className="flex-1">{children}</span>
    <ChevronDown className="size-4 shrink-0 text-muted group-open:rotate-180" aria-hidden />
  </summary>
)

type DeedProps = { title?: string; onClick(): void; children: string }

const Deed = ({ title, onClick, children }: DeedProps) => (
  <button type="button" className="btn-line min-h-9 shrink-0 px-3 text-sm" title={title} onClick={onClick}>
    {children}
  </button>
)
