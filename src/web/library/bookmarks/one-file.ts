import { htmlOf, plainOf } from '../../answers/markdown/clipboard.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const style = `
body{font:18px/1.6 Georgia,serif;color:#211e18;background:#fff;max-width:40rem;margin:3rem auto;padding:0 1.5rem}
h1,h2,h3{line-height:1.2}table{border-collapse:collapse}th,td{border:1px solid #e1dfdb;padding:.25rem .5rem}`.trim()

/** A text as a page of its own: it looks the same everywhere, asks nobody for anything and runs nothing. */
const pageOf = (markdown: string, title: string) => `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
<body dir="auto">
${htmlOf(markdown)}
`

type File = {
  readonly name: string
  readonly ending: string
  readonly type: string
  readonly contentOf: (markdown: string, title: string) => string
}

/** The files that one text can be taken along in. */
export const files: readonly File[] = [
  { name: 'TXT', ending: 'txt', type: 'text/plain;charset=utf-8', contentOf: plainOf },
  { name: 'Markdown', ending: 'md', type: 'text/markdown;charset=utf-8', contentOf: text => text },
  { name: 'HTML', ending: 'html', type: 'text/html;charset=utf-8', contentOf: pageOf },
]

/** A name that every system takes, from what a text is called. */
export const fileNameOf = (title: string, ending: string) => {
  const name = title
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '')
  return `${name || 'text'}.${ending}`
}
