const starts = (bytes: Uint8Array, sign: string) => Buffer.from(bytes.subarray(0, 1024)).includes(sign, 0, 'latin1')
const begins = (bytes: Uint8Array, sign: string) =>
  Buffer.from(bytes.subarray(0, sign.length)).equals(Buffer.from(sign, 'latin1'))

/** What documents begin with. What begins otherwise is text. */
const signs = [
  ['application/pdf', (bytes: Uint8Array) => starts(bytes, '%PDF-')],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    (bytes: Uint8Array) => begins(bytes, 'PK'),
  ],
  ['application/msword', (bytes: Uint8Array) => begins(bytes, '\xd0\xcf\x11\xe0')],
  ['application/rtf', (bytes: Uint8Array) => begins(bytes, '{\\rtf')],
] as const

/** The media type of a document that could be read, by its content alone. */
export const typeOf = (bytes: Uint8Array) => signs.find(([, fits]) => fits(bytes))?.[0] ?? 'text/plain'
