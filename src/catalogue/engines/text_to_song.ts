import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import { call } from '../call.ts'
import { engine, paid } from '../engine.ts'
import { genre } from '../genres.ts'
import { guide } from '../guides/text_to_song.ts'

export default engine(
  {
    id: 24,
    icon: 'music',
    name: { de: 'Liedtext', en: 'Song lyrics' },
    description: { de: 'Strophen und Refrain, die man singen kann.', en: 'Verses and a chorus that can be sung.' },
    category: ['other', 'general'],
    action: ['text_creation', 'content_creation'],
    access: paid,
    aliases: ['lyrics_engine'],
    guide,
  },
  {
    text_to_song: call({
      fields: {
        thema: area(
          { de: 'Worum geht es in dem Lied?', en: 'What is the song about?' },
          {
            placeholder: {
              de: 'Ein Augenblick, ein Mensch, ein Ort, eine Stimmung. Stichpunkte genügen.',
              en: 'A moment, a person, a place, a mood. Notes will do.',
            },
          },
        ),
        genre,
      },
      more: ['language', 'tone', 'audience', 'include', 'avoid', 'variants'],
      basis: 'free',
      prompt: {
        de: `
          Schreibe einen Liedtext zum Thema in {{ thema }}, der sich zu dieser Musik singen lässt: {{ genre }}{% if
          genre == 'jazz' %}, es sei denn, das Thema nennt eine andere{% endif %}.

          „# “ und der Titel, „## “ und der Name jedes Abschnitts, darunter Zeile für Zeile.`,
        en: `
          Write song lyrics on the theme in {{ thema }} that can be sung to this music: {{ genre }}{% if genre == 'jazz'
          %}, unless the theme names another{% endif %}.

          “# ” and the title, “## ” and the name of each section, below it line by line.`,
      },
      answer: text({ view: 'song' }),
      creativity: 0.9,
    }),
  },
)
