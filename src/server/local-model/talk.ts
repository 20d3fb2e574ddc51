/** One text that the process with the model is to write. `path` is the model’s file. */
export type LocalQuestion = Readonly<{
  path: string
  system: string
  prompt: string
  schema?: object
  temperature?: number
}>

/** Why it could not write: the file, the memory, the length of the text, the program itself, or something else. */
export type LocalFailure = 'file' | 'memory' | 'overfull' | 'missing' | 'failed'

/** What it tells, until it is done or has failed. */
export type FromModel =
  | Readonly<{ text: string }>
  | Readonly<{ done: 'stop' | 'length'; tokensIn: number; tokensOut: number }>
  | Readonly<{ failed: LocalFailure; why: string }>
