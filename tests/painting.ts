import { call } from '#catalogue/call.ts'
import { engine, everyone } from '#catalogue/engine.ts'
import { pictures } from '#shared/answers.ts'
import { area, choice, count } from '#shared/fields.ts'
import { abilities } from '#catalogue/abilities.ts'
import type { PaintRequest, Painter } from '#server/painting/painter.ts'
import { png } from './pictures.ts'

const dots = { de: '…', en: '…' }

/** An engine that paints, as one of the catalogue would be written. */
export const motifs = {
  slug: 'motifs',
  ...engine(
    {
      id: 900,
      icon: 'image',
      name: { de: 'Motive', en: 'Motifs' },
      description: { de: 'Bilder nach Ihren Worten.', en: 'Pictures of your words.' },
      category: ['general'],
      action: ['text_creation'],
      access: everyone,
      guide: { title: dots, expects: [], advice: [], example: {}, shows: dots },
    },
    {
      paint_motif: call({
        fields: {
          content: area({ de: 'Was ist zu sehen?', en: 'What is to be seen?' }),
          style: choice(
            { de: 'Art', en: 'Kind' },
            { drawing: { de: 'Zeichnung', en: 'drawing' }, photograph: { de: 'Foto', en: 'photograph' } },
            { default: 'drawing' },
          ),
          count: count({ de: 'Wie viele?', en: 'How many?' }, { min: 1, max: 4, default: 2 }),
        },
        by: 'painted',
        language: 'en',
        answer: pictures({ howMany: { field: 'count' } }),
        prompt: { de: '{{ style }}: {{ content }}', en: '{{ style }}: {{ content }}' },
      }),
    },
  ),
} as const

/** A painter that paints one colour, as often as it is asked, and what it was asked for. */
export const fakePainter = () => {
  const asked: PaintRequest[] = []
  const painter: Painter = {
    name: 'fake:one-colour',
    can: abilities,
    async *paint(request) {
      asked.push(request)
      for (let at = 0; at < request.howMany; at++)
        yield { bytes: png({ width: 64, height: 48 }), type: 'image/png', width: 64, height: 48 }
      yield { images: request.howMany }
    },
  }
  return { painter, asked }
}
