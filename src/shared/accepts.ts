import type { ProblemCode } from './problems.ts'
import type { Text } from './text.ts'

type Row = Readonly<{
  /** What the browser offers to choose: endings or media types. What a file is, its content decides. */
  offered: readonly string[]
  megabytes: number
  /** Whether there is a reader that makes text of it: then a form can ask for it. */
  isRead: boolean
  says: Text
  /** What is said of a file that is too large, and of one that is empty. */
  refusals: Readonly<Record<'heavy' | 'empty', ProblemCode>>
}>

/** What people can bring, by kind. What nothing here can use has no row. */
export const uploadKinds = {
  documents: {
    offered: ['.pdf', '.docx', '.doc', '.rtf', '.txt', '.md'],
    megabytes: 5,
    isRead: true,
    says: { de: 'PDF, Word oder Text, höchstens 5 MB', en: 'PDF, Word or text, at most 5 MB' },
    refusals: { heavy: 'file_too_large', empty: 'document_empty' },
  },
  texts: {
    offered: ['.docx', '.doc', '.rtf', '.md', '.html', '.htm', '.txt', '.pdf'],
    megabytes: 5,
    isRead: false,
    says: {
      de: 'Word, RTF, Markdown, HTML, Text oder PDF, höchstens 5 MB',
      en: 'Word, RTF, Markdown, HTML, text or PDF, at most 5 MB',
    },
    refusals: { heavy: 'file_too_large', empty: 'document_empty' },
  },
  pictures: {
    offered: ['image/png', 'image/jpeg', 'image/webp'],
    megabytes: 5,
    isRead: false,
    says: { de: 'PNG, JPEG oder WebP, höchstens 5 MB', en: 'PNG, JPEG or WebP, at most 5 MB' },
    refusals: { heavy: 'picture_heavy', empty: 'picture_empty' },
  },
} as const satisfies Record<string, Row>

export type UploadKind = keyof typeof uploadKinds
/** What a field of a form can ask for. */
export type Accept = {
  [Name in UploadKind]: (typeof uploadKinds)[Name]['isRead'] extends true ? Name : never
}[UploadKind]
export const accepts = (Object.keys(uploadKinds) as UploadKind[]).filter(
  (kind): kind is Accept => uploadKinds[kind].isRead,
)

/** What the largest file of a kind may be; bytes. */
export const mostBytesOf = (kind: UploadKind) => uploadKinds[kind].megabytes * 1024 * 1024

const place = /^\/files\/([\w-]{1,64})$/

/** Where the bytes of a file are had. */
export const addressOfFile = (id: string) => `/files/${id}`

/** The file behind the address that its upload gave, `/files/…`; undefined for any other text. */
export const fileIn = (address: string): string | undefined => place.exec(address)?.[1]
