import { use } from 'react'
import { Check, Search, Strikethrough } from 'lucide-react'
import { sentenceBefore } from '#language/quotations/index.ts'
import { type SourceGap, sourceGapsIn, struck, unmarked } from '#shared/source-gaps.ts'
import { useText } from '../../language.tsx'
import { Menu, MenuItem } from '../../ui/Menu.tsx'
import type { MenuProps } from '../../ui/MenuButton.tsx'
import { GapPlace } from './gap-place.ts'

const words = {
  search: { de: 'Quelle suchen', en: 'Search for a source' },
  strike: { de: 'Satz streichen', en: 'Strike the sentence' },
  unmark: { de: 'Nur die Markierung entfernen', en: 'Remove the mark only' },
}

const withoutSentence = (text: string, { from }: SourceGap) => {
  const sentence = sentenceBefore(text, from)
  return struck(text, sentence.from, sentence.to)
}

/** What can be done where a source is missing or does not say it. */
export function SourceGapMenu(props: MenuProps) {
  const t = useText()
  const place = use(GapPlace)
  if (!place) return null
  const { at, closing, ask } = place
  const close = (made: (text: string, gap: SourceGap) => string) => {
    const number = at()
    closing.close(text => {
      const gap = sourceGapsIn(text)[number]
      return gap ? made(text, gap) : text
    })
  }
  return (
    <Menu {...props}>
      {ask && (
        <MenuItem icon={Search} onClick={() => ask({ cite: { gap: at() + 1 } })}>
          {t(words.search)}
        </MenuItem>
      )}
      <MenuItem icon={Strikethrough} onClick={() => close(withoutSentence)}>
        {t(words.strike)}
      </MenuItem>
      <MenuItem icon={Check} onClick={() => close(unmarked)}>
        {t(words.unmark)}
      </MenuItem>
    </Menu>
  )
}
