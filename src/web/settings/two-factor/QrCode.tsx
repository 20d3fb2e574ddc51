import { encode } from 'uqr'

const quiet = 4

/** A text as a QR code, drawn here: nobody else learns of it. On white in both designs, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const marks = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
  const whole = size + 2 * quiet
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${whole} ${whole}`}
      className="size-48 rounded-md"
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${whole}v${whole}h-${whole}z`} fill="#fff" />
      <path d={marks.join('')} fill="#000" />
    </svg>
  )
}
