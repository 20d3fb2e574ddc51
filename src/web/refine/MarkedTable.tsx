import type { ReactNode } from 'react'
import type { ComparedTable } from './tables.ts'
import type { Changed } from './take-back.ts'

type Props = ComparedTable & { draw(pieces: readonly Changed[]): ReactNode }

/** A table that was compared, which can be moved where it is wider than its place. */
export function MarkedTable({ rows, hasHead, draw }: Props) {
  const columns = Math.max(...rows.map(({ length }) => length))
  return (
    <div className="mt-4 overflow-x-auto first:mt-0">
      <table className="border-collapse text-sm wrap-normal">
        <tbody>
          {rows.map((fields, row) => (
            <tr key={row}>
              {Array.from({ length: columns }, (_, at) => {
                const Field = hasHead && !row ? 'th' : 'td'
                return (
                  <Field key={at} className="border border-line px-2.5 py-1.5 text-start align-top">
                    {draw(fields[at] ?? [])}
                  </Field>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
