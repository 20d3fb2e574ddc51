import { mostAlt, mostAround } from '#shared/editor.ts'
import { area, file } from '#shared/fields.ts'
import { call } from '../call.ts'

/** Says what a picture shows, for those who do not see it: only a model that is shown it is asked. */
export const describe = call({
  fields: {
    picture: file({ de: 'Bild', en: 'Picture' }, { accept: 'images' }),
    around: area({ de: 'Text ringsum', en: 'Text around it' }, { optional: true, max: mostAround }),
  },
  by: 'seen',
  basis: 'free',
  creativity: 0.2,
  prompt: {
    de: `
      Sage in einem Satz, was auf dem Bild zu sehen ist, für Menschen, die es nicht sehen.

      Höchstens ${mostAlt} Zeichen. Das Wesentliche zuerst; Schrift auf dem Bild wörtlich, wo es auf sie ankommt. Nur,
      was zu sehen ist: keine Namen von Menschen, keine Vermutungen. Nicht „Bild von“ oder „Foto von“, keine
      Anführungszeichen, kein Markdown.

      {% if around %}Das Bild steht bei diesem Text: {{ around }}. Er sagt, worauf es ankommt, und wird nicht
      wiederholt.{% endif %}`,
    en: `
      Say in one sentence what the picture shows, for people who cannot see it.

      At most ${mostAlt} characters. What matters most first; words on the picture literally where they matter. Only
      what can be seen: no names of people, no guesses. Not “picture of” or “photo of”, no quotation marks, no Markdown.

      {% if around %}The picture stands by this text: {{ around }}. It says what matters, and is not
      repeated.{% endif %}`,
  },
})
