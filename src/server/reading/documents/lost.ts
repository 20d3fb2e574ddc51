import type { Loss } from '#shared/documents.ts'

type Signs = Readonly<Partial<Record<Loss, RegExp>>>

/** By what a file of a format shows that it holds more than its text. */
const signs = {
  docx: {
    drawings: /<(?:c:chart|dgm:relIds|wpg:wgp|w:object|wps:wsp|v:(?:rect|line|oval|group))(?=[\s/>])/,
    boxes: /<w:cols\s[^>]{0,200}w:num="(?!1")/,
    comments: /<w:commentReference\s/,
    changes: /<w:(?:ins|del|moveFrom)\s/,
    formulas: /<m:oMath(?=[\s/>])/,
  },
  rtf: {
    comments: /\\annotation(?![a-z])/,
    changes: /\\(?:revised|deleted)(?![a-z])/,
    boxes: /\\(?:shptxt|cols[2-9])(?![a-z])/,
    drawings: /\\(?:objdata|dptxbx|dpline|dprect)(?![a-z])/,
    layout: /\\nestcell(?![a-z])/,
  },
  html: {
    media: /<(?:video|audio|iframe|object|embed|svg|canvas)[\s>]/i,
    formulas: /<math[\s>]/i,
    forms: /<(?:input|select|textarea)[\s>]/i,
  },
} as const satisfies Record<string, Signs>

/** What a file holds beside the text that is read of it, as far as its source shows. */
export const lostOf = (format: keyof typeof signs, source: string): readonly Loss[] =>
  (Object.entries(signs[format]) as [Loss, RegExp][]).filter(([, sign]) => sign.test(source)).map(([loss]) => loss)
