import { useEffect, useRef } from 'react'
import { ChevronLeft, ChevronRight, RefreshCw, Undo2, X } from 'lucide-react'
import { useText } from '../../../language.tsx'
import { CostLine } from '../../../limit/CostLine.tsx'
import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { useSentence } from '../../../useSentence.ts'
import { piecesOf, type Sentence } from './sentences.ts'
import type { useAlternatives } from './useAlternatives.ts'
import { Wording } from './Wording.tsx'

const words = {
  title: { de: 'Anders sagen', en: 'Say it differently' },
  before: { de: 'Satz davor', en: 'Previous sentence' },
  behind: { de: 'Satz danach', en: 'Next sentence' },
  close: { de: 'Schließen', en: 'Close' },
  which: {
    de: 'Der Satz: Wählen Sie ein Wort, wenn es nur um dieses geht',
    en: 'The sentence: choose a word if it is only about that one',
  },
  sentence: { de: 'Andere Fassungen des Satzes', en: 'Other wordings of the sentence' },
  word: (word: string) => ({ de: `Anderes für „${word}“`, en: `Something else for “${word}”` }),
  list: { de: 'Fassungen', en: 'Wordings' },
  comes: { de: 'Wird geschrieben …', en: 'Being written …' },
  none: { de: 'Dafür kam keine andere Fassung.', en: 'No other wording came for this.' },
  undo: { de: 'Rückgängig', en: 'Undo' },
}

/** Which sentence is looked at, and which of its words, by where that begins in it. */
export type Place = Readonly<{ sentence: number; word?: number }>

type Props = {
  sentences: readonly Sentence[]
  place: Place
  lang: string | undefined
  alternatives: ReturnType<typeof useAlternatives>
  canUndo: boolean
  onPlace(place: Place | undefined): void
}

/** A sentence of a result, and what could stand in its place: for the whole of it, or for one of its words. */
export function Alternatives({ sentences, place, lang, alternatives, canUndo, onPlace }: Props) {
  const t = useText()
  const say = useSentence()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const sentence = sentences[place.sentence]
  if (!sentence) return null
  const pieces = piecesOf(sentence.words, lang)
  const word = pieces.find(({ index, isWord }) => isWord && index === place.word)?.text ?? ''
  const { writing, failure, of, ask, choose, takeBack } = alternatives
  const others = of(sentence, word)
  const step = (icon: typeof ChevronLeft, label: string, to: number) => (
    <IconButton
      icon={icon}
      label={label}
      aria-disabled={!sentences[to]}
      className={`size-9 ${sentences[to] ? '' : 'opacity-40'}`}
      onClick={() => sentences[to] && onPlace({ sentence: to })}
    />
  )
  return (
    <section
      aria-labelledby="say-differently"
      className="max-h-[55%] shrink-0 overflow-y-auto border-t border-line bg-surface px-5 py-3"
    >
      <div className="flex items-center">
        <h4 id="say-differently" ref={head} tabIndex={-1} className="mr-auto font-medium outline-none">
          {t(words.title)}
        </h4>
        {canUndo && <IconButton icon={Undo2} label={t(words.undo)} className="size-9" onClick={takeBack} />}
        {step(ChevronLeft, t(words.before), place.sentence - 1)}
        {step(ChevronRight, t(words.behind), place.sentence + 1)}
        <IconButton icon={X} label={t(words.close)} className="size-9" onClick={() => onPlace(undefined)} />
      </div>
      <p
        role="group"
        aria-label={t(words.which)}
        lang={lang}
        dir="auto"
        className="mt-1 font-serif text-base/8 wrap-anywhere"
      >
        {pieces.map(({ text, index, isWord }) =>
          isWord ? (
            <button
              key={index}
              type="button"
              aria-pressed={index === place.word}
              className="min-h-6 min-w-6 cursor-pointer rounded-sm px-0.5 hover:bg-sunken aria-pressed:bg-accent-soft
                aria-pressed:text-accent-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              onClick={() => onPlace({ ...place, word: index === place.word ? undefined : index })}
            >
              {text}
            </button>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </p>
      {failure && (
        <div className="mt-2">
          <Panel tone="danger">{say(failure)}</Panel>
        </div>
      )}
      {others === undefined ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button className="btn-line min-h-9" isBusy={!!writing} onClick={() => ask(sentence, word)}>
            {writing ? <Spinner /> : <RefreshCw className="size-4" aria-hidden />}
            <span className="max-w-64 truncate">{t(word ? words.word(word) : words.sentence)}</span>
          </Button>
          <p role="status" className="text-sm text-muted">
            {writing ? t(words.comes) : <CostLine cost={1} />}
          </p>
        </div>
      ) : (
        <>
          <p role="status" className="text-sm text-muted empty:hidden">
            {others.length === 0 && t(words.none)}
          </p>
          <ul aria-label={t(words.list)} lang={lang} className="mt-1">
            {others.map(other => (
              <li key={other}>
                <button
                  type="button"
                  dir="auto"
                  className="min-h-9 w-full cursor-pointer rounded-md px-2 py-1.5 text-start hover:bg-sunken pointer-coarse:min-h-11"
                  onClick={() => choose(sentence, word, other)}
                >
                  <Wording of={sentence} now={other} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
