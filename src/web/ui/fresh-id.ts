/** A name that nothing else has, 128 bits in hexadecimal; pages that came over plain http have no `randomUUID`. */
export const freshId = () =>
  crypto.getRandomValues(new Uint8Array(16)).reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '')
