import { useQuery } from '@tanstack/react-query'
import { planToolsQuery } from '../../data/set-plans.ts'
import { useText } from '../../language.tsx'
import { nameOf } from '../plans/tools.ts'

/** What tools are called that stand in the log by their ids, with commas between; one that is gone keeps its id. */
export const useToolNames = (wanted: boolean) => {
  const t = useText()
  const { data } = useQuery({ ...planToolsQuery, enabled: wanted })
  return (ids: string) =>
    ids
      .split(', ')
      .map(id => {
        const tool = data?.find(one => one.id === id)
        return tool ? nameOf(tool, t) : id
      })
      .join(', ')
}
