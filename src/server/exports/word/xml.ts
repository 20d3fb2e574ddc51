/** An element that says one thing, as most of Word's do: `<w:jc w:val="center"/>`. */
export const value = (name: string, said: string | number) => `<w:${name} w:val="${said}"/>`

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
export const relations = `${office}/officeDocument/2006/relationships`

const spaces =
  `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${relations}" ` +
  `xmlns:wp="${office}/drawingml/2006/wordprocessingDrawing"`

/** A part of the file whose outermost element is one of Word’s own. */
export const wordPart = (name: string, content: string) => `${head}<w:${name} ${spaces}>${content}</w:${name}>`

/** A part of the file in another language than Word’s own. */
export const part = (name: string, attributes: string, content: string) =>
  `${head}<${name} ${attributes}>${content}</${name}>`
