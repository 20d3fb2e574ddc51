import { useEffect, useEffectEvent, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Text } from '#shared/text.ts'
import { spellingQuery } from '../../data/spelling.ts'
import type { Checks } from './live.ts'
import { openOutside } from './outside.ts'

/** Grammar and spelling by whoever checks them here, among what is remarked; says who, and what went wrong. */
export function useOutside(checks: Checks | undefined, language: string | undefined) {
  const { data: by } = useQuery(spellingQuery)
  const [failed, fail] = useState<Text>()
  const now = useEffectEvent(() => language)
  useEffect(() => {
    if (!checks || !by) return
    const outside = openOutside({
      by,
      language: () => now(),
      onFound(remarks, problem) {
        fail(problem)
        checks.take(remarks)
      },
    })
    const leave = checks.watch(outside.look)
    checks.changed()
    return () => {
      leave()
      outside.close()
    }
  }, [checks, by])
  useEffect(() => checks?.changed(), [checks, language])
  return { by, failed }
}
