import type { Kind } from '../connected/kind.ts'
import { speechServices, type SpeechServiceId } from './services/index.ts'

/** What is said when a voice is tried. */
const trial = { de: 'Guten Tag, ich lese Ihnen gern etwas vor.', en: 'Good morning, I will gladly read to you.' }

/** Speaking, as it is connected in the administration. */
export const speaking: Kind<SpeechServiceId> = {
  path: 'speakers',
  what: 'speech service',
  services: speechServices,
  variable: 'SPEECH_MODEL',
  deeds: { connected: 'speaker_connected', removed: 'speaker_removed' },
  of: ({ speech }) => speech,
  async attempt({ speech }, service, { language: asked, signal }) {
    const language = asked === 'de' ? 'de' : 'en'
    const speaker = await speech.speaker(service, language)
    let seconds = 0
    const sounds = speaker.speak({
      ...{ sentences: [trial[language]], voice: 'alloy', whose: 'administration' },
      ...{ language, signal },
    })
    for await (const { samples, rate } of sounds) seconds += samples.length / rate
    return { seconds: Math.round(seconds * 10) / 10 }
  },
  here: ({ speech }) => speech.here(),
  failure: 'speech_failed',
}
