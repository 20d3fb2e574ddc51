import type { Line } from './lines.ts'

type Props = { lines: readonly Line[]; ticks: readonly boolean[]; width: number; height: number }

/** The lines that were found, framed on their picture: ticked ones with a line drawn through, the others dashed. */
export const LinesOver = ({ lines, ticks, width, height }: Props) => (
  <svg viewBox={`0 0 ${width} ${height}`} className="pointer-events-none absolute inset-0 size-full" aria-hidden>
    {lines.map(({ left: x, top: y, width, height }, at) => (
      <g key={`${x} ${y}`} fill="none" strokeWidth={2} data-ticked={ticks[at] ? '' : undefined}>
        <rect {...{ x, y, width, height }} stroke="#fff" strokeWidth={4} vectorEffect="non-scaling-stroke" />
        <rect
          {...{ x, y, width, height }}
          stroke="#b00058"
          strokeDasharray={ticks[at] ? undefined : '6 5'}
          vectorEffect="non-scaling-stroke"
        />
        {ticks[at] && (
          <line
            {...{ x1: x, y1: y + height / 2, x2: x + width, y2: y + height / 2 }}
            stroke="#b00058"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </g>
    ))}
  </svg>
)
