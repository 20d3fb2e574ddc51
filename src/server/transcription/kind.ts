import { join } from 'node:path'
import type { Kind } from '../connected/kind.ts'
import { listenerName } from '../downloads/listeners.ts'
import { wavAt } from '../sound/wav.ts'
import { inFolder } from '../sound/sounds.ts'
import { rate } from '../sound/mono.ts'
import { canListen } from '../local-listener/program.ts'
import { type ListenServiceId, listenServices } from './services/index.ts'

/** Three notes and a pause: enough to see that a service takes sound. What it hears in them is no matter. */
const notes = [523, 659, 784]
const seconds = 2

const tune = () =>
  Float32Array.from({ length: seconds * rate }, (_, at) => {
    const note = notes[Math.floor(at / (rate / 2))]
    return note ? 0.2 * Math.sin((2 * Math.PI * note * at) / rate) : 0
  })

/** Listening, as it is connected in the administration. */
export const listening: Kind<ListenServiceId> = {
  path: 'listeners',
  what: 'transcription service',
  services: listenServices,
  offers: id => id !== 'local' || canListen(),
  variable: 'TRANSCRIPTION_MODEL',
  deeds: { connected: 'listener_connected', removed: 'listener_removed' },
  of: ({ transcription }) => transcription,
  here: async ({ transcription }) => (await transcription.here()).map(listenerName),
  async attempt({ transcription, files }, service, { signal }) {
    return inFolder(files.incoming, async folder => {
      const path = join(folder, 'trial.wav')
      const file = await wavAt(path)
      await file.write(tune())
      await file.close()
      const { segments } = await transcription.attempt(service, { path, seconds }, signal)
      return { text: segments.map(({ text }) => text).join(' ') }
    })
  },
  failure: 'transcription_failed',
}
