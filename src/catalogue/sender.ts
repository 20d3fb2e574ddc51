import { toggle } from '#shared/fields.ts'
import type { Call } from './call.ts'
import type { Engine } from './engine.ts'

/** The question that lets one leave the sender out; forms ask it in a line of their own, its hint is for programs. */
const question = {
  ...toggle(
    { de: 'Absender', en: 'Sender' },
    {
      hint: {
        de: 'Mit false wird der Text ohne die hinterlegten Angaben geschrieben.',
        en: 'With false, the text is written without the details that are kept.',
      },
    },
  ),
  optional: true as const,
  more: true as const,
}

/** A call that may name its sender, with the question whether it shall. */
export const withSender = <Each extends Call>(call: Each): Each =>
  call.sender && !call.fields.sender ? { ...call, fields: { ...call.fields, sender: question } } : call

/** An engine whose calls ask that. */
export const askingForSender = <Each extends Engine>(engine: Each): Each => ({
  ...engine,
  calls: Object.fromEntries(Object.entries(engine.calls).map(([path, call]) => [path, withSender(call)])),
})
