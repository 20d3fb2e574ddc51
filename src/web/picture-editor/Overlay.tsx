import type { Size } from '#shared/picture-steps/pixels.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { type Frame, handlesOf } from './handles.ts'

type Props = {
  step: Step
  frame: Frame | undefined
  size: Size
  scale: number
}

/** Thin lines, dark and light, that stand out on every picture. */
const Lines = ({ d, faint }: { d: string; faint?: boolean }) => (
  <g opacity={faint ? 0.5 : 1}>
    <path d={d} fill="none" stroke="#000" strokeOpacity={0.6} strokeWidth={3} vectorEffect="non-scaling-stroke" />
    <path d={d} fill="none" stroke="#fff" strokeWidth={1.25} vectorEffect="non-scaling-stroke" />
  </g>
)

const thirds = ({ x, y, w, h }: Frame, parts: number) =>
  Array.from({ length: parts - 1 }, (_, at) => (at + 1) / parts)
    .map(part => `M${x + w * part} ${y}V${y + h}M${x} ${y + h * part}H${x + w}`)
    .join('')

/** What shows the chosen step: where it can be held, what a crop leaves out, a grid to straighten by. */
export function Overlay({ step, frame, size: { width, height }, scale }: Props) {
  const whole = `M0 0H${width}V${height}H0Z`
  const box = frame && { x: frame.x * width, y: frame.y * height, w: frame.w * width, h: frame.h * height }
  const around = box && `M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z`
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
      aria-hidden
    >
      {step.kind === 'straighten' && <Lines d={thirds({ x: 0, y: 0, w: width, h: height }, 8)} faint />}
      {box && around && (
        <>
          {step.kind === 'crop' && (
            <>
              <path d={`${whole}${around}`} fillRule="evenodd" fill="#000" fillOpacity={0.55} />
              <Lines d={thirds(box, 3)} faint />
            </>
          )}
          {!('x1' in step) && <Lines d={around} />}
          {handlesOf(step, frame).map(({ handle, x, y }) => (
            <circle
              key={handle}
              cx={x * width}
              cy={y * height}
              r={7 / scale}
              fill="#fff"
              // What points at something must be seen.
              fillOpacity={'x1' in step ? 0.3 : 1}
              stroke="#000"
              strokeOpacity={0.7}
              strokeWidth={1.5}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </>
      )}
    </svg>
  )
}
