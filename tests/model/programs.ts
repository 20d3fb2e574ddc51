/** What each program answers when someone looks which one it is, by path. */
type Answers = (path: string, models: readonly string[]) => object | undefined

export type Program = 'openai' | 'ollama' | 'ollama-old' | 'lmstudio' | 'llamacpp' | 'vllm' | 'other'

const openAiList = (models: readonly string[], owned_by: string) => ({
  object: 'list',
  data: models.map(id => ({ id, object: 'model', created: 1795000000, owned_by })),
})

const isEmbedding = (name: string) => name.includes('embed')

export const programs: { readonly [Name in Program]: Answers } = {
  openai: (path, models) => (path === '/v1/models' ? openAiList(models, 'tests') : undefined),
  ollama: (path, models) =>
    ({
      '/': {},
      '/api/version': { version: '0.14.2' },
      '/api/tags': {
        models: models.map(name => ({ name, model: name, size: 1, digest: 'd1', details: { family: 'qwen3' } })),
      },
      '/api/show': {
        capabilities: ['completion', 'thinking', ...(models.some(name => name.includes('vl')) ? ['vision'] : [])],
        model_info: { 'general.architecture': 'qwen3', 'qwen3.context_length': 40960 },
      },
      '/v1/models': openAiList(models, 'library'),
    })[path],
  /** Without the question what a model can. */
  'ollama-old': (path, models) => (path === '/api/show' ? undefined : programs.ollama(path, models)),
  lmstudio: (path, models) =>
    ({
      '/api/v0/models': {
        object: 'list',
        data: models.map(id => ({
          id,
          object: 'model',
          type: isEmbedding(id) ? 'embeddings' : id.includes('vl') ? 'vlm' : 'llm',
          state: 'loaded',
        })),
      },
      '/v1/models': openAiList(models, 'organization_owner'),
    })[path],
  llamacpp: (path, models) =>
    ({
      '/health': { status: 'ok' },
      '/props': {
        ...{ default_generation_settings: { n_ctx: 8192 }, total_slots: 1, build_info: 'b7062' },
        modalities: { vision: models.some(name => name.includes('vl')), audio: false },
      },
      '/v1/models': openAiList(models, 'llamacpp'),
    })[path],
  vllm: (path, models) => ({ '/version': { version: '0.13.0' }, '/v1/models': openAiList(models, 'vllm') })[path],
  /** Another program that happens to listen there, and answers everything with JSON. */
  other: () => ({
    status: 'ok',
    version: '2.0.0',
    models: [{ title: 'Model railway' }],
    data: [{ id: 'loco-1', owned_by: 'me' }],
  }),
}
