/** A file that a run has made: its id, what it is, and how large; pixels of a picture, seconds of a recording. */
export type MadeFile = Readonly<{
  file: string
  type: string
  name: string
  width?: number
  height?: number
  seconds?: number
}>
