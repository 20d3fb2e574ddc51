import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { AnyNode } from '#shared/document/schema.ts'
import { proseOf } from '#shared/document/words.ts'
import { lengthOf } from '#shared/text.ts'
import { readingTime, wordsIn } from '../../ui/counts.ts'
import { lookingAtEachBlock } from '../../editing/each-block.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { useWhenQuiet } from '../useEditorState.ts'

const words = {
  words: (count: string, one: boolean) => ({
    de: `${count} ${one ? 'Wort' : 'Wörter'}`,
    en: `${count} ${one ? 'word' : 'words'}`,
  }),
  signs: (count: string, one: boolean) => ({
    de: `${count} Zeichen`,
    en: `${count} ${one ? 'character' : 'characters'}`,
  }),
  seconds: (count: string) => ({ de: `${count} s Lesezeit`, en: `${count} s to read` }),
  minutes: (count: string) => ({ de: `${count} min Lesezeit`, en: `${count} min to read` }),
  ofSelection: { de: 'Auswahl', en: 'Selection' },
}

const count = (text: string) => ({ words: wordsIn(text), signs: lengthOf(text.replaceAll('\n', '')) })
const countIn = (node: Node) => count(proseOf(node.toJSON() as AnyNode))
const ofBlocks = lookingAtEachBlock(countIn)

const countsIn = ({ state: { doc, selection } }: Editor) => {
  const { from, to, empty } = selection
  const all = { words: 0, signs: 0 }
  for (const { found } of ofBlocks(doc)) {
    all.words += found.words
    all.signs += found.signs
  }
  const selected = empty ? undefined : countIn(doc.cut(from, to))
  return { all, selected: selected?.signs ? selected : undefined }
}

/** How long the text is, and how long it takes to read; of what is selected, how much that is. */
export function Counts({ editor }: { editor: Editor }) {
  const t = useText()
  const { number } = useFormats()
  const { all, selected } = useWhenQuiet(editor, countsIn)
  const say = (of: { words: number; signs: number }) =>
    `${t(words.words(number(of.words), of.words === 1))} · ${t(words.signs(number(of.signs), of.signs === 1))}`
  const seconds = readingTime(all.words)
  const time = seconds < 60 ? words.seconds(number(seconds)) : words.minutes(number(Math.round(seconds / 60)))
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted tabular-nums">
      <span>
        {say(all)}
        {all.words > 0 && ` · ${t(time)}`}
      </span>
      {selected && (
        <span>
          {t(words.ofSelection)}: {say(selected)}
        </span>
      )}
    </p>
  )
}
