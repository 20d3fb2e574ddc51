import { type AdminPageName, adminPages, fileOfAdminPage, isAdminPage } from '#shared/admin-pages.ts'

/** What a page needs at once: the code of its screen, as files below `src/web`, and its data, as addresses of ours. */
export type Needs = {
  readonly code: readonly string[]
  readonly data: readonly string[]
  /** What else, once something of it is known. */
  readonly next?: (answers: ReadonlyMap<string, string>) => readonly string[]
}

type Asked = { readonly query: URLSearchParams; readonly parts: readonly string[] }

/** What asks for texts that gave something, each once. */
const texts = { group: 'text', gave: 'text' }

/** The list of a page of the library, as long as nothing narrows it, and the text that lies open beside it. */
const library = (path: string, { query }: Asked, words: Readonly<Record<string, string>>) => {
  const isNarrowed = [...query.keys()].some(name => name !== 'page' && name !== 'id')
  return isNarrowed ? undefined : `/api/${path}?${new URLSearchParams({ page: query.get('page') ?? '1', ...words })}`
}

type Row = { readonly _id: string; readonly engine?: string; readonly run?: string | null }
/** Which row of a list is shown open: the one the address names, else the first. */
const openIn = (rows: readonly Row[] = [], { query }: Asked) =>
  rows.find(({ _id }) => _id === query.get('id')) ?? rows[0]

const parsed = (answer: string | undefined): { runs?: Row[]; bookmarks?: Row[] } => (answer ? JSON.parse(answer) : {})
const some = (...data: readonly (string | undefined)[]) => data.filter(one => one !== undefined)

const history = (asked: Asked): Needs => {
  const list = library('runs', asked, { limit: '20', ...texts })
  const next = (answers: ReadonlyMap<string, string>) => {
    const row = openIn(parsed(answers.get(list ?? '')).runs, asked)
    return row ? [`/api/runs/${row._id}`, `/api/runs/${row._id}/versions`, `/api/engines/${row.engine}`] : []
  }
  return { code: ['library/HistoryPage.tsx'], data: some(list, '/api/runs/filters'), next }
}

const bookmarks = (asked: Asked): Needs => {
  const list = library('bookmark', asked, { limit: '10' })
  const next = (answers: ReadonlyMap<string, string>) => {
    const run = openIn(parsed(answers.get(list ?? '')).bookmarks, asked)?.run
    return run ? [`/api/runs/${run}`] : []
  }
  return { code: ['library/BookmarksPage.tsx'], data: some(list, '/api/bookmark/types'), next }
}

/** Which documents the page asks for first, as long as nothing narrows them. */
const documents = ({ query }: Asked): Needs => {
  const words = { page: query.get('page') ?? '1', limit: '20', kind: query.get('kind') ?? 'document' }
  const isNarrowed = ['search', 'label', 'sort'].some(name => query.has(name))
  const list = isNarrowed ? undefined : `/api/document?${new URLSearchParams(words)}`
  return { code: ['making/MakingDocuments.tsx'], data: some(list, '/api/document/labels') }
}

const tool = ({ parts: [slug = ''], query }: Asked): Needs => {
  const run = query.get('run')
  return {
    code: ['engines/EnginePage.tsx', ...(run ? ['engines/SheetOfRun.tsx'] : [])],
    data: some(
      `/api/engines/${slug}`,
      '/api/models',
      '/api/user/sender',
      '/api/user/knowledge',
      run ? `/api/runs/${encodeURIComponent(run)}` : undefined,
    ),
  }
}

/** What the pages of the administration begin with, below `/api/admin`. */
const admins: Readonly<Record<AdminPageName, readonly string[]>> = {
  users: ['registration', 'users?page=1&limit=25', 'invitations'],
  plans: ['plans', 'plans/tools', 'training'],
  engines: ['engines'],
  brands: [],
  models: ['models'],
  usage: [],
  audit: [],
  system: ['system', 'jobs', 'backups', 'dictionaries', 'documents'],
  feedback: [],
}
const admin = ({ parts: [name = adminPages[0]], query }: Asked): Needs => {
  const frame = ['admin/AdminPage.tsx', 'admin/first.ts']
  if (!isAdminPage(name)) return { code: frame, data: [] }
  const data = query.size ? [] : admins[name].map(path => `/api/admin/${path}`)
  return { code: [...frame, fileOfAdminPage(name)], data }
}

const settings = (): Needs => ({
  code: ['settings/SettingsPage.tsx'],
  data: [
    ...['/api/user/sender', '/api/files?page=1&limit=10', '/api/brands', '/api/auth/sign-in'],
    ...['/api/keys', '/api/auth/list-sessions', '/api/user/knowledge', '/api/user/glossary'],
  ],
})

const editor = ({ query }: Asked): Needs => {
  const [id, run] = [query.get('id'), query.get('run')]
  return {
    code: ['making/MakingEditor.tsx'],
    data: some(
      id ? `/api/document/${encodeURIComponent(id)}` : undefined,
      run ? `/api/runs/${encodeURIComponent(run)}` : undefined,
    ),
  }
}

const imageModels = (): Needs => ({
  code: ['training/ImageModelPage.tsx'],
  data: ['/api/engines/image-model-generator', '/api/image-models'],
})

const onlyCode = (file: string) => (): Needs => ({ code: [file], data: [] })

/** By address without its language: the first that fits holds. What stands in brackets is handed over. */
const pages: readonly (readonly [RegExp, (asked: Asked) => Needs])[] = [
  [
    /^\/engins$/,
    () => ({ code: [], data: [`/api/runs?${new URLSearchParams({ page: '1', limit: '12', ...texts })}`] }),
  ],
  [/^\/pictures\/image-model-generator$/, imageModels],
  [/^\/(?:engins\/(?:v1\/)?|pictures\/)([\w-]+)$/, tool],
  [/^\/pictures$/, () => ({ code: ['pictures/PicturesPage.tsx'], data: ['/api/files?page=1&limit=24&kind=pictures'] })],
  [/^\/editor$/, editor],
  [/^\/history$/, history],
  [/^\/bookmarks$/, bookmarks],
  [/^\/documents$/, documents],
  [/^\/settings$/, settings],
  [
    /^\/settings\/usage$/,
    () => ({ code: ['settings/usage/UsagePage.tsx'], data: ['/api/usage?days=30', '/api/auth/sign-in'] }),
  ],
  [/^\/admin(?:\/([\w-]+))?$/, admin],
  [/^\/history\/compare$/, onlyCode('library/compare/ComparePage.tsx')],
  [/^\/upgrade$/, () => ({ code: ['upgrade/UpgradePage.tsx'], data: ['/api/plans'] })],
  [/^\/api$/, onlyCode('api-page/ApiPage.tsx')],
]

/** Every page of a signed-in person names tools and counts requests. */
const always = ['/api/session', '/api/engines/cards']

/** What the page at this address, without its language, needs; undefined where there is none or nothing is known. */
export const needsOf = (path: string, query: URLSearchParams): Needs | undefined => {
  for (const [address, needs] of pages) {
    const found = address.exec(path)
    if (!found) continue
    const own = needs({ query, parts: found.slice(1) })
    return { ...own, data: [...always, ...own.data] }
  }
  return undefined
}
