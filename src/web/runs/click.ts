import { useRef } from 'react'
import type { Values } from '#shared/fields.ts'
import { freshId } from '../ui/fresh-id.ts'
import type { Change } from './run-state.ts'

/** One press of the button: what is asked, and how. */
export type Click = {
  readonly call: string
  readonly body: object
  readonly without?: 'model'
  /** Where it follows from what is asked, so that the same is not done twice; else each press has its own. */
  readonly key?: string
  /** An administrator tries the call as its draft stands. */
  readonly draft?: true
  /** An earlier attempt at the same, whose finished steps are used. */
  readonly again?: string | undefined
  /** Another model than that of the earlier attempt is to write. */
  readonly byOther?: boolean | undefined
  /** The text it is another version of. */
  readonly of?: string | undefined
  /** Where several answers are asked for, what the form of each says otherwise. */
  readonly several?: readonly Values[]
  /** A text that is changed, in place of a form that is sent. */
  readonly over?: Change
}

/** Where a press is sent to. */
export const addressOf = ({ call, without, draft, again, byOther, of, over }: Click) => {
  const ways = new URLSearchParams({
    ...(without && { without }),
    ...(draft && { draft: 'yes' }),
    ...(again && { again }),
    ...(byOther && { by: 'other' }),
    ...(of && { of }),
  })
  return `/api/${over ? `runs/${over.run}/refine` : `engins/${call}`}${ways.size ? `?${ways}` : ''}`
}

/** The same press, tried again, is the same run: its key is kept until a run has begun or something else is asked. */
export const useKey = () => {
  const held = useRef<{ key: string; body: string }>(null)
  return {
    of: (click: Click) => {
      const body = JSON.stringify(click)
      if (held.current?.body !== body) held.current = { key: freshId(), body }
      return held.current.key
    },
    spend: () => (held.current = null),
  }
}
