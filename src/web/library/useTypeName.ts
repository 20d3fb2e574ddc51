import type { Text } from '#shared/text.ts'
import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { goneTool } from '../usage/useToolNames.ts'
import { engineOf } from './engine-of.ts'

const others: Readonly<Record<string, Text>> = {
  editor: { de: 'Editor', en: 'Editor' },
  picture: { de: 'Bilder', en: 'Pictures' },
}

/** What a text is of, in words: its tool, or where else it comes from. */
export const useTypeName = () => {
  const t = useText()
  const engines = useEngines()
  return (type: string) => t(engineOf(engines, type)?.name ?? others[type] ?? goneTool)
}
