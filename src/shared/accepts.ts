import type { ProblemCode } from './problems.ts'
import type { Text } from './text.ts'

type Row = Readonly<{
  /** What the browser offers to choose: endings or media types. What a file is, its content decides. */
  offered: readonly string[]
  megabytes: number
  /** Whether a form can ask for it: a document that is read, a recording that is listened to. */
  isAsked: boolean
  /** Where it is sent. */
  path: string
  says: Text
  /** What is said of a file that is too large, of one that is empty, and of one that is something else. */
  refusals: Readonly<Record<'heavy' | 'empty' | 'type', ProblemCode>>
}>

/** What people can bring, by kind. What nothing here can use has no row. */
export const uploadKinds = {
  documents: {
    offered: ['.pdf', '.docx', '.doc', '.rtf', '.txt', '.md', '.csv'],
    megabytes: 5,
    isAsked: true,
    path: '/api/upload',
    says: { de: 'PDF, Word oder Text, höchstens 5 MB', en: 'PDF, Word or text, at most 5 MB' },
    refusals: { heavy: 'file_too_large', empty: 'document_empty', type: 'file_type' },
  },
  texts: {
    offered: ['.docx', '.doc', '.rtf', '.md', '.html', '.htm', '.txt', '.pdf'],
    megabytes: 5,
    isAsked: false,
    path: '/api/upload/text',
    says: {
      de: 'Word, RTF, Markdown, HTML, Text oder PDF, höchstens 5 MB',
      en: 'Word, RTF, Markdown, HTML, text or PDF, at most 5 MB',
    },
    refusals: { heavy: 'file_too_large', empty: 'document_empty', type: 'file_type' },
  },
  pictures: {
    offered: ['image/png', 'image/jpeg', 'image/webp'],
    megabytes: 5,
    isAsked: false,
    path: '/api/upload/picture',
    says: { de: 'PNG, JPEG oder WebP, höchstens 5 MB', en: 'PNG, JPEG or WebP, at most 5 MB' },
    refusals: { heavy: 'picture_heavy', empty: 'picture_empty', type: 'picture_type' },
  },
  sound: {
    offered: ['.mp3', '.wav', '.m4a', '.aac', '.ogg', '.flac', '.wma', '.webm'],
    megabytes: 500,
    isAsked: true,
    path: '/api/upload/sound',
    says: {
      de: 'MP3, WAV, M4A, AAC, OGG, FLAC, WMA oder WebM, höchstens 500 MB und 3 Stunden',
      en: 'MP3, WAV, M4A, AAC, OGG, FLAC, WMA or WebM, at most 500 MB and 3 hours',
    },
    refusals: { heavy: 'sound_heavy', empty: 'sound_empty', type: 'sound_type' },
  },
  images: {
    offered: ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.heic', '.heif', '.gif', '.tif', '.tiff'],
    megabytes: 30,
    isAsked: true,
    path: '/api/upload/image',
    says: {
      de: 'JPEG, PNG, WebP, AVIF, HEIC, GIF oder TIFF, höchstens 30 MB',
      en: 'JPEG, PNG, WebP, AVIF, HEIC, GIF or TIFF, at most 30 MB',
    },
    refusals: { heavy: 'image_heavy', empty: 'image_empty', type: 'image_type' },
  },
} as const satisfies Record<string, Row>

export type UploadKind = keyof typeof uploadKinds
/** What a field of a form can ask for. */
export type Accept = {
  [Name in UploadKind]: (typeof uploadKinds)[Name]['isAsked'] extends true ? Name : never
}[UploadKind]
export const accepts = (Object.keys(uploadKinds) as UploadKind[]).filter(
  (kind): kind is Accept => uploadKinds[kind].isAsked,
)

/** What the largest file of a kind may be; bytes. */
export const mostBytesOf = (kind: UploadKind) => uploadKinds[kind].megabytes * 1024 * 1024

const place = /^\/files\/([\w-]{1,64})$/

/** Where the bytes of a file are had. */
export const addressOfFile = (id: string) => `/files/${id}`

/** The file behind the address that its upload gave, `/files/…`; undefined for any other text. */
export const fileIn = (address: string): string | undefined => place.exec(address)?.[1]
