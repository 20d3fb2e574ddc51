import type { PictureExtra } from './picture-extras.ts'

/** Something that is said in a recording: from when to when, in seconds. */
export type Cue = Readonly<{ start: number; end: number; text: string }>

/** A file that a run has made: its id, what it is, and how large; pixels of a picture, seconds of a recording. */
export type MadeFile = Readonly<{
  file: string
  type: string
  name: string
  width?: number
  height?: number
  /** Of a painted picture, the number that it drew lots with. */
  seed?: number
  /** Of a painted picture, the larger one that it was made smaller from, a file as well. */
  original?: Readonly<{ file: string; width: number; height: number }>
  /** What a picture that it was made of has, and it has not. */
  lost?: readonly PictureExtra[]
  /** How many times larger it shows what was found in a small part of a picture. */
  enlarged?: number
  /** Of an archive, how many pictures lie in it, where not all of them are shown beside it. */
  holds?: number
  seconds?: number
  /** Of a recording, what is said in it and when. */
  cues?: readonly Cue[]
  /** Of a recording, who speaks, as it stands in runs. */
  by?: string
}>
