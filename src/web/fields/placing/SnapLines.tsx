import type { Size } from '#shared/picture-steps/pixels.ts'
import { roomOn } from '#shared/placed-on.ts'

type Props = { to: { across?: number | undefined; down?: number | undefined } | undefined; edge: number; first: Size }

/** The edges and the middle that something is drawn to at this moment, over the picture it stands on. */
export function SnapLines({ to, edge, first }: Props) {
  const room = roomOn(first, { edge })
  const place = (stop: number, free: number, of: number) => `${50 + ((stop - 50) * free) / of}%`
  return (
    <>
      {to?.across !== undefined && (
        <span
          data-snapped="across"
          className="pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-accent outline outline-surface"
          style={{ left: place(to.across, room.width, first.width) }}
        />
      )}
      {to?.down !== undefined && (
        <span
          data-snapped="down"
          className="pointer-events-none absolute inset-x-0 h-0.5 -translate-y-1/2 bg-accent outline outline-surface"
          style={{ top: place(to.down, room.height, first.height) }}
        />
      )}
    </>
  )
}
