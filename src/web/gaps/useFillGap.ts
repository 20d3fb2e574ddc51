import type { Answer } from '#shared/answers.ts'
import { asProblem } from '#shared/problems.ts'
import { senderFields } from '#shared/sender.ts'
import { useUndo } from '../undo/useUndo.ts'
import { useSender } from '../data/sender.ts'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'
import { filled } from './gaps.ts'
import type { Closing } from './OpenGap.tsx'
import { keptAs } from './kept-as.ts'

const words = {
  filled: { de: 'Eingesetzt.', en: 'Filled in.' },
  closed: { de: 'Geändert.', en: 'Changed.' },
  offer: (typed: string) => ({
    de: `„${typed}“ in Ihren Angaben behalten, für die nächsten Texte?`,
    en: `Keep “${typed}” in your details for the next texts?`,
  }),
  keep: { de: 'Behalten', en: 'Keep' },
  kept: { de: 'In Ihren Angaben.', en: 'In your details.' },
}

/**
 * Fills gaps of an answer, which can be taken back, and offers to keep what belongs to the sender and is not kept yet.
 * Undefined where the answer cannot be changed.
 */
export const useFillGap = (answer: Answer, change: ((answer: Answer) => void) | undefined): Closing | undefined => {
  const t = useText()
  const sentence = useSentence()
  const { query, keep } = useSender()
  const tell = useUndo(answer, change)
  if (!change) return undefined
  const offer = (asks: string, typed: string) => {
    const key = keptAs(asks)
    if (!key || query.data?.[key] || typed.length > senderFields[key].max) return
    const run = () =>
      void keep(key, typed).then(
        () => toast({ text: t(words.kept) }),
        (error: unknown) => toast({ text: sentence(asProblem(error)), tone: 'danger' }),
      )
    toast({ text: t(words.offer(typed)), action: { label: t(words.keep), run } })
  }
  const put = (changed: Answer, text: string) => {
    change(changed)
    tell(text, answer, changed)
  }
  return {
    fill(asks, typed) {
      put(filled(answer, asks, typed), t(words.filled))
      offer(asks, typed)
    },
    close: made => typeof answer === 'string' && put(made(answer), t(words.closed)),
  }
}
