import sharp from 'sharp'
import { styles } from '#catalogue/pictures/styles.ts'
import type { Settings, SettingsOfParts } from '../store/settings.ts'

export type StyleName = keyof typeof styles

/** Whether there is a style of this name. */
export const isStyle = (name: string): name is StyleName => Object.hasOwn(styles, name)

/** What a picture of a style is drawn at: as wide as it stands in the window, on screens with two pixels in one. */
const size = { width: 360, height: 240 }
/** More pixels no picture has that was painted here. */
const mostPixels = 100_000_000

/** By style, the name of the picture that this installation has painted of it: another picture has another name. */
export const stylePicturesIn = async (settings: Settings) => (await settings.get('stylePictures')) ?? {}

/** The bytes of such a picture, as WebP; nothing where there is none. */
export const stylePicture = async (settings: Settings, style: StyleName) => {
  const kept = await settings.get(`stylePicture ${style}`)
  return kept === undefined ? undefined : Buffer.from(kept, 'base64')
}

/** Keeps a picture that was painted in a style, small, in place of an earlier one. Throws where it is no picture. */
export const keepStylePicture = async (
  settings: SettingsOfParts,
  style: StyleName,
  bytes: Uint8Array,
  name: string,
) => {
  const small = await sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...size, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 78 })
    .toBuffer()
  await settings.set(`stylePicture ${style}`, small.toString('base64'))
  await settings.merge('stylePictures', { [style]: name })
}

/** Removes all of them: the drawings are shown again. */
export const removeStylePictures = async (settings: Settings) => {
  const names = Object.keys(await stylePicturesIn(settings)).filter(isStyle)
  await settings.remove('stylePictures')
  for (const style of names) await settings.remove(`stylePicture ${style}`)
}
