import * as z from 'zod/mini'
import { moment } from '../http/shapes.ts'

/** A bookmark on the wire. */
export const bookmarkShown = z.object({
  _id: z.string(),
  prompt_text: z.string(),
  reply_text: z.string(),
  note: z.string(),
  /** What it is called in lists, and how it goes on from there; both may be empty. */
  title: z.string(),
  first: z.string(),
  type: z.string(),
  run: z.nullable(z.string()),
  variant: z.int(),
  /** Which item of a list it is; null where it is all of the answer. */
  item: z.nullable(z.int()),
  createdAt: moment,
  isBookmarked: z.literal(true),
})
export type BookmarkView = z.infer<typeof bookmarkShown>

/** What every list of texts tells beside its rows. */
export const found = {
  total: z.int(),
  page: z.int(),
  /** There are more than the total. */
  more: z.optional(z.literal(true)),
  /** The search as it was understood, where a slip was forgiven. */
  meant: z.optional(z.string()),
  /** Some texts are so long that only their beginnings are searched. */
  beginnings: z.optional(z.literal(true)),
}
