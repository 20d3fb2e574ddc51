import { useEffect, useState } from 'react'
import { firstStack } from './first-stack.ts'
import type { Stack, Size } from './stack.ts'

type First =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly stack: Stack; readonly isLost: boolean }

/** What a drawing begins with, once it is loaded. */
export function useFirstStack(person: string, entry: string, { width, height }: Size, name: string): First {
  const [first, setFirst] = useState<First>({ state: 'loading' })
  useEffect(() => {
    let left = false
    firstStack({ person, entry, size: { width, height }, name })
      .then(found => left || setFirst({ state: 'there', ...found }))
      .catch(() => {})
    return () => {
      left = true
    }
  }, [person, entry, width, height, name])
  return first
}
