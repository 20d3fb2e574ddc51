import { type ComponentType, lazy } from 'react'

/** A part of the page that is not needed to read it: it comes with the first hint that someone wants it. */
export const later = <Props>(load: () => Promise<ComponentType<Props>>) =>
  Object.assign(
    lazy(async () => ({ default: await load() })),
    { load },
  )

export type Later<Props> = ReturnType<typeof later<Props>>
