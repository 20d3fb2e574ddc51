import type { Judged } from './verdicts.ts'

/** An edit in its place: both wordings while it is open, then the one that was chosen. */
export function Edited({ edit, verdict, number }: Judged & { number: number }) {
  if (verdict === 'refused') return edit.was
  if (verdict === 'taken')
    return <span className="underline decoration-ok decoration-dotted decoration-2 underline-offset-4">{edit.now}</span>
  return (
    <span className="edit">
      {edit.was && <del>{edit.was}</del>}
      {edit.now && <ins>{edit.now}</ins>}
      <sup className="text-muted">{number}</sup>
    </span>
  )
}
