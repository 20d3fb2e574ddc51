import { describePath, editorName, editorPath, editorTools } from '#shared/editor.ts'
import { type Engine, everyone } from '../engine.ts'
import { editorCalls } from './calls.ts'
import { describe } from './describe.ts'

/**
 * The editor as what runs know: no tool of the catalogue, for it has no form and no page there, but begun, charged and
 * kept as they are. Open to every plan.
 */
export const editor: Engine & { readonly slug: string } = {
  slug: editorName,
  id: 0,
  icon: 'pen',
  name: { de: 'Editor', en: 'Editor' },
  description: { de: 'Mit KI am eigenen Text arbeiten.', en: 'Working on your own text with AI.' },
  category: ['general'],
  action: ['text_editing'],
  access: everyone,
  guide: {
    title: { de: 'So hilft die KI im Editor', en: 'How AI helps in the editor' },
    expects: [],
    advice: [],
    example: {},
    shows: { de: '', en: '' },
  },
  calls: {
    ...Object.fromEntries(editorTools.map(tool => [editorPath(tool), editorCalls[tool]])),
    [describePath]: describe,
  },
}
