import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { contactRoutes, ContactsView } from '#server/admin/contacts.ts'
import type { feedbackAdminRoutes } from '#server/admin/feedback.ts'
import { given, ours, until } from '../api.ts'
import { sessionKey } from './session.ts'

export const feedbackPerPage = 25
const feedbackKey = ['admin', 'feedback'] as const
const contactsKey = ['admin', 'contacts'] as const
const soon = 2000

const { feedback: calls } = hc<typeof feedbackAdminRoutes>('/api/admin', ours)
const { contacts } = hc<typeof contactRoutes>('/api/admin', ours)

type Asked = { page: number; type?: string; state?: string }

/** What people told us, newest first; looked up again while something is on its way. */
export const feedbackQuery = ({ page, type, state }: Asked) =>
  queryOptions({
    queryKey: [...feedbackKey, page, type, state],
    queryFn: ({ signal }) => {
      const query = { page: String(page), limit: String(feedbackPerPage), type, delivery: state }
      return given(calls.$get({ query }, until(signal)))
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.feedback.some(one => one.delivery === 'waiting') ? soon : false),
  })

/** Sends one to the webhook once more. */
export const useSendAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => given(calls[':id'].send.$post({ param: { id: encodeURIComponent(id) } })),
    onSettled: () => client.invalidateQueries({ queryKey: feedbackKey }),
  })
}

/** The webhook and the link for a personal call, and the variable that says either. */
export const contactsQuery = queryOptions({
  queryKey: contactsKey,
  queryFn: ({ signal }) => given(contacts.$get({}, until(signal))),
})

export type ContactName = keyof ContactsView

/** Sets one of them; nothing forgets it. */
export const useSetContact = (name: ContactName) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string | null) => given(contacts.$put({ json: { [name]: address } })),
    onSuccess: known => {
      client.setQueryData(contactsKey, known)
      void client.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

/** Delivers a test to the webhook. */
export const useProbe = () => useMutation({ mutationFn: () => given(contacts.test.$post()) })
