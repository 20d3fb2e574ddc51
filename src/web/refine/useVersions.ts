import { useQuery } from '@tanstack/react-query'
import type { VersionView } from '#server/runs/shown.ts'
import { versionsQuery } from '../data/runs.ts'

/** A change that came to nothing is no version. */
const isVersion = ({ state, text }: VersionView) =>
  state === 'running' || ((state === 'done' || state === 'stopped') && text.trim() !== '')

const none: readonly VersionView[] = []

/** The versions of the text that stands there, and which of them it is. */
export function useVersions(run: string | undefined) {
  const { data } = useQuery({ ...versionsQuery(run ?? ''), enabled: run !== undefined })
  const versions = data?.versions.filter(isVersion) ?? none
  return { versions, at: versions.findIndex(({ _id }) => _id === run) }
}

export type Versions = ReturnType<typeof useVersions>
