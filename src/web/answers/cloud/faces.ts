/** A file of a face as a style sheet names it: what a worker needs to load it, too. */
export type Face = { readonly url: string; readonly weight: string; readonly unicodeRange: string }

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    // Of another origin, as what an extension of the browser adds.
    return []
  }
}

/** The upright files of a face among the page's style sheets. */
export const facesOf = (family: string): readonly Face[] =>
  [...document.styleSheets].flatMap(sheet =>
    rulesOf(sheet).flatMap(rule => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const said = (name: string) => rule.style.getPropertyValue(name)
      const file = /url\(["']?([^"')]+)/.exec(said('src'))?.[1]
      if (!file || said('font-family').replaceAll(/["']/g, '') !== family || said('font-style') === 'italic') return []
      const url = new URL(file, sheet.href ?? location.href).href
      return [{ url, weight: said('font-weight') || 'normal', unicodeRange: said('unicode-range') || 'U+0-10FFFF' }]
    }),
  )
