import type { CalendarRemark } from '#language/calendar/remarks.ts'

/** Remarks on a text as they stand in what has become of it: moved with their words, and gone with them. */
export const stillThere = (
  remarks: readonly CalendarRemark[],
  before: string,
  now: string,
): readonly CalendarRemark[] =>
  before === now
    ? remarks
    : remarks.flatMap(remark => {
        const passage = before.slice(remark.from, remark.to)
        const from = now.startsWith(passage, remark.from) ? remark.from : now.indexOf(passage)
        if (from < 0) return []
        const [by, to] = [from - remark.from, from + passage.length]
        const mends = remark.mends.map(({ label, mend }) => ({
          label,
          mend: { ...mend, from: mend.from + by, to: mend.to + by },
        }))
        return [{ ...remark, from, to, mends }]
      })
