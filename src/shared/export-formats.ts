import type { ProblemCode } from './problems.ts'

type Format = Readonly<{
  path: string
  ending: string
  type: string
  /** What it is called where nobody has named it. */
  unnamed: string
  empty: ProblemCode
  failed: ProblemCode
  /** Where it was not finished in time. */
  slow: ProblemCode
}>

const usual = { unnamed: 'document', empty: 'export_empty', failed: 'export_failed', slow: 'export_too_slow' } as const

/** The files that the server makes of a text, each at its own path below `/api`. */
export const formats = {
  pdf: {
    ...{ ...usual, path: '/toPdf', ending: 'pdf', type: 'application/pdf' },
    ...{ empty: 'pdf_empty', failed: 'pdf_failed', slow: 'pdf_too_slow' },
  },
  docx: {
    ...usual,
    path: '/toDocx',
    ending: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    unnamed: 'output',
  },
  doc: { ...usual, path: '/toDoc', ending: 'doc', type: 'application/msword' },
  txt: { ...usual, path: '/toTxt', ending: 'txt', type: 'text/plain; charset=utf-8' },
  html: { ...usual, path: '/toHtml', ending: 'html', type: 'text/html; charset=utf-8' },
} as const satisfies Record<string, Format>

/** The header that says how many pictures of a text are missing in its file, where any is. */
export const missingPictures = 'X-Missing-Pictures'

export type FormatName = keyof typeof formats
export const formatNames = Object.keys(formats) as readonly FormatName[]
