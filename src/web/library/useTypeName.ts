import { useEngines } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { goneTool, otherPlaces } from '../usage/useToolNames.ts'
import { engineOf } from './engine-of.ts'

/** What a text is of, in words: its tool, or where else it comes from. */
export const useTypeName = () => {
  const t = useText()
  const engines = useEngines()
  return (type: string) => t(engineOf(engines, type)?.name ?? otherPlaces[type] ?? goneTool)
}
