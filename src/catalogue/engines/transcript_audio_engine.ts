import { segments } from '#shared/answers.ts'
import { file, words } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine } from '../engine.ts'
import { guide } from '../guides/transcript_audio_engine.ts'

export default engine(
  {
    id: 12,
    icon: 'microphone',
    name: { de: 'Aufnahme abtippen', en: 'Transcribe a recording' },
    description: { de: 'Gesprochenes als Text, mit Zeiten.', en: 'What was said as text, with times.' },
    category: ['general', 'press', 'education'],
    action: ['audio', 'text_creation'],
    access: ['premium', 'premium_plus'],
    guide,
  },
  {
    'groq-transcribe': call({
      fields: {
        fileUrl: file(
          { de: 'Welche Aufnahme soll Text werden?', en: 'Which recording should become text?' },
          { accept: 'sound' },
        ),
        terms: words(
          { de: 'Namen und Fachwörter, die vorkommen', en: 'Names and terms that are said' },
          {
            max: 60,
            most: 30,
            optional: true,
            hint: {
              de: 'Dann werden sie eher richtig geschrieben.',
              en: 'They are more likely to be spelt right then.',
            },
          },
        ),
      },
      prompt: {
        de: 'Schreibe auf, was in {{ fileUrl }} gesagt wird.{% if terms %} Darin kommt vor: {{ terms }}.{% endif %}',
        en: 'Write down what is said in {{ fileUrl }}.{% if terms %} It mentions: {{ terms }}.{% endif %}',
      },
      answer: segments(),
      by: 'transcribed',
      basis: 'free',
      language: 'untouched',
    }),
  },
)
