import { useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pages } from '../pages.ts'
import { type Chosen, chosenIn } from './chosen.ts'

/** What the register is narrowed to stands in the address: whoever comes back to the page finds it so. */
export function useChosen() {
  const navigate = useNavigate()
  const chosen = chosenIn(useSearch({ strict: false }))
  const [hasChosen, setHasChosen] = useState(false)
  const choose = (search: Chosen) => {
    setHasChosen(true)
    void navigate({ to: pages.catalogue, search, replace: true, resetScroll: false })
  }
  return {
    chosen,
    choose,
    isNarrowed: Object.values(chosen).some(Boolean),
    /** Whether the choice was changed here: then the page must not become shorter under it. */
    hasChosen,
  }
}
