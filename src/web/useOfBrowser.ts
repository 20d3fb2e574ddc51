import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * What only the browser knows, such as its clock or its keys: undefined in a page that was drawn ahead, until it has
 * been taken over.
 */
export const useOfBrowser = <Known extends string | number | boolean>(read: () => Known): Known | undefined =>
  useSyncExternalStore<Known | undefined>(never, read, () => undefined)

/**
 * What has come from the server, once a page that was drawn ahead without it has been taken over: it may come before
 * that, and React must find the page as it was drawn.
 */
export const useSoFar = <Known>(come: Known | undefined): Known | undefined =>
  useOfBrowser(() => true) ? come : undefined
