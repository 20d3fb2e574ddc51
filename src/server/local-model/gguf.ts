import { open } from 'node:fs/promises'

/** More parts and entries than any model has. */
const most = 1_000_000n

/**
 * Whether a file begins as the format GGUF does, with counts that can be true: the program that reads it believes every
 * count, and would read on and on.
 */
export const isGguf = async (path: string) => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(24), 0, 24, 0)
    if (bytesRead < 24 || buffer.toString('latin1', 0, 4) !== 'GGUF') return false
    const [version, tensors, entries] = [buffer.readUInt32LE(4), buffer.readBigUInt64LE(8), buffer.readBigUInt64LE(16)]
    return (version === 2 || version === 3) && tensors > 0n && tensors < most && entries > 0n && entries < most
  } finally {
    await file.close()
  }
}
