/** Whether a page that is being left can still send this: browsers allow 64 KiB, counted in bytes, for all together. */
export const fitsKeepalive = (body: object) => new Blob([JSON.stringify(body)]).size < 60_000
