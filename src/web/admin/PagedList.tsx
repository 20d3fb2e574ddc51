import type { ComponentProps } from 'react'
import { isBeyond, Pager } from '../library/Pager.tsx'
import { ListState } from './ListState.tsx'

type Props = Pick<ComponentProps<typeof ListState>, 'says' | 'none' | 'onAll' | 'children'> & {
  /** What stands on the page that is seen; undefined while that is on its way. */
  here: Parameters<typeof isBeyond>[0]
  at: { page: number; onPage: ComponentProps<typeof Pager>['onPage'] }
  /** How many pages there are. */
  of: number
  asked: { error: unknown; isPlaceholderData: boolean; refetch(): unknown }
}

/** A list of the administration, page by page. */
export const PagedList = ({ here, at, of, asked, ...list }: Props) => (
  <>
    <ListState
      {...list}
      count={isBeyond(here, at.page, of) ? undefined : here?.length}
      failure={asked.error}
      onRetry={() => void asked.refetch()}
    />
    {here && <Pager page={at.page} of={of} isOld={asked.isPlaceholderData} onPage={at.onPage} />}
  </>
)
