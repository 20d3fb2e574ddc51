import readExif from 'exif-reader'
import type { Metadata } from 'sharp'
import { partsNamed } from './credentials.ts'
import { longestPrompt, type Mark } from './marking.ts'

type Found = Pick<Metadata, 'comments' | 'exif'>

/** A PNG's own text is Latin-1, which sharp takes for UTF-8: https://www.w3.org/TR/png-3/#11tEXt */
const inPng = ({ comments = [] }: Found, bytes: () => Buffer) => {
  const text = comments.find(({ keyword }) => keyword === 'parameters')?.text
  if (!text?.includes('\u{fffd}')) return text
  const begin = 'parameters\0'
  const parts = [...partsNamed(bytes(), 8, 'tEXt', true)].map(part => Buffer.from(part).toString('latin1'))
  return parts.find(part => part.startsWith(begin))?.slice(begin.length)
}

/** A comment of EXIF: its characters are named before it, in whichever order of bytes its program wrote them. */
const inExif = ({ exif }: Found) => {
  if (!exif) return
  try {
    const comment: unknown = readExif(exif).Photo?.UserComment
    if (!(comment instanceof Uint8Array)) return
    const [kind, words] = [Buffer.from(comment.subarray(0, 8)).toString('latin1'), Buffer.from(comment.subarray(8))]
    if (!kind.startsWith('UNICODE')) return words.toString('utf8')
    const even = words.subarray(0, words.length - (words.length % 2))
    // Of most letters the upper byte is nought.
    const isBigEndian = even.filter((byte, at) => at % 2 === 0 && byte === 0).length * 4 > even.length
    return (isBigEndian ? even.swap16() : even).toString('utf16le')
  } catch {
    // Metadata that cannot be read says nothing.
    return
  }
}

/**
 * How a picture came about by the lines that the web interface of AUTOMATIC1111, Forge and others write into it: the
 * words, those to be avoided, and a line of settings. `bytes` reads the file, where its head is not enough.
 */
export const markInParameters = (about: Found, bytes: () => Buffer): Mark | undefined => {
  const text = inPng(about, bytes) ?? inExif(about)
  const settings = /^Steps: \d+, .*\bSampler: .*$/m.exec(text ?? '')
  if (!text || !settings) return
  const [prompt = '', avoid] = text.slice(0, settings.index).split(/^Negative prompt: /m)
  const said = (name: string) => new RegExp(`\\b${name}: ([^,\\n]+)`).exec(settings[0])?.[1]?.trim()
  const [by, seed, denoising] = [said('Model'), said('Seed'), said('Denoising strength')]
  // Pictures that are only enlarged on the way have such a number, too.
  const began = denoising !== undefined && !settings[0].includes('Hires') ? Number(denoising) : undefined
  return {
    source: began === undefined ? 'made' : 'changed',
    ...(by && { by }),
    prompt: prompt.trim().slice(0, longestPrompt),
    ...(avoid !== undefined && { avoid: avoid.trim().slice(0, longestPrompt) }),
    ...(seed !== undefined && /^\d{1,15}$/.test(seed) && { seed: Number(seed) }),
    ...(began !== undefined && began >= 0 && began <= 1 && { strength: Math.round(began * 100) }),
  }
}
