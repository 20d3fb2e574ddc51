/** A name for something new in a draft. */
export const freshId = () =>
  crypto.getRandomValues(new Uint8Array(8)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')
