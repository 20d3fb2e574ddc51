import { Expand, type LucideIcon, PenLine, RefreshCw, SearchCheck, SpellCheck, SquareTerminal } from 'lucide-react'
import { type EditorTool, mostRegenerations } from '#shared/editor.ts'
import type { Text } from '#shared/text.ts'
import type { Given } from './replacing/given.ts'
import type { Target } from './replacing/target.ts'

/** What can be done with a text in the drawer: five of its calls, and the tool that makes texts longer. */
export type Tool = Exclude<EditorTool, 'alternatives'> | 'expand'

type Row = Readonly<{ icon: LucideIcon; name: Text; line: Text }>

/** What each is called, and what it does. */
export const tools: Readonly<Record<Tool, Row>> = {
  regenerate: {
    icon: RefreshCw,
    name: { de: 'Neu formulieren', en: 'Regenerate' },
    line: {
      de: `Dasselbe in anderen Sätzen, höchstens ${mostRegenerations} Mal je Sitzung`,
      en: `The same in other sentences, at most ${mostRegenerations} times a session`,
    },
  },
  'seo-analysis': {
    icon: SearchCheck,
    name: { de: 'SEO-Prüfung', en: 'SEO checkup' },
    line: { de: 'Was für Suchmaschinen zu ändern ist', en: 'What to change for search engines' },
  },
  'seo-rewrite': {
    icon: PenLine,
    name: { de: 'Nach den Hinweisen überarbeitet', en: 'Reworked by the notes' },
    line: { de: '', en: '' },
  },
  grammar: {
    icon: SpellCheck,
    name: { de: 'Rechtschreibung und Grammatik', en: 'Grammar and spelling check' },
    line: { de: 'Jede Korrektur mit ihrem Grund', en: 'Each correction with its reason' },
  },
  prompt: {
    icon: SquareTerminal,
    name: { de: 'Eigene Anweisung', en: 'Free prompt' },
    line: { de: '', en: '' },
  },
  expand: {
    icon: Expand,
    name: { de: 'Erweitern', en: 'Expand' },
    line: { de: 'Derselbe Text, nur ausführlicher', en: 'The same text, only fuller' },
  },
}

/** The tools with a button of their own; the free prompt has its form. */
export const inMenu = ['regenerate', 'seo-analysis', 'grammar'] as const satisfies readonly Tool[]

/** Whether an answer is advice, which no text is replaced by. */
export const isAdvice = (tool: Tool | 'alternatives') => tool === 'seo-analysis'

/** Whether the checks beside the text do by rules, and without a model, what a tool does. */
export const isByRules = (tool: Tool) => tool === 'grammar' || isAdvice(tool)

/** What a tool is asked. */
export type Ask = Readonly<{
  tool: Tool
  target: Target
  given: Given
  /** A wish in one's own words. */
  wish?: string
  /** The address of a file, `/files/…`. */
  file?: string
  /** Pages are searched for and read before. */
  research?: boolean
  /** The notes a text is reworked by. */
  hints?: string
}>

const around = { before: 1_500, behind: 800 }

/** A passage with some of what stands around it, as the service expects it. */
const withAround = ({ doc, from, to }: Target, passage: string) => {
  const before = doc.textBetween(Math.max(0, from - around.before), from, '\n\n')
  const behind = doc.textBetween(to, Math.min(doc.content.size, to + around.behind), '\n\n')
  return before + passage + behind
}

/** Where a tool is asked, and the body of its call. `language` is that of the text, `locale` that of the screen. */
export const requestOf = (
  {
    tool,
    target,
    given,
    wish,
    file,
    research = false,
    hints,
  }: Omit<Ask, 'tool'> & { tool: Ask['tool'] | 'alternatives' },
  language: string | undefined,
  locale: string,
) => {
  const { markdown } = given
  const kept = { ...(language && { language: language.toUpperCase() }) }
  if (tool === 'expand')
    return { path: '/api/engins/expand', body: { content: markdown, live: false, AiLanguage: language } }
  const text = target.isWhole
    ? { full_text: markdown }
    : { highlighted_text: markdown, full_text: withAround(target, markdown) }
  const inputs = {
    ...text,
    ...(isAdvice(tool) ? { language: locale.toUpperCase() } : kept),
    ...(hints && { engine_output: hints }),
    ...(file && { refDocument: file }),
    live_research: research,
  }
  return {
    path: `/api/editor/${tool}`,
    body: { inputs, live_research: research, query: wish ?? '', response_mode: 'streaming' },
  }
}
