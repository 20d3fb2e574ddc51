import { hc } from 'hono/client'
import type { feedbackRoutes } from '#server/feedback/routes.ts'
import { given, ours } from '../api.ts'

const { feedback: calls } = hc<typeof feedbackRoutes>('/api', ours)

export type NewFeedback = Parameters<typeof calls.$post>[0]['json']

export const sendFeedback = (json: NewFeedback) => given(calls.$post({ json }))
