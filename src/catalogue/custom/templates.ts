import { text } from '#shared/answers.ts'
import { area } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { everyone } from '../engine.ts'
import type { Definition } from './definition.ts'
import { definitionOf } from './engine-of.ts'
import { fromNotes } from './templates/from-notes.ts'
import { rewriting } from './templates/rewriting.ts'
import { suggestions } from './templates/suggestions.ts'

const nothing: Text = { de: '', en: '' }

/** A draft that holds nothing but a place to begin at. */
const blank: Definition = {
  name: nothing,
  description: nothing,
  icon: 'pen',
  category: ['general'],
  action: ['text_creation'],
  access: everyone,
  guide: { title: nothing, expects: [], advice: [], example: {}, shows: nothing },
  calls: {
    text: {
      fields: { content: area(nothing) },
      prompt: nothing,
      answer: text(),
    },
  },
}

/** What one can begin with, by name. */
export const templates: Readonly<Record<string, Definition>> = {
  blank,
  from_notes: definitionOf(fromNotes),
  rewriting: definitionOf(rewriting),
  suggestions: definitionOf(suggestions),
}
