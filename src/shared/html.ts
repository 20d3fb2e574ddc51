/** A text as it stands in HTML or SVG, in an element as in an attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)

type Page = {
  title: string
  language: string
  direction: 'ltr' | 'rtl'
  /** CSS, and HTML: both of ours, they go in as they are. */
  style: string
  body: readonly string[]
  /** Where its pictures may come from; none are drawn where nothing is said. */
  pictures?: 'data:' | "'self' data:"
  /** What else stands in its head; of ours. */
  head?: readonly string[]
}

/** A page as one file of its own: it looks the same everywhere, asks nobody for anything and runs nothing. */
export const standalonePage = ({ title, language, direction, style, body, pictures, head = [] }: Page) => {
  const policy = `default-src 'none'; style-src 'unsafe-inline'${pictures ? `; img-src ${pictures}` : ''}`
  return [
    '<!doctype html>',
    `<html lang="${escaped(language)}" dir="${direction}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    `<title>${escaped(title)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    ...body,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
