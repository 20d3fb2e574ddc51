import * as z from 'zod/mini'
import { calledBy } from '#shared/document/called.ts'
import type { Block, Document } from '#shared/document/schema.ts'
import { toHtml } from '#shared/document/to-html.ts'
import { authors, type Checks, kinds, most } from '#shared/documents.ts'
import { escaped } from '#shared/html.ts'
import { contentShape } from '../http/document-shape.ts'
import { moment } from '../http/shapes.ts'
import type { KeptDocument, KeptVersion, ListedDocument, ListedVersion } from '../store/document.ts'

/** A document in a list; `words` are counted as people count them, `by` says whose doing its state is. */
export const documentListed = z.object({
  _id: z.string(),
  titel_text: z.string(),
  /** Its title; where it has none, its heading or its first words. */
  called: z.string(),
  kind: z.enum(kinds),
  /** Goes with a change, so that nobody overwrites what they have not seen. */
  revision: z.int(),
  words: z.int(),
  by: z.enum(authors),
  /** A model made it or has changed it, however long ago. */
  ai: z.boolean(),
  labels: z.array(z.string()),
  /** As `de` or `en-GB`. */
  language: z.string(),
  /** What it was made of; each may be gone. */
  origin: z.object({
    run: z.nullable(z.string()),
    variant: z.nullable(z.int()),
    engine: z.nullable(z.string()),
    document: z.nullable(z.string()),
  }),
  createdAt: moment,
  updatedAt: moment,
})
export type DocumentListed = z.infer<typeof documentListed>

const upTo = (longest: number) => z.optional(z.string().check(z.maxLength(longest)))
/** The names of remarks that are left as they are. */
export const leftNames = z.array(z.string().check(z.maxLength(most.leftName))).check(z.maxLength(most.left))
/** What goes with a document for its checks. */
export const checksShape: z.ZodMiniType<Checks> = z.object({
  keyphrase: upTo(most.keyphrase),
  description: upTo(most.description),
  site: upTo(most.site),
  left: z.optional(leftNames),
})

/** A document whole: `content_text` is the same as HTML. */
export const documentShown = z.extend(documentListed, {
  /** The title that it came with, as of a file or a text of the history: it is no line above the text. */
  given: z.nullable(z.string()),
  content: contentShape,
  content_text: z.string(),
  checks: checksShape,
  /** What a tool made it of, as long as that is there. */
  source: z.nullable(z.object({ _id: z.string(), titel_text: z.string(), called: z.string() })),
})
export type DocumentShown = z.infer<typeof documentShown>

/** What came of saving; `version` is the name of what it was before, where that is kept. */
export const documentSaved = z.extend(documentListed, { version: z.nullable(z.string()) })
export type DocumentSaved = z.infer<typeof documentSaved>

/** What a document was before; `device` is the browser or program that it came from, as that names itself. */
export const versionListed = z.object({
  _id: z.string(),
  titel_text: z.string(),
  revision: z.int(),
  words: z.int(),
  by: z.enum(authors),
  device: z.string(),
  at: moment,
})
export type VersionListed = z.infer<typeof versionListed>
export const versionShown = z.extend(versionListed, { content: contentShape })
export type VersionShown = z.infer<typeof versionShown>

const calledOf = ({ title, opening }: { title: string; opening?: readonly Block[] | null }) =>
  title || calledBy(opening ?? [])

/** A document of a list on the wire. */
export const listedView = (document: ListedDocument): DocumentListed => ({
  _id: document.id,
  titel_text: document.title,
  called: calledOf(document),
  kind: document.kind,
  revision: document.revision,
  words: document.length,
  by: document.by,
  ai: document.ai,
  labels: [...document.labels],
  language: document.language,
  origin: {
    ...{ run: document.run ?? null, variant: document.variant ?? null },
    ...{ engine: document.engine ?? null, document: document.source ?? null },
  },
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
})

/** The text of a document as HTML; pictures are those of its person. */
export const htmlOf = ({ content }: Document) =>
  toHtml(content, { picture: ({ attrs }) => `<img src="${escaped(attrs.src)}" alt="${escaped(attrs.alt ?? '')}">` })

/** A document on the wire. */
export const documentView = (document: KeptDocument): DocumentShown => ({
  ...listedView(document),
  given: document.given ?? null,
  content: document.content,
  content_text: htmlOf(document.content),
  checks: document.checks,
  source:
    document.engine && document.source && document.sourceNamed
      ? { _id: document.source, titel_text: document.sourceNamed.title, called: calledOf(document.sourceNamed) }
      : null,
})

/** An earlier state on the wire. */
export const versionView = ({ id, title, revision, length, by, device, at }: ListedVersion): VersionListed => ({
  ...{ _id: id, titel_text: title, revision, words: length, by, device },
  at: at.toISOString(),
})
export const wholeVersionView = (version: KeptVersion): VersionShown => ({
  ...versionView(version),
  content: version.content,
})
