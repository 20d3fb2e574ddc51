import sharp from 'sharp'
import { drawnFromSvg } from './drawn-from-svg.ts'

const trunks = Array.from({ length: 14 }, (_, at) => {
  const [foot, top] = [10 + at * 16, 110 + (at % 3) * 8]
  return `<line x1="${foot}" y1="160" x2="${foot + 20 - at}" y2="${top}" stroke="#20302a" stroke-width="${1 + (at % 3)}"/>`
})

/** A drawn landscape as PNG: sky, hills, a house, a path and thin trunks, with edges in every direction. */
export const landscape = async (width: number, height: number): Promise<Buffer> => {
  const drawn = await drawnFromSvg(`
      <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 240 160"
        preserveAspectRatio="none">
        <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb4e0"/><stop offset="1" stop-color="#f4e3c1"/></linearGradient>
        <rect width="240" height="160" fill="url(#sky)"/>
        <circle cx="180" cy="45" r="22" fill="#f6c945"/>
        <path d="M0 120 60 50 110 105 150 70 240 130V160H0Z" fill="#3d5a48"/>
        <path d="M20 150q40-50 90-10t120-20" stroke="#8a2b2b" stroke-width="5" fill="none"/>
        ${trunks.join('')}
        <rect x="30" y="92" width="34" height="40" fill="#c9b79c" transform="rotate(8 47 112)"/>
      </svg>`)
  return sharp(drawn).removeAlpha().png().toBuffer()
}
