import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactsView } from '#server/admin/contacts.ts'
import type { FeedbackView } from '#server/admin/feedback.ts'
import { fetched, post, put } from '../api.ts'
import { sessionKey } from './session.ts'

export const feedbackPerPage = 25
const feedbackKey = ['admin', 'feedback'] as const
const contactsKey = ['admin', 'contacts'] as const
const soon = 2000

type Asked = { page: number; type?: string; state?: string }

/** What people told us, newest first; looked up again while something is on its way. */
export const feedbackQuery = ({ page, type, state }: Asked) =>
  queryOptions({
    queryKey: [...feedbackKey, page, type, state],
    queryFn: ({ signal }) => {
      const asked = { page: String(page), limit: String(feedbackPerPage) }
      const words = new URLSearchParams({ ...asked, ...(type && { type }), ...(state && { delivery: state }) })
      return fetched<{ feedback: FeedbackView[]; total: number; page: number }>(`/api/admin/feedback?${words}`, {
        signal,
      })
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.feedback.some(one => one.delivery === 'waiting') ? soon : false),
  })

/** Sends one to the webhook once more. */
export const useSendAgain = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => fetched<FeedbackView>(`/api/admin/feedback/${encodeURIComponent(id)}/send`, post()),
    onSettled: () => client.invalidateQueries({ queryKey: feedbackKey }),
  })
}

/** The webhook and the link for a personal call, and the variable that says either. */
export const contactsQuery = queryOptions({
  queryKey: contactsKey,
  queryFn: ({ signal }) => fetched<ContactsView>('/api/admin/contacts', { signal }),
})

export type ContactName = keyof ContactsView

/** Sets one of them; nothing forgets it. */
export const useSetContact = (name: ContactName) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (address: string | null) => fetched<ContactsView>('/api/admin/contacts', put({ [name]: address })),
    onSuccess: contacts => {
      client.setQueryData(contactsKey, contacts)
      void client.invalidateQueries({ queryKey: sessionKey })
    },
  })
}

/** Delivers a test to the webhook. */
export const useProbe = () =>
  useMutation({ mutationFn: () => fetched<{ ok: true }>('/api/admin/contacts/test', post()) })
