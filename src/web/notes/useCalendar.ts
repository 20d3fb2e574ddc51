import { startTransition, useEffect, useState } from 'react'
import type { CalendarRemark } from '#language/calendar/remarks.ts'
import { useLocale } from '../language.tsx'
import { notesBeside } from './in-worker.ts'
import { stillThere } from './still-there.ts'

/** Nobody is spoken to while they type; milliseconds. */
const pause = 600
const none: readonly CalendarRemark[] = []

/** What there is to ask about the dates in a text, once nobody types any more; what was found moves with the text. */
export function useCalendar(text: string): readonly CalendarRemark[] {
  const locale = useLocale()
  const [found, find] = useState({ text: '', remarks: none })
  useEffect(() => {
    let left = false
    const take = (remarks: readonly CalendarRemark[]) => left || startTransition(() => find({ text, remarks }))
    // Whatever is asked about has figures in it.
    const look = () => void (/\d/.test(text) ? notesBeside({ text, today: new Date(), locale }).then(take) : take(none))
    const timer = setTimeout(look, pause)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [text, locale])
  return found.remarks.length ? stillThere(found.remarks, found.text, text) : none
}
