import { plans } from '#shared/plans.ts'
import { type Routes, text } from './route.ts'

const plan = { enum: [...plans] }
const said = { type: 'object', properties: { de: text, en: text } }
const tools = { type: 'array', items: text }

/** Plans: choosing one, paying for one, and what an administrator changes of them. */
export const plansRoutes: Routes = {
  'get /api/plans': {
    summary: 'The five plans with what they hold, which one is yours, and what you have asked or pay for',
    answers: [200, '{ plans, yours, renews, pays, request }'],
  },
  'post /api/plans/request': {
    summary: 'Asks the administration for a larger plan; one request at a time',
    body: { plan, words: { ...text, maxLength: 500 } },
    optional: ['words'],
    answers: [200, '{ plans, yours, renews, pays, request }'],
  },
  'delete /api/plans/request': {
    summary: 'Withdraws a request that nobody has decided on yet',
    answers: [200, '{ plans, yours, renews, pays, request }'],
  },
  'post /api/plans/checkout': {
    summary: 'Where a plan is paid for; 404 where nothing is sold here',
    body: { plan },
    answers: [200, '{ url }'],
  },
  'post /api/plans/portal': {
    summary: 'Where a subscription is changed or ended; 404 where there is none',
    answers: [200, '{ url }'],
  },
  'post /api/plans/confirm': {
    summary: 'Asks the payment service what became of a payment, so that its plan holds at once',
    body: { session: text },
    answers: [200, '{ confirmed }'],
  },
  'post /api/stripe/webhook': {
    summary: 'Events from Stripe, signed over the raw body; the same event twice changes nothing',
    by: 'everyone',
    answers: [200, '{ received }'],
  },
  'get /api/admin/plans': {
    summary: 'The plans with all their terms, how many people are on each, and who asks for one',
    by: 'administrators',
    answers: [200, '{ plans, pays, requests }'],
  },
  'patch /api/admin/plans/{plan}': {
    summary: 'Changes a plan from everybody’s next request on; requests null means unlimited, storage is in bytes',
    by: 'administrators',
    body: {
      requests: { type: ['integer', 'null'], minimum: 0 },
      storage: { type: 'integer', minimum: 0 },
      line: said,
      price: said,
      stripePrice: { type: ['string', 'null'] },
    },
    optional: ['requests', 'storage', 'line', 'price', 'stripePrice'],
    answers: [200, '{ plans, pays, requests }'],
  },
  'get /api/admin/plans/tools': {
    summary: 'Every tool with the plans that open it, and those that open it in the catalogue',
    by: 'administrators',
    answers: [200, '{ tools }'],
  },
  'patch /api/admin/plans/{plan}/tools': {
    summary: 'Opens tools to a plan and closes others; those that are not named stay as they are',
    by: 'administrators',
    body: { open: tools, close: tools },
    optional: ['open', 'close'],
    answers: [200, '{ tools }'],
  },
  'post /api/admin/plan-requests/{id}': {
    summary: 'Grants a request for a plan, or declines it',
    by: 'administrators',
    body: { granted: { type: 'boolean' } },
    answers: [200, '{ plans, pays, requests }'],
  },
}
