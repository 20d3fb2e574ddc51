import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { RefreshCw } from 'lucide-react'
import { useText } from '../../language.tsx'
import { CostLine } from '../../limit/CostLine.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useSentence } from '../../useSentence.ts'
import { Bar } from '../bars/Bar.tsx'
import { useWordings } from '../drawer/alternatives/useWordings.ts'
import { Wording } from '../drawer/alternatives/Wording.tsx'
import { mark, markedIn } from '../drawer/marking.ts'
import { changed, layDown } from '../drawer/replacing/apply.ts'
import { changesBetween } from '../drawer/replacing/changes.ts'
import { givenOf } from '../drawer/replacing/given.ts'
import { drawerWords } from '../drawer/words.ts'
import { sentenceAt, stillAt } from './sentence-at.ts'
import { tryAgain } from '../../ui/try-again.ts'

const words = {
  title: { de: 'Anders sagen', en: 'Say it differently' },
  sentence: { de: 'Andere Fassungen des Satzes', en: 'Other wordings of the sentence' },
  part: (part: string) => ({ de: `Anderes für „${part}“`, en: `Something else for “${part}”` }),
  list: { de: 'Fassungen', en: 'Wordings' },
  comes: { de: 'Wird geschrieben …', en: 'Being written …' },
  none: { de: 'Dafür kam keine andere Fassung.', en: 'No other wording came for this.' },
  again: tryAgain,
  several: {
    de: 'Markieren Sie ein Wort oder einen einzelnen Satz.',
    en: 'Select a word or a single sentence.',
  },
}

type Props = { editor: Editor; lang: string | undefined; onClose(): void }
type Found = NonNullable<ReturnType<typeof sentenceAt>>

/** Puts a wording in the place of its sentence, wherever that stands by now; false where its words are others. */
const putInPlace = (editor: Editor, { sentence: { target } }: Found, wording: string) => {
  const now = stillAt(editor.state.doc, markedIn(editor), target)
  if (!now) return false
  layDown(editor, changed(now, changesBetween(now, givenOf(now), wording)))
  return true
}

/** Other wordings of the sentence the caret is in, or of what is selected of it: one of them takes its place. */
export function DifferentlyBar({ editor, lang, onClose }: Props) {
  const t = useText()
  const [found] = useState(() => sentenceAt(editor.state, lang))
  const refuse = useEffectEvent(() => {
    if (found) return
    toast({ text: t(words.several), tone: 'danger' })
    onClose()
  })
  useEffect(() => refuse(), [])
  return found ? <Wordings {...{ editor, lang, onClose, found }} /> : null
}

function Wordings({ editor, lang, onClose, found }: Props & { found: Found }) {
  const t = useText()
  const say = useSentence()
  const { sentence, part } = found
  const { writing, failure, of, ask } = useWordings(lang)
  const box = useRef<HTMLDivElement>(null)
  const others = of(sentence, part)
  const begin = useEffectEvent(() => ask(sentence, part))
  useEffect(() => begin(), [])
  useLayoutEffect(() => mark(editor, sentence.target), [editor, sentence])
  const isThere = others !== undefined
  useEffect(() => {
    const element = box.current
    // Whoever has gone back to the text goes on writing.
    if (isThere && !element?.contains(document.activeElement)) return
    const first = element?.querySelector('li button') ?? element
    if (first instanceof HTMLElement) first.focus()
  }, [isThere])
  const choose = (wording: string) => {
    if (!putInPlace(editor, found, wording)) toast({ text: t(drawerWords.sentenceElsewhere), tone: 'danger' })
    onClose()
  }
  return (
    <Bar label={t(words.title)} onClose={onClose}>
      <div ref={box} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <p className="flex flex-wrap items-center gap-x-3 font-medium">
          <span className="min-w-0 truncate">{t(part ? words.part(part) : words.sentence)}</span>
          {writing && (
            <span role="status" className="flex items-center gap-2 font-normal text-muted">
              <Spinner />
              {t(words.comes)} <CostLine cost={1} />
            </span>
          )}
        </p>
        {failure && (
          <Panel tone="danger">
            <p>{say(failure)}</p>
            <button
              type="button"
              className="btn-small mt-2 border border-field text-ink"
              onClick={() => ask(sentence, part)}
            >
              <RefreshCw className="size-4" aria-hidden />
              {t(words.again)}
            </button>
          </Panel>
        )}
        {others && !others.length && (
          <p role="status" className="text-muted">
            {t(words.none)}
          </p>
        )}
        {others && others.length > 0 && (
          <ul aria-label={t(words.list)} lang={lang} className="mt-1 -ml-2 max-h-[40vh] overflow-y-auto">
            {others.map(other => (
              <li key={other}>
                <button
                  type="button"
                  dir="auto"
                  className="min-h-9 w-full cursor-pointer rounded-md px-2 py-1 text-start font-serif text-base
                    hover:bg-sunken pointer-coarse:min-h-11"
                  onClick={() => choose(other)}
                >
                  <Wording of={sentence} now={other} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Bar>
  )
}
