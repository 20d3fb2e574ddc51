const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** The signs of XML itself, and what it cannot hold. */
const special = /[&<>"]|[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** A text as it stands in XML, in an element as in an attribute; what XML cannot hold is left out. */
export const escaped = (text: string) => text.replaceAll(special, sign => signs[sign] ?? '')

/** A text of XML as it is meant. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/&quot;|&#34;/g, '"')
    .replaceAll(/&apos;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
