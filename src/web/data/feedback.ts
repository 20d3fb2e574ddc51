import type { FeedbackType } from '#shared/feedback.ts'
import { fetched, post } from '../api.ts'

export type NewFeedback = { type: FeedbackType; message: string; url: string }

export const sendFeedback = (feedback: NewFeedback) => fetched<{ _id: string }>('/api/feedback', post(feedback))
