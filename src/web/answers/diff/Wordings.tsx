import type { Edit } from '#language/comparing/edits.ts'
import { isSigns } from './context.ts'

/** What stood there and what stands there now; a comma alone is drawn so that it is seen. */
export const Wordings = ({ was, now }: Pick<Edit, 'was' | 'now'>) => (
  <>
    {was && <del className={isSigns(was) ? 'sign' : undefined}>{was}</del>}
    {was && now && <wbr />}
    {now && <ins className={isSigns(now) ? 'sign' : undefined}>{now}</ins>}
  </>
)
