import { Tokenizer } from 'htmlparser2'
import { isHidden } from './hidden.ts'
import { empty, endedBy, reachesBeyond, silent } from './nesting.ts'
import type { Tag } from './tag.ts'

/** What is kept of a page at most. Nothing that people read comes near. */
const atMost = { depth: 300, tags: 60_000, letters: 1_500_000, linked: 400_000 }

/** The attributes that reading needs. */
const telling = new Set('class id role lang hidden style type name property content aria-hidden aria-modal'.split(' '))

/** A page as it is seen where no script runs: what is hidden is not in it. */
export type Tree = Readonly<{
  page: Tag
  /** As the page says, such as `de-AT`. */
  language?: string
  /** What it says of itself for machines: JSON, unread. */
  linked: readonly string[]
  /** There was more than we keep. */
  cut: boolean
}>

/** Where tags are put into each other as they come. */
const growing = () => {
  const page: Tag = { name: 'html', attributes: {}, inside: [] }
  const open = [page]
  let tags = 0
  let letters = 0

  /** The nearest open tag that is looked for, unless one in between keeps us from looking on. */
  const nearest = (isIt: (name: string) => boolean, stops: (name: string) => boolean) => {
    for (let at = open.length - 1; at > 0; at--) {
      const name = open[at]?.name ?? ''
      if (isIt(name)) return at
      if (stops(name)) break
    }
    return 0
  }
  const closeFrom = (at: number) => void (at && (open.length = at))

  return {
    page,
    isFull: () => tags > atMost.tags || letters > atMost.letters || open.length > atMost.depth,
    opens(tag: Tag) {
      for (const { ends, within } of endedBy(tag.name))
        closeFrom(
          nearest(
            name => ends.has(name),
            name => within.has(name),
          ),
        )
      tags++
      if (!isHidden(tag)) open.at(-1)?.inside.push(tag)
      if (!empty.has(tag.name)) open.push(tag)
    },
    closes: (closing: string) =>
      closeFrom(
        nearest(
          name => name === closing,
          name => !reachesBeyond(closing, name),
        ),
      ),
    says(text: string) {
      letters += text.length
      const inside = (open.at(-1) ?? page).inside
      const before = inside.at(-1)
      if (typeof before === 'string') inside[inside.length - 1] = before + text
      else inside.push(text)
    },
  }
}

/**
 * Reads HTML, however broken, in one pass: every sign is looked at once, and neither how deep its tags lie nor how many
 * there are makes it slower than that.
 */
export const treeOf = (html: string): Tree => {
  const tree = growing()
  const linked: string[] = []
  let language: string | undefined
  let [name, attribute, value] = ['', '', '']
  let attributes: Record<string, string> = {}
  /** A tag of which nothing is read, and how often it was opened inside itself. */
  let unread: { name: string; times: number; linked?: true } | undefined
  let lettersLinked = 0

  const says = (text: string) => {
    if (unread?.linked && (lettersLinked += text.length) <= atMost.linked) linked.push((linked.pop() ?? '') + text)
    if (!unread && !tree.isFull()) tree.says(text)
  }
  const opens = () => {
    if (unread) {
      if (unread.name === name) unread.times++
    } else if (silent.has(name)) {
      const isLinked = name === 'script' && /ld\+json/i.test(attributes.type ?? '')
      if (isLinked) linked.push('')
      unread = { name, times: 1, ...(isLinked && { linked: true }) }
    } else if (name === 'html') language ??= attributes.lang
    else if (name !== 'head' && name !== 'body' && !tree.isFull()) tree.opens({ name, attributes, inside: [] })
  }
  const closes = (closing: string) => {
    if (!unread) return tree.isFull() || tree.closes(closing)
    if (closing === unread.name && --unread.times === 0) unread = undefined
  }

  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      ontext: (start, end) => says(html.slice(start, end)),
      ontextentity: point => says(String.fromCodePoint(point)),
      onopentagname(start, end) {
        name = html.slice(start, Math.min(end, start + 60)).toLowerCase()
        attributes = {}
      },
      onattribname(start, end) {
        attribute = html.slice(start, Math.min(end, start + 20)).toLowerCase()
        value = ''
      },
      onattribdata: (start, end) => void (value += html.slice(start, end)),
      onattribentity: point => void (value += String.fromCodePoint(point)),
      onattribend: () => void (telling.has(attribute) && (attributes[attribute] ??= value)),
      onopentagend: opens,
      // Only in drawings and formulas does a stroke at a tag's end close it.
      onselfclosingtag: () => name === 'svg' || name === 'math' || opens(),
      onclosetag: (start, end) => void closes(html.slice(start, Math.min(end, start + 60)).toLowerCase()),
      oncdata: () => undefined,
      oncomment: () => undefined,
      ondeclaration: () => undefined,
      onprocessinginstruction: () => undefined,
      onend: () => undefined,
    },
  )
  tokenizer.write(html)
  tokenizer.end()
  return { page: tree.page, language, linked: linked.filter(Boolean), cut: tree.isFull() }
}
