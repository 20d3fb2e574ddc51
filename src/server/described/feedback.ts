import { deliveries, feedbackTypes, longestFeedback } from '#shared/feedback.ts'
import { paged, text, type Routes } from './route.ts'

const address = { type: ['string', 'null'], format: 'uri' }

/** What people tell whoever runs the installation. */
export const feedbackRoutes: Routes = {
  'post /api/feedback': {
    summary: 'Keeps a wish or a report, and delivers it to the webhook with type, message, email and url',
    body: {
      type: { enum: feedbackTypes },
      message: { ...text, maxLength: longestFeedback },
      url: { ...text, description: 'The page it is about: a page of this installation.' },
    },
    answers: [200, '{ success, _id }'],
  },
  'get /api/admin/feedback': {
    summary: 'What people told us, newest first, and how far it has come',
    by: 'administrators',
    query: {
      page: paged.page,
      limit: paged.limit,
      type: { enum: feedbackTypes },
      delivery: { enum: deliveries },
    },
    answers: [200, '{ feedback, total, page }'],
  },
  'post /api/admin/feedback/{id}/send': {
    summary: 'Sends a piece of feedback to the webhook again',
    by: 'administrators',
    answers: [200, 'The feedback'],
  },
  'get /api/admin/contacts': {
    summary: 'The webhook for feedback and the link for a personal call; of the webhook only where it leads',
    by: 'administrators',
    answers: [200, '{ webhook: { address, variable }, booking: { address, variable } }'],
  },
  'put /api/admin/contacts': {
    summary: 'Sets or, with null, forgets them; what the environment says cannot be changed',
    by: 'administrators',
    body: { webhook: address, booking: address },
    optional: ['webhook', 'booking'],
    answers: [200, 'The same'],
  },
  'post /api/admin/contacts/test': {
    summary: 'Delivers a test to the webhook, once and now',
    by: 'administrators',
    answers: [200, '{ ok }'],
  },
}
