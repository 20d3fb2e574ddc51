import * as drawings from '../brand/drawings.tsx'
import { Mark } from '../brand/Mark.tsx'
import { Wordmark } from '../brand/Wordmark.tsx'
import { ShowcaseRow } from './ShowcaseRow.tsx'

/** The mark and everything drawn by the same hand. */
export const Drawings = () => (
  <ShowcaseRow>
    <Wordmark />
    <Mark className="size-10 text-accent" />
    {Object.entries(drawings).map(([name, Drawing]) => (
      <figure key={name} className="text-center text-sm text-muted">
        <Drawing />
        <figcaption>{name}</figcaption>
      </figure>
    ))}
  </ShowcaseRow>
)
