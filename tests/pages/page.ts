/** A page as people publish them, and what whoever reads it should and should not come away with. */
export type Page = Readonly<{
  html: string
  title: string
  language: string
  /** Facts: each stands in what was read. */
  keeps: readonly string[]
  /** What stands around them: none of it does. */
  drops: readonly string[]
}>

type Parts = { language: string; title: string; head?: string; body: string }

/** A whole document of these parts. */
export const documentOf = ({ language, title, head = '', body }: Parts) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${head}
</head>
<body>
${body}
</body>
</html>`

/** What a page says of itself for machines. */
export const linkedData = (...data: readonly object[]) =>
  data.map(item => `<script type="application/ld+json">${JSON.stringify(item)}</script>`).join('\n')

const cookieWords = {
  de: ['Wir verwenden Cookies und ähnliche Techniken.', 'Alle annehmen', 'Nur notwendige'],
  en: ['We value your privacy and use cookies.', 'Accept all', 'Only what is needed'],
} as const

/** A banner that asks for consent, in the dress that most sites give it. */
export const cookieBanner = (locale: 'de' | 'en', attributes = 'id="cookie-banner" class="consent"') => {
  const [text, all, some] = cookieWords[locale]
  return `<div ${attributes}><p>${text}</p><button>${all}</button><button>${some}</button></div>`
}

/** What `cookieBanner` says, to be missed. */
export const cookieText = cookieWords

/** Navigation, as a list of links. */
export const navigation = (...links: readonly string[]) =>
  `<nav><ul>${links.map(link => `<li><a href="#">${link}</a></li>`).join('')}</ul></nav>`
