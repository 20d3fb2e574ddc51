import type { Loss } from '#shared/documents.ts'

type Signs = Readonly<Partial<Record<Loss, RegExp>>>

/** By what a file of a format shows that it holds more than its text. */
const signs = {
  docx: {
    looks: /<w:(?:b|i|u|strike|color|highlight|vertAlign)(?=[\s/>])(?![^>]{0,80}w:val="(?:0|false|none|auto)")/,
    links: /<w:hyperlink\s/,
    pictures: /<w:(?:drawing|pict|object)(?=[\s/>])/,
    comments: /<w:commentReference\s/,
    changes: /<w:(?:ins|del|moveFrom)\s/,
    formulas: /<m:oMath(?=[\s/>])/,
    furniture: /<w:(?:header|footer)Reference\s/,
  },
  rtf: {
    looks: /\\(?:b|i|ul|strike|super|sub)(?![a-z0-9])/,
    links: /HYPERLINK/,
    pictures: /\\pict(?![a-z])/,
    comments: /\\annotation(?![a-z])/,
    furniture: /\\(?:header|footer)[lrf]?(?![a-z])/,
  },
  html: {
    media: /<(?:video|audio|iframe|object|embed|svg|canvas)[\s>]/i,
    forms: /<(?:input|select|textarea)[\s>]/i,
  },
} as const satisfies Record<string, Signs>

/** What a file holds beside the text that is read of it, as far as its source shows. */
export const lostOf = (format: keyof typeof signs, source: string): readonly Loss[] =>
  (Object.entries(signs[format]) as [Loss, RegExp][]).filter(([, sign]) => sign.test(source)).map(([loss]) => loss)
