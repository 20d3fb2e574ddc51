/** A picture as it may be kept: what it is, how large, and its bytes without anything that tells more than it shows. */
export type Bare = {
  readonly type: 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}
