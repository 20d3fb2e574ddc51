/** Some of the samples of a recording, between -1 and 1: one array a channel, all of one length. */
export type Block = Readonly<{ channels: readonly Float32Array[]; rate: number }>

/** Samples as they come, a second or a few at a time. */
export type Blocks = AsyncGenerator<Block, void, undefined>
