const between = ' + '

/** The models that wrote a run, each as `openai:gpt-5-mini`, where several did in one. */
export const modelsIn = (models: string): readonly string[] => models.split(between)

/** The models of a run, with one more that wrote a part of it. */
export const alsoBy = (models: string, model: string): string =>
  modelsIn(models).includes(model) ? models : `${models}${between}${model}`

/** The models that wrote a run as people call them: `ollama:qwen3:8b` is called qwen3:8b. */
export const calledBy = (models: string): string =>
  modelsIn(models)
    .map(model => model.slice(model.indexOf(':') + 1))
    .join(between)
