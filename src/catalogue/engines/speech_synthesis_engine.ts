import { audio } from '#shared/answers.ts'
import { area, choice } from '#shared/fields.ts'
import { mostSpoken } from '#shared/voices.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { guide } from '../guides/speech_synthesis_engine.ts'

export default engine(
  {
    id: 11,
    icon: 'volume',
    name: { de: 'Text vorlesen', en: 'Text to speech' },
    description: { de: 'Ihr Text, gesprochen, zum Mitnehmen.', en: 'Your text, spoken, to take along.' },
    category: ['general', 'marketing', 'education'],
    action: ['audio', 'content_creation'],
    access: paid,
    guide,
  },
  {
    text_to_speech: call({
      fields: {
        input: area(
          { de: 'Was soll gesprochen werden?', en: 'What is to be spoken?' },
          {
            max: mostSpoken,
            placeholder: {
              de: 'Fügen Sie Ihren Text ein. [Pause 2s] ist eine Pause, [SPS|Es Pe Es] sagt, wie etwas gesprochen wird.',
              en: 'Paste your text. [Pause 2s] is a break, [CEO|see ee oh] says how something is spoken.',
            },
          },
        ),
        stimme: choice(
          { de: 'Stimme', en: 'Voice' },
          {
            alloy: { de: 'Alloy – weiblich, ausgewogen', en: 'Alloy – female, balanced' },
            nova: { de: 'Nova – weiblich, lebhaft', en: 'Nova – female, lively' },
            shimmer: { de: 'Shimmer – weiblich, hell', en: 'Shimmer – female, bright' },
            echo: { de: 'Echo – männlich, ruhig', en: 'Echo – male, calm' },
            onyx: { de: 'Onyx – männlich, tief', en: 'Onyx – male, deep' },
            fable: { de: 'Fable – männlich, erzählend', en: 'Fable – male, narrating' },
            ash: { de: 'Ash – männlich, klar', en: 'Ash – male, clear' },
            sage: { de: 'Sage – weiblich, ruhig', en: 'Sage – female, calm' },
            coral: { de: 'Coral – weiblich, freundlich', en: 'Coral – female, friendly' },
          },
        ),
      },
      by: 'spoken',
      language: 'untouched',
      basis: 'free',
      answer: audio(),
      prompt: {
        de: 'Sprich {{ input }} mit der Stimme {{ stimme }}, Wort für Wort.',
        en: 'Speak {{ input }} with the voice {{ stimme }}, word for word.',
      },
    }),
  },
)
