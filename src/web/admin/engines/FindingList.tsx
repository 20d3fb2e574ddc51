import type { FindingView } from '#server/custom-engines/views.ts'

const most = 12

/** What is wrong, each with the place where it stands. */
export const FindingList = ({ findings }: { findings: readonly FindingView[] }) => (
  <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
    {findings.slice(0, most).map(({ at, line, says }, place) => (
      <li key={place} className="wrap-anywhere">
        <code className="text-xs">{line ? `${at}:${line}` : at}</code> {says}
      </li>
    ))}
  </ul>
)
