import { useEffect, useState } from 'react'
import { firstSheet } from './first-sheet.ts'
import type { Sheet, Size } from './sheet.ts'

type First =
  | { readonly state: 'loading' }
  | { readonly state: 'there'; readonly sheet: Sheet; readonly isLost: boolean }

/** What a drawing begins with, once it is loaded. */
export function useFirstSheet(person: string, entry: string, { width, height }: Size, name: string): First {
  const [first, setFirst] = useState<First>({ state: 'loading' })
  useEffect(() => {
    let left = false
    firstSheet({ person, entry, size: { width, height }, name })
      .then(found => left || setFirst({ state: 'there', ...found }))
      .catch(() => {})
    return () => {
      left = true
    }
  }, [person, entry, width, height, name])
  return first
}
