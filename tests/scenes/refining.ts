import song from '#catalogue/engines/text_to_song.ts'
import type { Text } from '#shared/text.ts'
import { selects } from '../visitor.ts'
import { words } from '../words.ts'
import { engine, settled } from './engines.ts'
import type { Scene, Stage } from './scene.ts'
import { alerted } from './states.ts'
import { writes } from './views.ts'

/** Presses a way of changing the text; in a narrow window it may stand in the menu of the line. */
const pressesWay = async ({ page, visitor }: Stage, way: Text) => {
  const inLine = visitor.button(way).filter({ visible: true })
  const more = visitor.button({ de: 'Mehr Änderungen', en: 'More changes' }).filter({ visible: true })
  await inLine.or(more).first().waitFor()
  if (await inLine.count()) return inLine.first().click()
  await more.first().click()
  await page.getByRole('menuitem', { name: visitor.say(way), exact: true }).click()
}
/** Changes the text that stands there; the new version is there when there are so many. */
const changes = (way: Text, versions: number) => async (stage: Stage) => {
  await pressesWay(stage, way)
  await stage.page.getByText(new RegExp(`^(Fassung|Version) ${versions} `)).waitFor({ state: 'attached' })
  await stage.visitor.button(words.copy).first().waitFor()
}
const shorter = { de: 'kürzer', en: 'shorter' }
const formal = { de: 'förmlicher', en: 'more formal' }
const showsChanges = { de: 'Änderungen', en: 'Changes' }
const aSentence = { de: 'Wer früh kam, hatte die Wahl', en: 'Those who came early could choose' }
/** Of the song that its guide shows. */
const aLine = { de: 'es regnet auf Beton', en: 'the rain is running too' }
const selectsSentence = async ({ page, visitor }: Stage) => {
  await selects(page, visitor.say(aSentence))
  await page.getByRole('toolbar').waitFor()
}
/** A text of which there are three versions, as people make them. */
const hasThree = async (stage: Stage) => {
  await settled(stage)
  await selectsSentence(stage)
  await changes(shorter, 2)(stage)
  await changes(formal, 3)(stage)
}

/** A text that is changed where it stands. */
export const refiningScenes: readonly Scene[] = [
  {
    name: 'refine-passage',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      await selectsSentence(stage)
    },
  },
  {
    name: 'refine-passage-wish',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      await selectsSentence(stage)
      await stage.visitor.presses({ de: 'Anweisung …', en: 'Instruction …' })
    },
  },
  {
    name: 'refine-passage-song',
    who: 'anna',
    at: engine('text_to_song'),
    does: async stage => {
      await writes(stage, song)
      await selects(stage.page, stage.visitor.say(aLine))
      await stage.page.getByRole('toolbar').waitFor()
    },
  },
  { name: 'refine-versions', who: 'anna', at: engine('press_release'), does: hasThree },
  {
    name: 'refine-changes',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await hasThree(stage)
      await stage.visitor.presses({ de: 'Fassung davor', en: 'Previous version' })
      await stage.visitor.presses(showsChanges)
      await stage.page.getByText(stage.visitor.say({ de: 'Verglichen mit', en: 'Compared with' })).waitFor()
    },
  },
  {
    name: 'refine-beside',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await hasThree(stage)
      await stage.visitor.presses(showsChanges)
      await stage.visitor.presses({ de: 'Nebeneinander', en: 'Side by side' })
    },
  },
  {
    name: 'refine-failed',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      stage.all.used.model.next({ status: 401 })
      await stage.visitor.presses(shorter)
      await alerted(stage)
    },
  },
  {
    name: 'refine-writing',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      stage.all.used.model.next({ pace: 4 })
      await selectsSentence(stage)
      await stage.visitor.presses(shorter)
      await stage.page
        .getByText(stage.visitor.say({ de: 'Dies ist ein', en: 'This is a' }))
        .last()
        .waitFor()
    },
  },
]
