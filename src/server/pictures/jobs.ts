import type { Begins } from '#catalogue/abilities.ts'
import type { Values } from '#shared/fields.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { PictureExtra } from '#shared/picture-extras.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { Recipe } from './marking.ts'
import type { Times } from './models/enlarging.ts'
import type { PictureModel } from './models/known.ts'
import type { OperationName } from '#catalogue/operations.ts'
import type { Box } from './texts/box.ts'

/** What a picture is by its content; `width` and `height` as it is seen, turned the way its camera was held. */
export type PictureFacts = Readonly<{
  type: string
  width: number
  height: number
  extras?: readonly PictureExtra[] | undefined
}>

/** What is seen in a picture: how it looks in a few bits, how sharp it is, and whether somebody's face is in it. */
export type PictureSeen = PictureFacts & Readonly<{ print: string; sharpness: number; face: boolean }>

/** The field in which it is given where the subject is, where a service has found it. */
export const matteField = 'matte'

/** A picture on our disk, and the field that named it. */
export type GivenPicture = Readonly<{ field: string; path: string; name: string }>

/** Where text stands on a picture, a box for each line, in its pixels as it is seen. */
export type TextsFound = Readonly<{ width: number; height: number; boxes: readonly Box[] }>

/**
 * How small a picture is drawn: square and filled, or whole with this as its longest side; pixels. WebP, or PNG. With
 * `inLooks` a strip of squares, one for each of our looks, one below the other.
 */
export type Small = Readonly<{ side: number; isWhole: boolean; as?: 'png'; inLooks?: true }>

/**
 * How pictures are drawn anew that go out in one file: their longest side, the bytes of each and of all, and in how
 * many milliseconds from when the first is begun. Before that they are laid down, also in so many, up to the bytes that
 * are `given`.
 */
export type InFile = Readonly<{ side: number; each: number; all: number; within: number; laid: number; given: number }>

/**
 * What the process is asked: what a picture is, where text stands on it, what is seen in it, whether it was cut out
 * before, to draw it small, to draw several anew for a file, how fast the network that enlarges is here, or to make
 * something of pictures. What is asked aside waits for nobody's work.
 */
export type PictureJob = Readonly<{ pictures: readonly GivenPicture[] }> &
  (
    | { readonly finds: 'facts' | 'texts' | 'seen' | 'cut'; readonly isAside?: true }
    | { readonly measures: Times; readonly weights?: string | undefined }
    | { readonly draws: Small }
    /** `until` is when all must be drawn, where some were before. */
    | { readonly redraws: InFile; readonly until?: number | undefined }
    | ({ readonly operation: OperationName } & Terms)
  )

/** The same as the process is told it: everything it reads lies in its reach, and it writes into `folder`. */
export type LaidJob = PictureJob & Readonly<{ folder: string }>

export type Terms = Readonly<{
  values: Values
  locale: Locale
  recipe: Recipe
  begins?: Begins
  /** One that was downloaded and does a part of this work, in place of what does it otherwise. */
  model?: PictureModel
  /** The network that enlarges: how fast it is here, and where its weights are, if not in their package. */
  network?: Readonly<{ paces: Partial<Record<Times, number>>; weights?: string | undefined }>
}>

/** A file that came of it, where it lies; what it has beside one image of eight bits a colour, and what it has not. */
export type PictureMade = Readonly<{ path: string; name: string; type: string; width?: number; height?: number }> &
  AboutMade
/**
 * `enlarged`: how many times, where what is shown was found in a small part of a picture; `holds`: how many pictures
 * lie in an archive that is not shown whole.
 */
export type AboutMade = Readonly<{
  extras?: readonly PictureExtra[]
  lost?: readonly PictureExtra[]
  enlarged?: number
  holds?: number
}>

export type PictureReply =
  | { readonly about: PictureFacts }
  | { readonly texts: TextsFound }
  | { readonly seen: PictureSeen }
  | { readonly cut: boolean }
  | { readonly small: string }
  /** One that is begun, to be drawn anew. */
  | { readonly redrawing: string }
  /** One that was drawn anew, by its field, and where it lies. */
  | { readonly redrawn: string; readonly field: string }
  /** Seconds for a megapixel. */
  | { readonly pace: number }
  | { readonly step: Text; readonly at: number; readonly of: number }
  /** From now on, where it is stopped it hands over what it has; whoever stops it waits for that. */
  | { readonly handsOver: true }
  | { readonly made: PictureMade }
  | { readonly done: true }
  | { readonly problem: ProblemCode; readonly details?: Readonly<Record<string, number>>; readonly why?: string }

export const bounds = {
  /** Of a picture that is brought, of the larger of those that are made, and the longest side of either. */
  pixels: 60_000_000,
  madePixels: 120_000_000,
  side: 20_000,
  /** What the process may hold, and with a model that was downloaded; bytes. */
  memory: 2_000_000_000,
  modelMemory: 6_000_000_000,
  /** It has to say something in this time, and with such a model; milliseconds. */
  silence: 120_000,
  modelSilence: 600_000,
  /** What its objects may take; megabytes. */
  heap: 512,
  /** How many work at the same time, and for one person. */
  processes: 2,
  /** Small pictures beside them, so that nobody who works waits behind a list that is looked at. */
  smalls: 1,
  /** For files, beside all that: as many as files are made at a time, none of which waits then. */
  redraws: 2,
  /** And of how fast this server is: one at a time, or each would find it slow. */
  measures: 1,
  each: 1,
  /** How long a process waits for the next task; milliseconds. */
  idle: 60_000,
} as const
