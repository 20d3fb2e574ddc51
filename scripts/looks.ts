import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { drawnInLooks } from '../src/server/pictures/in-looks.ts'
import { swatchOf } from '../src/web/swatches/index.ts'

// Draws what a look is like as long as no picture is chosen: the swatch of a photograph in each of them. To be run by
// `node scripts/looks.ts` when a look or that swatch has changed.
const drawn = sharp(Buffer.from(swatchOf('foto') ?? ''), { density: 480 })
await writeFile('src/web/fields/looks.webp', await drawnInLooks(drawn, { side: 120, isWhole: false, inLooks: true }))
