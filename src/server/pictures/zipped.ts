import { makeZip } from 'client-zip'
import type { MadePart } from './operations/operation.ts'

/** Files as one archive, under their names. */
export const zipped = async (name: string, files: readonly MadePart[]): Promise<MadePart> => {
  const stream = makeZip(files.map(({ name: own, bytes }) => ({ name: own, input: bytes as Uint8Array<ArrayBuffer> })))
  return { name, type: 'application/zip', bytes: new Uint8Array(await new Response(stream).arrayBuffer()) }
}
