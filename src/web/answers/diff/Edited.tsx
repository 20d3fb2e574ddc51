import { editAttribute } from './useLevel.ts'
import type { Judged } from './verdicts.ts'
import { Wordings } from './Wordings.tsx'

const looks = {
  open: 'edit cursor-pointer',
  taken: 'underline decoration-ok decoration-dotted decoration-2 underline-offset-4',
  refused: '',
}

/** An edit in its place: both wordings while it is open, then the one that was chosen. */
export const Edited = ({ edit, verdict, number, isMeant }: Judged & { number: number; isMeant: boolean }) => (
  <span {...{ [editAttribute]: number }} className={`${looks[verdict]} ${isMeant ? '@xl:rounded-sm @xl:bg-mark' : ''}`}>
    {verdict === 'refused' && edit.was}
    {verdict === 'taken' && edit.now}
    {verdict === 'open' && (
      <>
        <Wordings {...edit} />
        <sup className="text-muted">{number}</sup>
      </>
    )}
  </span>
)
