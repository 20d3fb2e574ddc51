import type { Engine } from '#catalogue/engine.ts'
import { engines } from '#catalogue/index.ts'
import { words } from '../words.ts'
import { engine as at } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const firstCall = ({ calls }: Engine) => Object.values(calls)[0]

/** Has an engine's own example written: as its guide shows it, or, where parts are wanted, as the test model does. */
export const writes = async ({ visitor, all }: Stage, engine: Engine) => {
  const call = firstCall(engine)
  const isAsked = call?.answer.shape === 'form' || (call?.answer.shape === 'list' && call.answer.of && call.answer.view)
  if (!isAsked) all.used.model.next({ text: engine.guide.shows[visitor.language] })
  await visitor.presses(words.example)
  await visitor.presses(words.generate)
  if ((call?.cost ?? 1) > 1) {
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByRole('button', { name: visitor.say(words.generate) }).click()
  }
  await visitor.button(words.copy).or(visitor.button(words.copyAll)).first().waitFor()
}

/** A picture of every view of an answer, with the example that its engine's guide shows. */
export const viewScenes: readonly Scene[] = engines
  .filter(engine => firstCall(engine)?.answer.view)
  .map(engine => ({
    name: `view-${engine.slug}`,
    who: 'anna',
    at: at(engine.slug),
    does: (stage: Stage) => writes(stage, engine),
  }))
