import type { Block, Document } from '#shared/document/schema.ts'
import type { Author, Checks, Kind } from '#shared/documents.ts'

/** What a document is made of; each may be gone. */
export type Origin = Readonly<{ run?: string; variant?: number; engine?: string; source?: string }>

/** A document as it stands in a list. */
export type ListedDocument = Origin &
  Readonly<{
    id: string
    kind: Kind
    title: string
    /** What it begins with, where it has no title. */
    opening?: readonly Block[]
    /** The title it came with, as the name of a file: it is no line above the text. */
    given?: string
    revision: number
    /** Its words, as a person counts them. */
    length: number
    /** Whose doing its state is, and with which browser or program. */
    by: Author
    /** Whether a model made it or has changed it, however long ago. */
    ai: boolean
    device: string
    labels: readonly string[]
    language: string
    createdAt: Date
    updatedAt: Date
  }>

/** A document with all that it says. */
export type KeptDocument = ListedDocument &
  Readonly<{
    content: Document
    checks: Checks
    /** What the document it was made of is called now, where it is looked up and that one is still there. */
    sourceNamed?: Readonly<{ title: string; opening: readonly Block[] | null }>
  }>

/** What somebody makes of a document. */
export type NewState = Readonly<{
  title: string
  content: Document
  by: Author
  device: string
  language?: string
  /** Whether a model has made or changed something of it. */
  ai?: boolean
}>

export type NewDocument = NewState &
  Origin &
  Readonly<{ kind: Kind; labels: readonly string[]; language: string; checks?: Checks; key?: string; given?: string }> &
  /** What was being made, and is this document. */
  Readonly<{ making?: string }>

/** What a document was before; `at` is when it had become so. */
export type ListedVersion = Readonly<Pick<KeptDocument, 'id' | 'title' | 'revision' | 'length' | 'by' | 'device'>> &
  Readonly<{ at: Date }>
export type KeptVersion = ListedVersion & Readonly<{ content: Document }>
