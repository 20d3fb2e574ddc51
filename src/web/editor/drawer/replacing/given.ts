import type { Node } from '@tiptap/pm/model'
import { fileIn } from '#shared/accepts.ts'
import { notesApart } from '#shared/document/markdown/notes.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { splitter } from '#shared/document/markdown/split.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { asContent, documentOf } from '../../text/content.ts'
import { alone, type Target } from './target.ts'

/** The pictures of a text, by the short addresses under which a model is told of them. */
type Pictures = ReadonlyMap<string, Node>

const addressOf = (number: number) => `/files/picture-${number}`
const anyPicture = /!\[([^\]]*)\]\((\/files\/picture-\d+)\)/g

/** What a model is given of a target, and what it takes to read its answer. */
export type Given = Readonly<{ markdown: string; pictures: Pictures }>

/** A document with some of its pictures as others. */
const withPictures = (node: Node, picture: (image: Node) => Node): Node => {
  if (node.type.name === 'image') return picture(node)
  let { content } = node
  node.forEach((child, _, at) => {
    const now = withPictures(child, picture)
    if (now !== child) content = content.replaceChild(at, now)
  })
  return content === node.content ? node : node.copy(content)
}

/** A target as Markdown; its pictures, which may be long, stand there under short addresses. */
export const givenOf = (target: Target): Given => {
  const pictures = new Map<string, Node>()
  const short = withPictures(alone(target), image => {
    const address = addressOf(pictures.size + 1)
    pictures.set(address, image)
    return image.type.create({ ...image.attrs, src: address }, null, image.marks)
  })
  return { markdown: toMarkdown(documentOf(short)), pictures }
}

/** An answer with what those of its notes say that it calls for and does not say itself: they stay as they were. */
const withSaid = (answer: string, { markdown }: Given) =>
  [...notesApart(splitter()(markdown)).notes]
    .filter(([name]) => answer.includes(`[^${name}]`) && !answer.includes(`[^${name}]:`))
    .reduce((text, [name, { words }]) => `${text.trimEnd()}\n\n[^${name}]: ${words}`, answer)

/** An answer as blocks of the document, with its pictures; one that was never there is left out. */
export const readAnswer = (answer: string, given: Given, { doc }: Target): Node => {
  const { pictures } = given
  const known = withSaid(answer, given).replaceAll(anyPicture, (all, _, address: string) =>
    pictures.has(address) ? all : '',
  )
  const read = doc.type.schema.nodeFromJSON(asContent(fromMarkdown(known)))
  return withPictures(read, image => pictures.get(String(image.attrs.src))?.mark(image.marks) ?? image)
}

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const asRaised = (number: string) => number.replaceAll(/\d/g, digit => raised[Number(digit)] ?? digit)

/** Notes as they are read where nothing draws them: their numbers are raised. */
export const withNotes = (markdown: string) =>
  markdown.replaceAll(/\[\^(\d+)\](:?)/g, (_, number: string, says: string) => asRaised(number) + (says && ' '))

/** An answer to be read: own pictures under their own addresses, others as their words. */
export const shownOf = (markdown: string, { pictures }: Given) =>
  markdown.replaceAll(anyPicture, (_, alt: string, address: string) => {
    const src = String(pictures.get(address)?.attrs.src ?? '')
    return fileIn(src) === undefined ? alt : `![${alt}](${src})`
  })
