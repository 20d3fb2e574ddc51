import { engines } from '#catalogue/index.ts'
import { drawnPages, drawnTool } from '#shared/drawn-pages.ts'
import type { ReadyView } from '../process/ready.ts'
import type { SessionView } from '../views.ts'
import { type Answers, session, toldOf } from './data.ts'
import { withTexts } from './texts.ts'

type Drawn = { readonly file: string; fill?(html: string): string | undefined }

const slugs = new Set(engines.map(({ slug }) => slug))
const tool = /^\/engins\/v1\/([\w-]+)$/

/** A tool is drawn as it stands where a model writes, and where it is still the one that the build has seen. */
const toolAt = (path: string, answers: Answers) => {
  const [, slug = ''] = tool.exec(path) ?? []
  const isReady = slugs.has(slug) && toldOf<ReadyView>(answers, '/api/models')?.connected
  return isReady && answers.has(`/api/engines/${slug}`) ? { file: drawnTool(slug) } : undefined
}

/**
 * The page that was drawn ahead for this address, without its language, where this person may see it: its file, and
 * what fills it, which gives nothing where the page is none for them.
 */
export const drawnFor = (path: string, answers: Answers | undefined): Drawn | undefined => {
  const page = drawnPages[path]
  if (page?.whole) return { file: page.file }
  if (!answers) return undefined
  if (!page) return toolAt(path, answers)
  if (page.texts) return { file: page.file, fill: html => withTexts(html, answers) }
  const isTheirs = !page.onlyAdmin || toldOf<SessionView>(answers, session)?.hierarchy_text === 'admin'
  return isTheirs ? { file: page.file } : undefined
}
