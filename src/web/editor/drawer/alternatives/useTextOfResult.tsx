import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { TextCursorInput } from 'lucide-react'
import { Markdown } from '../../../answers/markdown/Markdown.tsx'
import { useText } from '../../../language.tsx'
import { shownOf, withNotes } from '../replacing/given.ts'
import type { Result } from '../useResults.ts'
import { Alternatives, type Place } from './Alternatives.tsx'
import { drawnRange, pointedAt } from './pointing.ts'
import { lettersIn, piecesOf, read, sentencesIn } from './sentences.ts'
import { useAlternatives } from './useAlternatives.ts'

const words = {
  hint: {
    de: 'Ein Klick auf ein Wort zeigt, wie es anders heißen könnte.',
    en: 'A click on a word shows how else to say it.',
  },
  begin: { de: 'Sätze anders sagen', en: 'Say sentences differently' },
}

type Props = { result: Result; lang: string | undefined; onSay(text: string, before: readonly string[]): void }

const mark = 'sentence'

/** Marks the sentence that is looked at, without a change of the page itself. */
const useMarked = (range: () => Range | undefined) =>
  useEffect(() => {
    if (!('highlights' in CSS)) return
    const found = range()
    if (found) CSS.highlights.set(mark, new Highlight(found))
    return () => void CSS.highlights.delete(mark)
  })

/** What a tool has written, each sentence of which can be said otherwise: at a press, or one after the other. */
export function useTextOfResult({ result, lang, onSay }: Props) {
  const t = useText()
  const box = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<Place>()
  const alternatives = useAlternatives({ result, lang, onSay })
  const { text, ask } = result
  const doc = useMemo(() => read(ask.target, text), [ask.target, text])
  const sentences = useMemo(() => sentencesIn(doc, lang), [doc, lang])
  const go = (to: Place | undefined) => {
    alternatives.forgive()
    setPlace(to)
  }
  useMarked(() => {
    const sentence = place && sentences[place.sentence]
    return box.current && sentence ? drawnRange(box.current, sentence) : undefined
  })
  const point = (event: MouseEvent<HTMLDivElement>) => {
    if (!getSelection()?.isCollapsed || (event.target as Element).closest('a')) return
    const found = box.current && pointedAt(box.current, doc, event)
    if (!found) return
    const at = sentences.findLastIndex(({ line, first }) => line === found.line && first <= found.letter)
    const sentence = sentences[at]
    if (!sentence) return
    let left = found.letter - sentence.first
    const word = piecesOf(sentence.words, lang).find(({ text: piece, isWord }) => {
      left -= lettersIn(piece).length
      return isWord && left < 0
    })
    go({ sentence: at, word: word?.index })
  }
  return {
    text: (
      <div className="px-5 py-5 sm:px-10">
        {sentences.length > 0 && (
          <div className="mb-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <button type="button" className="btn-small -ml-2.5 text-accent-ink" onClick={() => go({ sentence: 0 })}>
              <TextCursorInput className="size-4" aria-hidden />
              {t(words.begin)}
            </button>
            <span className="max-sm:hidden">{t(words.hint)}</span>
          </div>
        )}
        {/* The same can be done by the button above, sentence by sentence. */}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div ref={box} lang={lang} className="reading cursor-text wrap-anywhere" onClick={point}>
          <Markdown below={3} lang={lang}>
            {withNotes(shownOf(text, ask.given))}
          </Markdown>
        </div>
      </div>
    ),
    panel: place && (
      <Alternatives {...{ sentences, place, lang, alternatives }} canUndo={result.before.length > 0} onPlace={go} />
    ),
  }
}
