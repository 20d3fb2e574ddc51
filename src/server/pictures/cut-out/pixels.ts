/** Bare pixels, row by row; how many bytes each has is said where they are used. */
export type Pixels = Readonly<{ colours: Buffer; width: number; height: number }>
