/** What a model that listens has heard, with times in milliseconds of the sound it was given. */
export type Passage = Readonly<{ text: string; t0: number; t1: number }>

/** Sound that the process with the model is to listen to: both are files. */
export type ListenTask = Readonly<{
  model: string
  sound: string
  /** Names and terms that are likely to be said. */
  prompt: string
}>

/** Why it could not listen: the file of the model, the memory, the program itself, or something else. */
export type ListenFailure = 'file' | 'memory' | 'missing' | 'failed'

/** What was heard, and in which language. */
export type Listened = Readonly<{ passages: readonly Passage[]; language?: string }>

/** What it tells when it is done or has failed. */
export type FromListener = Listened | Readonly<{ failed: ListenFailure; why: string }>
