import { useQuery } from '@tanstack/react-query'
import type { VersionView } from '#server/runs/shown.ts'
import { versionsQuery } from '../data/runs.ts'

/** A change that came to nothing is no version. */
const isVersion = ({ state, text }: VersionView) =>
  state === 'running' || ((state === 'done' || state === 'stopped') && text.trim() !== '')

const none: readonly VersionView[] = []

/** The versions of the text that stands there, of several those of this one, and which of them it is. */
export function useVersions(run: string | undefined, variant?: number) {
  const { data } = useQuery({ ...versionsQuery(run ?? ''), enabled: run !== undefined })
  const isOf = (one: VersionView) => !variant || (one.variant ?? variant) === variant
  const versions = data?.versions.filter(one => isVersion(one) && isOf(one)) ?? none
  return { versions, at: versions.findIndex(({ _id }) => _id === run) }
}

export type Versions = ReturnType<typeof useVersions>
