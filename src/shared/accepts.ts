import type { Text } from './text.ts'

type Accepted = Readonly<{
  /** What the browser offers to choose. What a file is, its content decides on the server. */
  endings: readonly string[]
  megabytes: number
  says: Text
}>

/** The files a form can ask for. */
export const accepts = {
  documents: {
    endings: ['.pdf', '.docx', '.doc', '.rtf', '.txt', '.md'],
    megabytes: 5,
    says: { de: 'PDF, Word oder Text, höchstens 5 MB', en: 'PDF, Word or text, at most 5 MB' },
  },
} as const satisfies Record<string, Accepted>

export type Accept = keyof typeof accepts

/** What the largest file may be that a form takes; bytes. */
export const mostBytesOf = (accept: Accept) => accepts[accept].megabytes * 1024 * 1024

const place = /^\/files\/([\w-]{1,64})$/

/** The file behind the address that its upload gave, `/files/…`; undefined for any other text. */
export const fileIn = (address: string): string | undefined => place.exec(address)?.[1]
