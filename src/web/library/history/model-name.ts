import { inEach, type Text } from '#shared/text.ts'
import { calledBy } from '#shared/written-by.ts'
import { methods, type OwnWork } from '../../methods.ts'

/** `ollama:qwen3:8b` is called qwen3:8b; our own methods are no model. */
export const nameOfModel = (model: string): Text => {
  const provider = model.slice(0, model.indexOf(':'))
  const rest = calledBy(model)
  if (provider !== 'house') return inEach(() => rest)
  const method = methods[rest as OwnWork] ?? inEach(() => rest)
  return { de: `ohne KI: ${method.de}`, en: `without AI: ${method.en}` }
}
