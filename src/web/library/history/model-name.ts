import { inEach, type Text } from '#shared/text.ts'
import { calledBy } from '#shared/written-by.ts'
import { methods, type OwnWork } from '../../methods.ts'

/** What a model is called, `ollama:qwen3:8b` qwen3:8b where nothing is said; our own methods are no model. */
export const nameOfModel = (model: string, called = calledBy(model)): Text => {
  const provider = model.slice(0, model.indexOf(':'))
  if (provider !== 'house') return inEach(() => called)
  const rest = calledBy(model)
  const method = methods[rest as OwnWork] ?? inEach(() => rest)
  return { de: `ohne KI: ${method.de}`, en: `without AI: ${method.en}` }
}
