/**
 * What of the XMP of a picture, which is empty where it has none, is written into the picture again; nothing else of
 * it is kept.
 */
export type Keeps = (xmp: string) => string | undefined

/** A picture as it may be kept: what it is, how large, and its bytes without anything that tells more than it shows. */
export type Bare = {
  readonly type: 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}
