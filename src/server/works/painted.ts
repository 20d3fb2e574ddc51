import { composeForPainter } from '#catalogue/compose.ts'
import { sizeOf } from '#catalogue/pictures/ratios.ts'
import { settled } from '#shared/answers.ts'
import { fileEvent } from '#shared/events.ts'
import { isCounts } from '#shared/meters.ts'
import { Problem } from '#shared/problems.ts'
import { subjectOf } from '#shared/subject.ts'
import { localeOf } from '#shared/text.ts'
import { shownName } from '../files/name.ts'
import { painterFor } from '../training/paint.ts'
import { materialOf } from './gather.ts'
import type { Worker } from './worker.ts'

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const
const unnamed = { de: 'Bild', en: 'Picture' }

/** Pictures, each kept as a file of its run as soon as it is there. */
export const painted: Worker = async function* ({ world, call, run, gathered, signal }) {
  const painter = await painterFor(world, run.user, run.values.model)
  if (!painter) throw new Problem('no_painter')
  const { answer, fields } = call
  const { values, language, user } = run
  const locale = localeOf(language)
  const prompt = composeForPainter({
    prompt: call.prompt,
    fields,
    values,
    material: materialOf(gathered, language),
    locale,
  })
  const howMany = ('howMany' in answer && settled(answer.howMany, values)) || 1
  const { holds } = await world.users.find(user)
  const about = values[subjectOf(fields, values) ?? '']
  const title = typeof about === 'string' ? about.slice(0, 60) : unnamed[locale]
  if (painter.name !== run.model) yield { by: painter.name }
  let at = 0
  for await (const part of painter.paint({ prompt, howMany, size: sizeOf(values.ratio), signal })) {
    if (isCounts(part)) {
      yield part
      continue
    }
    const { bytes, type, width, height } = part
    const name = shownName(`${title} ${at + 1}.${endings[type]}`)
    const file = await world.files.keepMade({ user, run: run.id }, { name, type, bytes }, holds.storage)
    const event = fileEvent({ file: file.id, type, name, width, height })
    yield event
    yield { event: 'item', at: at++, item: event.address }
  }
}
