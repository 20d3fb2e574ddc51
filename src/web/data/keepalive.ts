/** What a page that is being left can still send: browsers allow 64 KiB, counted in bytes, for all together. */
const most = 60_000

/**
 * Whether a body can be sent so that the page may be left meanwhile. Of what is not the last, half the room is left for
 * what is.
 */
export const fitsKeepalive = (body: object, isLast = true) =>
  new Blob([JSON.stringify(body)]).size < (isLast ? most : most / 2)
