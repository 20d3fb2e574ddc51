/** Not to be read: what was deleted or moved away, what was before, the second version of a drawing. */
export const skipped = new Set(
  `w:del w:moveFrom mc:Fallback w:delText w:rt w:sectPr w:rPrChange w:pPrChange w:tblPrChange w:tcPrChange w:trPrChange
   w:tblGridChange w:numberingChange`.split(/\s+/),
)
/** What says words without holding any. */
export const written = new Map([
  ['w:tab', '\t'],
  ['w:noBreakHyphen', '-'],
  ['w:softHyphen', '\u00ad'],
])
/** Signs that Word takes from fonts of pictures. */
export const signs: Readonly<Record<string, string>> = {
  ...{ F0A8: '☐', F06F: '☐', F0FE: '☒', F0FD: '☒', F0FC: '✓', F0FB: '✗', F0E0: '→', F0B7: '•', F04A: '☺' },
}
