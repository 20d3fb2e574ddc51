type Named = Readonly<{ heading?: number; title?: true; quoted?: true; code?: true; link?: true; furniture?: true }>

const heading = /^(?:heading|ü?berschrift) ?([1-9])$/i
const quote = /^(?:(?:intense |intensives )?(?:quote|zitat)|quotations|block ?text|blockquote)$/i
const code =
  /^(?:code|source ?code|quelltext|html (?:code|preformatted)|html vorformatiert|preformatted(?: text)?|verbatim(?: char)?|source text)$/i

/** What a style does, by the name that programs or people have given it. */
export const ofName = (name: string): Named => {
  const level = heading.exec(name)?.[1]
  if (level) return { heading: Number(level) }
  if (/^(title|titel)$/i.test(name)) return { heading: 1, title: true }
  if (quote.test(name)) return { quoted: true }
  if (code.test(name)) return { code: true }
  if (/^(?:followed ?)?hyperlink$/i.test(name)) return { link: true }
  return /^(toc|verzeichnis) ?\d$/i.test(name) ? { furniture: true } : {}
}
