import type { CalendarRemark } from '#language/calendar/remarks.ts'
import type { Locale } from '#shared/text.ts'
import { askingBeside } from '../ask-worker.ts'

/** What stands in a field, on which day, and the language of whoever types it. */
export type Notes = { readonly text: string; readonly today: Date; readonly locale: Locale }

const inWorker = askingBeside<Notes, readonly CalendarRemark[]>('notes')

const inPage = async ({ text, today, locale }: Notes): Promise<readonly CalendarRemark[]> => {
  const { calendarRemarks } = await import('#language/calendar/remarks.ts')
  return calendarRemarks(text, today, locale)
}

/** What there is to ask about the dates in notes, worked out beside the page, or in it where there are no workers. */
export const notesBeside = (notes: Notes) => inWorker(notes).catch(() => inPage(notes))
