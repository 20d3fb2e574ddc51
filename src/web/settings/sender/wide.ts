import type { SenderKey } from '#shared/sender.ts'

/** Whether something takes a line of its own, in the form and where it is read. */
export const isWide = (key: SenderKey) => !['name', 'organisation', 'phone', 'email'].includes(key)
