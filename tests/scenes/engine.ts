import { words } from '../words.ts'
import { engine, howTo } from './engines.ts'
import type { Scene } from './scene.ts'
import { marked, opensMenu, presses } from './states.ts'

/** An engine before anything is written with it. */
export const engineScenes: readonly Scene[] = [
  { name: 'engine', who: 'nora', at: engine('press_release') },
  { name: 'engine-summarize', who: 'nora', at: engine('summarize_simplify') },
  { name: 'engine-listing', who: 'nora', at: engine('real_estate_exposed') },
  { name: 'engine-ad', who: 'nora', at: engine('google_ad_engine') },
  { name: 'engine-filled', who: 'anna', at: engine('press_release'), does: presses(words.example) },
  {
    name: 'engine-mistakes',
    who: 'anna',
    at: engine('real_estate_exposed'),
    does: async stage => {
      await stage.visitor.presses(words.generate)
      await marked(stage)
    },
  },
  { name: 'engine-help', who: 'nora', at: engine('press_release'), does: opensMenu(howTo) },
  { name: 'engine-locked', who: 'frida', at: engine('press_release') },
  { name: 'engine-without-model', who: 'ada', at: engine('press_release') },
  { name: 'engine-house-only', who: 'ada', at: engine('summarize_simplify') },
  { name: 'engine-not-found', who: 'anna', at: engine('no_such_engine') },
]
