/** JSON as it came; some put a byte order mark before it. Throws where it is none. */
export const jsonOf = (bytes: Buffer): unknown => JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''))
