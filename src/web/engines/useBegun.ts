import { useMemo } from 'react'
import { useSearch } from '@tanstack/react-router'
import type { Fields } from '#shared/fields.ts'
import { answeredBy } from '#shared/picture-field.ts'
import { wishedIn } from '#shared/wish.ts'

/** What the address says a form begins with: a picture of one's own, or what was typed into a search. */
export function useBegun() {
  const picture = useSearch({ strict: false, select: search => search.picture })
  const wish = useSearch({ strict: false, select: search => search.wish })
  return useMemo(
    () => ({
      name: picture ?? wish,
      answers: (fields: Fields) => ({ ...answeredBy(fields, picture), ...wishedIn(fields, wish) }),
    }),
    [picture, wish],
  )
}
