import { introduction, missingPrompt, restPrompt } from '#catalogue/article.ts'
import { type ArticleDraft, draftIn, isMissing } from '#shared/article.ts'
import { Problem } from '#shared/problems.ts'
import { inEach, localeOf } from '#shared/text.ts'
import { ask } from './ask.ts'
import { assembler, type ArticlePart, sectionReader } from './filled.ts'
import { once } from './once.ts'
import { step } from './step.ts'
import type { WorkEvent, WorkJob, Worker } from './worker.ts'

/** So many sections are asked for in one question. */
const atOnce = 6

/** A heading with the pictures under it, which stay whatever is written below them. */
const headOf = (line: string, pictures = '') => [line, pictures].filter(Boolean).join('\n\n')

const piecesOf = ({ title, pictures, intro, sections }: ArticleDraft, introName: string): readonly ArticlePart[] => [
  { heading: introName, body: intro, head: headOf(`# ${title}`, pictures), missing: isMissing(intro) },
  ...sections.map(({ heading, pictures, body }) => ({
    ...{ heading, body, missing: isMissing(body) },
    head: headOf(`## ${heading}`, pictures),
  })),
]

const groupsOf = (places: readonly number[]) =>
  Array.from({ length: Math.ceil(places.length / atOnce) }, (_, at) => places.slice(at * atOnce, (at + 1) * atOnce))

/** Those of its own files that an article shows stay as long as it does. */
const attached = async ({ world, run }: WorkJob, markdown: string) => {
  const files = [...markdown.matchAll(/\(\/files\/([\w-]{1,64})\)/g)].flatMap(([, id]) => id ?? [])
  for (const id of new Set(files)) await world.files.attach(run.user, id, run.id)
}

/** Everything behind the title and the introduction that were given. */
async function* finished(job: WorkJob, { title, pictures, intro }: ArticleDraft): AsyncIterable<WorkEvent> {
  const given = [pictures, isMissing(intro) ? '' : intro].map(part => part && `\n\n${part}`).join('')
  yield `# ${title}${given}\n\n`
  const lines = new Set([`# ${title}`, ...given.split('\n').filter(Boolean)])
  let line = ''
  let begun = false
  const fresh = (text: string) => {
    const isEcho = !begun && (!text.trim() || lines.has(text.trim()) || /^\s*# /.test(text))
    begun ||= !isEcho
    return isEcho ? '' : text
  }
  for await (const part of step(job, 'rest', () => ask(job, { prompt: restPrompt, notes: true }))) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    line += part
    const end = begun ? line.length : line.lastIndexOf('\n') + 1
    for (const text of line.slice(0, end).split(/(?<=\n)/)) {
      const said = text && fresh(text)
      if (said) yield said
    }
    line = line.slice(end)
  }
  if (fresh(line)) yield line
  if (!begun) throw new Problem('model_empty')
}

/**
 * A blog post: of a description the whole; of one that is begun, as Markdown, only what is missing. What stood there is
 * put in its place by us, so that no word of it can change. Each question is kept as a step for another attempt.
 */
export const article: Worker = async function* (job) {
  const { run, signal } = job
  const content = String(run.values.content ?? '')
  const draft = draftIn(content)
  await attached(job, content)
  if (!draft) return yield* once(job)
  if (!draft.sections.length) return yield* finished(job, draft)

  const pieces = piecesOf(draft, introduction[localeOf(run.language)])
  const known = pieces.filter(({ missing }) => !missing).map(({ heading }) => heading)
  const assembly = assembler(pieces)
  const begins = assembly.close()
  if (begins) yield begins

  async function* written(places: readonly number[], name: string, notes: boolean): AsyncIterable<WorkEvent> {
    const headings = places.map(at => pieces[at]?.heading ?? '')
    const missing = headings.map(heading => `## ${heading}`).join('\n')
    const read = sectionReader(headings, known)
    const tell = (found: ReturnType<typeof read>) =>
      found.map(({ at, text }) => assembly.write(places[at] ?? -1, text)).join('')
    const writing = step(job, name, () => ask(job, { prompt: missingPrompt, beside: { missing }, notes }))
    for await (const part of writing) {
      if (typeof part !== 'string') yield part
      else {
        const said = tell(read(part))
        if (said) yield said
      }
    }
    const said = tell(read('', true))
    if (said) yield said
  }

  const groups = groupsOf(pieces.flatMap(({ missing }, at) => (missing ? [at] : [])))
  for (const [number, group] of groups.entries()) {
    const first = inEach(() => pieces[group[0] ?? 0]?.heading ?? '')
    if (groups.length > 1) yield { event: 'progress', step: first, at: number + 1, of: groups.length }
    yield* written(group, `part ${number}`, number === groups.length - 1)
    const left = group.filter(at => !assembly.has(at))
    if (signal.aborted) return
    if (left.length) yield* written(left, `part ${number} again`, false)
    if (signal.aborted) return
    if (group.every(at => !assembly.has(at))) throw new Problem('model_empty')
    const rest = assembly.close(...group)
    if (rest) yield rest
  }
}
