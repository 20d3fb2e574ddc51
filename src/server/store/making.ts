import type { Document } from '#shared/document/schema.ts'

/** One part of a text, and what a tool is asked with it. */
export type KeptPart = Readonly<{ content: Document; body: Readonly<Record<string, unknown>> }>

/** What is to be made of a document: all that its browser needs to go on with it. */
export type NewMaking = Readonly<{
  id: string
  /** The document it is made of; it may be gone. */
  source: string
  engine: string
  call: string
  /** As `de`, where it is known. */
  language?: string
  /** What it is called where it has no title of its own. */
  called: string
  /** A method of the house makes it. */
  without?: 'model'
  parts: readonly KeptPart[]
}>

/** The same once it has begun: `runs` has the newest run of each part. */
export type KeptMaking = NewMaking & Readonly<{ runs: readonly string[]; createdAt: Date }>
export type ListedMaking = Readonly<Pick<KeptMaking, 'id' | 'source' | 'engine' | 'called' | 'createdAt'>>
