import { useState } from 'react'
import { Copy, Replace, Trash2 } from 'lucide-react'
import { useCopy } from '../../answers/useCopy.ts'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ProblemLine } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { shownOf } from './replacing/given.ts'
import { isAdvice } from './tools.ts'
import { canPlace, type Result, type Results } from './useResults.ts'
import { drawerWords } from './words.ts'

const words = {
  discard: { de: 'Verwerfen', en: 'Discard' },
  copy: { de: 'Kopieren', en: 'Copy' },
  replace: { de: 'Ersetzen', en: 'Replace' },
  placed: { de: 'Steht so im Text.', en: 'Stands in the text like this.' },
  same: { de: 'Der Text bleibt, wie er ist.', en: 'The text stays as it is.' },
}

type Props = { results: Results; result: Result; unchanged: boolean }

/** What is done with a result: away with it, on the clipboard, into the text. */
export function ResultFoot({ results, result, unchanged }: Props) {
  const t = useText()
  const copy = useCopy()
  const [problem, setProblem] = useState<string>()
  const { ask, text, placed } = result
  const replace = () => {
    if (!canPlace(result)) return
    const { isWhole } = ask.target
    if (results.place())
      toast({ text: t(isWhole ? drawerWords.replacedWhole : drawerWords.replacedSelection), tone: 'ok' })
    else setProblem(`${t(drawerWords.notReplaced)}. ${t(drawerWords.elsewhere)}`)
  }
  return (
    <div className="border-t border-line px-5 py-3">
      {problem && (
        <div role="alert" className="mb-2">
          <ProblemLine>{problem}</ProblemLine>
        </div>
      )}
      <div className="flex items-center gap-1">
        <IconButton icon={Trash2} label={t(words.discard)} onClick={results.discard} />
        <IconButton icon={Copy} label={t(words.copy)} onClick={() => void copy(shownOf(text, ask.given))} />
        {!isAdvice(ask.tool) && (
          <>
            <p role="status" className="ml-auto text-right text-sm text-muted">
              {unchanged ? t(words.same) : placed !== undefined && !canPlace(result) && t(words.placed)}
            </p>
            <button
              type="button"
              className="btn-primary ml-2"
              // The keyboard stays on it: it can be pressed again as soon as the result changes.
              aria-disabled={!canPlace(result)}
              onClick={replace}
            >
              <Replace className="size-4" aria-hidden />
              {t(words.replace)}
            </button>
          </>
        )}
      </div>
    </div>
  )
}
