import type { AnyNode, Document } from '#shared/document/schema.ts'
import type { Text } from '#shared/text.ts'
import type { Pictures } from '../leaving.ts'

const words: Text = { de: 'Bild fehlt in dieser Datei', en: 'Picture missing from this file' }

/** A document whose pictures that its file does not have are words, and how many of them there are. */
export const missingTold = (document: Document, pictures: Pictures, language: string) => {
  const line = words[language.startsWith('de') ? 'de' : 'en']
  let missing = 0
  const told = <Node extends AnyNode>(node: Node): Node => {
    if (node.type === 'image') {
      if (pictures.has(node.attrs.src)) return node
      missing++
      return { ...node, attrs: { ...node.attrs, alt: node.attrs.alt?.trim() || line } }
    }
    return 'content' in node && node.content ? { ...node, content: node.content.map(told) } : node
  }
  return { document: told(document), missing }
}
