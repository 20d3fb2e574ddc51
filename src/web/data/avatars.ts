import { useMutation } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { avatarRoutes } from '#server/avatars/routes.ts'
import { call, ours, put, remove } from '../api.ts'
import { useNews } from './news.ts'
import { sessionKey } from './session.ts'

const { picture: own } = hc<typeof avatarRoutes>('/api', ours).user

/** The bytes in base 64, as the server takes them. */
const inBase64 = async (blob: Blob) => {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Sends a finished picture to where it belongs; null takes away the one there is. */
export const sendPicture = async (path: string, picture: Blob | null) =>
  picture ? call(path, put({ picture: await inBase64(picture) })) : call(path, remove)

/** Sets one's own picture, or takes it away; other tabs show it too. */
export const useOwnPicture = () => {
  const tell = useNews()
  return useMutation({
    mutationFn: async (picture: Blob | null) =>
      picture ? own.$put({ json: { picture: await inBase64(picture) } }) : own.$delete(),
    onSuccess() {
      tell({ stale: sessionKey })
      tell({ stale: ['people'] })
    },
  })
}
