/** A section of an article: its heading, its pictures, and what stands under it, which may be nothing yet. */
export type ArticleSection = { readonly heading: string; readonly body: string; readonly pictures?: string }

/**
 * An article that is begun, as it travels as Markdown: what stands above its title are notes for whoever writes on, and
 * what stands in square brackets in place of a text says what is to be written there.
 */
export type ArticleDraft = {
  readonly notes: string
  readonly title: string
  /** Those under the title, as Markdown. */
  readonly pictures?: string
  readonly intro: string
  readonly sections: readonly ArticleSection[]
}

const fence = /^\s{0,3}(?:```|~~~)/
const heading = /^(#{1,2}) +(\S.*)$/

type Line = { readonly text: string; readonly level: number; readonly says: string }

/** The lines of a text, with what is a heading in them; inside a fence of code nothing is. */
const linesOf = (markdown: string): readonly Line[] => {
  let inCode = false
  return markdown.split('\n').map(text => {
    if (fence.test(text)) inCode = !inCode
    const [, signs = '', says = ''] = (!inCode && heading.exec(text)) || []
    return { text, level: signs.length, says: says.trim() }
  })
}

/** A picture of one's own with whoever is to be named for it, as a paragraph that something else may follow. */
const picture = /^!\[(?:[^\]\\]|\\.)*\]\(\/files\/[\w-]{1,64}\)(?:\\?\n(?=\*)[^\n]+)?(?:\n\s*|$)/

/** The pictures with which a text begins, and the text. */
const parted = (text: string) => {
  let rest = text
  for (let found = picture.exec(rest); found; found = picture.exec(rest)) rest = rest.slice(found[0].length)
  const pictures = text.slice(0, text.length - rest.length).trim()
  return { text: rest, ...(pictures && { pictures }) }
}

const written = (lines: readonly Line[]) =>
  lines
    .map(({ text }) => text)
    .join('\n')
    .trim()

/** Reads an article that is begun; undefined where a text has no title, and is a description then. */
export const draftIn = (markdown: string): ArticleDraft | undefined => {
  const lines = linesOf(markdown.replaceAll(/\r\n?/g, '\n'))
  const at = lines.findIndex(({ level }) => level === 1)
  const title = lines[at]
  if (!title) return undefined
  const below = lines.slice(at + 1)
  const starts = below.flatMap(({ level }, place) => (level ? [place] : []))
  const { text: intro, ...above } = parted(written(below.slice(0, starts[0])))
  return {
    notes: written(lines.slice(0, at)),
    title: title.says,
    ...above,
    intro,
    sections: starts.map((from, place) => {
      const { text: body, ...shown } = parted(written(below.slice(from + 1, starts[place + 1])))
      return { heading: below[from]?.says ?? '', ...shown, body }
    }),
  }
}

/** Words that are no title, wherever they stand. */
const asNotes = (text: string) => text.replaceAll(/^#+ +/gm, '').trim()

/** An article that is begun as Markdown. */
export const asDraft = ({ notes, title, pictures, intro, sections }: ArticleDraft): string =>
  [
    asNotes(notes),
    `# ${title}`,
    pictures,
    intro.trim(),
    ...sections.flatMap(({ heading, pictures, body }) => [`## ${heading}`, pictures, body.trim()]),
  ]
    .filter(Boolean)
    .join('\n\n')

/** The words of an article, for whoever is to write about it. */
export const withoutPictures = (markdown: string): string =>
  markdown
    .split(/\n{2,}/)
    .filter(block => !picture.test(block))
    .join('\n\n')

/** An article that is begun as people read it: without pictures and without the marks of headings. */
export const inWords = (markdown: string): string =>
  draftIn(markdown) ? withoutPictures(markdown).replaceAll(/^#{1,2} +/gm, '') : markdown

/** Whether something is still to be written here: nothing stands there, or only what is to stand there. */
export const isMissing = (body: string) => /^(?:\[(?:[^\]]|\](?!\())*\])?$/.test(body.trim())

/** Whether nothing of an article is still to be written: it has an introduction and sections, each with its text. */
export const isComplete = (markdown: string): boolean => {
  const draft = draftIn(markdown)
  return (
    !!draft?.sections.length && [draft.intro, ...draft.sections.map(({ body }) => body)].every(one => !isMissing(one))
  )
}

/** What is to be written, as it stands in a draft. */
export const planned = (says: string) => {
  const plan = says.replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim()
  return plan && `[${plan}]`
}
