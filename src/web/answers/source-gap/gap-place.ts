import { createContext } from 'react'
import type { Ask } from '../asking.ts'
import type { Closing } from '../../gaps/OpenGap.tsx'

/** A gap that asks for a source, as its menu needs it: which one it is, and what can be done about it. */
export const GapPlace = createContext<{ at(): number; closing: Closing; ask: Ask | undefined } | undefined>(undefined)
