import type { Bytes, ByteRange } from './files.ts'

/** Where the bytes lie, under names of ours. Every call throws what hinders it. */
export type ByteStore = {
  /** Takes over the file that lies at this path on the disk. Until it is whole, there is nothing under the name. */
  put(id: string, path: string): Promise<void>
  get(id: string, part?: ByteRange): Promise<Bytes>
  /** What is not there counts as removed. */
  remove(id: string): Promise<void>
}

const name = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** A name of ours, which can be a part of a path or an address as it is. Throws where it is none. */
export const safeName = (id: string) => {
  if (!name.test(id)) throw new Error(`No name of a file: ${id}`)
  return id
}
