import { calendarRemarks } from '#language/calendar/remarks.ts'
import type { Notes } from './in-worker.ts'

/** What there is to ask about the dates in notes, found beside the page. */
addEventListener('message', ({ data: { text, today, locale }, ports }: MessageEvent<Notes>) =>
  ports[0]?.postMessage(calendarRemarks(text, today, locale)),
)
