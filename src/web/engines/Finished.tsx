import { useMemo } from 'react'
import { isWriting } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import type { Done } from '../runs/run-state.ts'
import { wordsIn } from '../ui/counts.ts'

const words = {
  ready: { de: 'Ergebnis fertig.', en: 'The result is ready.' },
  finished: (count: string, one: boolean) => ({
    de: `Text fertig, ${count} ${one ? 'Wort' : 'Wörter'}.`,
    en: `Text finished, ${count} ${one ? 'word' : 'words'}.`,
  }),
  notes: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Hinweis' : 'Hinweise'} vor dem Versenden.`,
    en: `${count} ${one ? 'note' : 'notes'} before you send it.`,
  }),
}

export type FinishedProps = { run: Done; call: ShownCall }

/** What is told of a result that has just been finished to whoever does not see it. */
export function Finished({ run, call }: FinishedProps) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const count = useMemo(() => wordsIn(asMarkdown(call.answer, run.answer, locale)), [call, run.answer, locale])
  if (!count) return null
  const notes = (run.variants ?? [run]).flatMap(one => one.notes ?? []).length
  const said = isWriting(call.answer) ? words.finished(number(count), count === 1) : words.ready
  return [t(said), notes > 0 && t(words.notes(number(notes), notes === 1))].filter(Boolean).join(' ')
}
