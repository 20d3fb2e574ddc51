import { guide } from './guides/image-model-generator.ts'
import { pictureTool } from './picture-tool.ts'

/** Training a model takes a while and several steps: it has a page of its own in place of a form. */
export default pictureTool(
  {
    id: 216,
    icon: 'cap',
    name: { de: 'Eigenes Bildmodell', en: 'Your own image model' },
    description: { de: 'Aus Ihren Bildern lernt ein Modell.', en: 'A model learns from your pictures.' },
    need: 'train',
    guide,
  },
  {},
)
