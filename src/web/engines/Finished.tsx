import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

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

export type FinishedProps = {
  /** How many words it has; missing where they are not what it is made of. */
  count: number | undefined
  /** How many notes its model has left. */
  notes: number
}

/** What is told of a result that has just been finished to whoever does not see it. */
export function Finished({ count, notes }: FinishedProps) {
  const t = useText()
  const { number } = useFormats()
  const said = count === undefined ? t(words.ready) : t(words.finished(number(count), count === 1))
  return [said, notes > 0 && t(words.notes(number(notes), notes === 1))].filter(Boolean).join(' ')
}
