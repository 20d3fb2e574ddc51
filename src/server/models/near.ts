/** Whether an address is this machine’s own. */
export const isNear = (url: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
