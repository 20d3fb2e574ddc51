import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { Problem } from '#shared/problems.ts'
import type { Points } from './raster.ts'

const { resolve } = createRequire(import.meta.url)

/** Without its machine at hand it would fetch one. */
const prepared = () =>
  prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer },
    fireImmediately: true,
  })
let ready: Promise<unknown> | undefined

/** The sizes at which a code has to be read, on a card and on a page; points for each of its modules. */
const small = [6, 12]
/** The sizes in which a code is given, of which the first that is read is taken: decoders stumble over single ones. */
const given = [20, 18, 16]

const reads = async ({ data, size }: Points): Promise<readonly (string | undefined)[]> => {
  await (ready ??= prepared())
  const [first] = await readBarcodes({ data, width: size, height: size, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    tryHarder: true,
    // Many cameras read no light dots on a dark ground.
    tryInvert: false,
  })
  return [first?.text, jsQR.default(data, size, size, { inversionAttempts: 'dontInvert' })?.data]
}

/**
 * Reads a code with two decoders at three sizes, and gives it in the last of them. Throws qr_unreadable where one of
 * them reads anything else than what it is to say.
 */
export const proven = async (content: string, across: number, draw: (size: number) => Promise<Points>) => {
  const isRead = async (points: Points) => (await reads(points)).every(text => text === content)
  for (const scale of small) if (!(await isRead(await draw(across * scale)))) throw new Problem('qr_unreadable')
  for (const scale of given) {
    const points = await draw(across * scale)
    if (await isRead(points)) return points
  }
  throw new Problem('qr_unreadable')
}
