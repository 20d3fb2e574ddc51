import type { Text } from '#shared/text.ts'
import { useEngines } from '../data/engines.ts'
import { familyOf } from '../families.ts'
import { useText } from '../language.tsx'

/** Where texts come from beside the tools. */
export const otherPlaces: Readonly<Record<string, Text>> = {
  editor: { de: 'Editor', en: 'Editor' },
  picture: { de: 'Bilder', en: 'Pictures' },
}
export const goneTool = { de: 'Ein Werkzeug, das es nicht mehr gibt', en: 'A tool that no longer exists' }

/** What a tool is called and in whose tint it stands, also one that no longer exists. */
export const useToolNames = () => {
  const t = useText()
  const cards = useEngines()
  return (engine: string) => {
    const card = cards.find(({ slug }) => slug === engine)
    return {
      name: t(card?.name ?? otherPlaces[engine] ?? goneTool),
      card,
      family: card ? familyOf(card) : ('other' as const),
    }
  }
}
