import { relative } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { adminPages, fileOfAdminPage } from '../src/shared/admin-pages.ts'

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The screens whose code travels together, and what is at hand on each of them; files below `src/web`. */
const screens = {
  tool: ['engines/EnginePage.tsx'],
  sheet: ['engines/SheetOfRun.tsx'],
  variants: ['engines/VariantSheet.tsx'],
  library: ['library/HistoryPage.tsx', 'library/BookmarksPage.tsx'],
  settings: ['settings/SettingsPage.tsx'],
  palette: ['palette/Palette.tsx'],
  menus: [
    'shell/HelpMenu.tsx',
    'shell/AvatarMenu.tsx',
    'shell/NavDrawer.tsx',
    'shell/LanguageDialog.tsx',
    'shell/ShortcutsDialog.tsx',
    'ui/TipPopup.tsx',
  ],
  account: [
    'account/SignInPage.tsx',
    'account/SignUpPage.tsx',
    'account/SignInLinkPage.tsx',
    'account/ForgottenPage.tsx',
  ],
  admin: [
    'admin/AdminPage.tsx',
    'admin/first.ts',
    ...adminPages.filter(name => name !== 'engines' && name !== 'brands').map(fileOfAdminPage),
  ],
} as const
type Screen = keyof typeof screens

const at = (file: string) => new URL(`../src/web/${file}`, import.meta.url).pathname

/** Everything that comes with a file before it can run. */
const closureOf = (files: readonly string[], modules: Modules) => {
  const found = new Set<string>()
  const open = [...files]
  for (let id = open.pop(); id; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/** What opens over a page, and the small parts that many screens share. */
const floating = /node_modules.(@base-ui|@floating-ui|reselect|tabbable)[\\/]/
const ours = /[\\/]src[\\/](web|shared)[\\/]|lucide-react/
const tiny = /[\\/]src[\\/]web[\\/]ui[\\/]/
const ofData = /[\\/]src[\\/]web[\\/]data[\\/]/
const ofEditor = /src.web.editor.(drawer.(alternatives|replacing)|checks.(Score|SeoFindings))/
const heavy = /node_modules.(@base-ui|@floating-ui|marked)[\\/]/

/** What answers stand on is no screen of its own: it comes after the form. */
const afterForm: readonly Screen[] = ['sheet', 'variants']

/** What people come to every day; parts of the other screens alone lie not in the frame. */
const daily: readonly Screen[] = ['tool', 'library', 'palette', 'menus']

const isOn = (on: readonly Screen[], ...all: readonly Screen[]) => all.every(screen => on.includes(screen))
const isOfTexts = (on: readonly Screen[]) => isOn(on, 'tool', 'library') && !on.includes('palette')
const isOfForms = (on: readonly Screen[]) => isOn(on, 'tool', 'settings') && !on.includes('palette')

/** What the frame needs, and which screens need a part beside it. */
const reachIn = (modules: Modules) => {
  const frame = closureOf([at('main.tsx')], modules)
  const each = Object.entries(screens).map(([screen, files]) => [screen, closureOf(files.map(at), modules)] as const)
  const on = (id: string) => each.flatMap(([screen, parts]) => (parts.has(id) ? [screen as Screen] : []))
  return { frame, on }
}

/**
 * In which files the code of the screens travels: a visit asks for a handful, not for a hundred crumbs. The first that
 * fits takes a part, together with what it needs.
 */
export const chunks = () => {
  let reach: ReturnType<typeof reachIn> | undefined
  const group = (name: string, belongs: (on: readonly Screen[], id: string, modules: Modules) => boolean) => ({
    debugName: name,
    name: (id: string, modules: Modules) => {
      reach ??= reachIn(modules)
      return belongs(reach.on(id), id, modules) ? name : null
    },
  })
  const needs = (id: string, what: RegExp, modules: Modules) => [...closureOf([id], modules)].some(it => what.test(it))
  const isShared = (on: readonly Screen[], id: string, modules: Modules) =>
    on.filter(screen => !afterForm.includes(screen)).length > 1 && ours.test(id) && !needs(id, heavy, modules)
  return [
    {
      name: 'framework',
      test: /node_modules.(react|react-dom|scheduler|use-sync-external-store|@tanstack)[\\/]/,
    },
    group('frame', (on, id, modules) => {
      if (reach?.frame.has(id)) return true
      if (!isShared(on, id, modules) || !on.some(screen => daily.includes(screen))) return false
      return tiny.test(id) || isOfTexts(on) === isOfForms(on)
    }),
    group('overlays', (on, id, modules) => {
      if (floating.test(id)) return true
      return (on.length > 1 ? ours : tiny).test(id) && needs(id, floating, modules)
    }),
    group('self', (on, id, modules) => on.includes('settings') && !isOfForms(on) && isShared(on, id, modules)),
    group('texts', isOfTexts),
    group('forms', isOfForms),
    group('account', on => on.includes('account')),
    // How an answer reads as Markdown, and how long: laid with the sheet, it would bring that along to the editor.
    { name: 'as-markdown', test: /src.(shared.(markdown|claims-told|segments|count-words)|web.ui.counts)\.ts$/ },
    ...(['tool', 'library', 'palette', 'menus', 'settings', 'sheet', 'variants'] as const).map(screen =>
      group(screen, on => on.includes(screen)),
    ),
    // Small parts are laid together by size: what administrators ask for would else travel with parts of the editor.
    group('admin', (on, id) => on.includes('admin') && ofData.test(id)),
    // Else they would be laid together with small parts of screens that write nothing.
    { name: 'document', test: /src.shared.document[\\/]/, minShareCount: 2 },
    { name: 'language', test: /src.language[\\/]|node_modules.stopword/, minShareCount: 2 },
    // That nothing writes here is rarely said: laid with small parts of the editor, it would bring along the sheet.
    { name: 'no-model', test: /src.web.states.NoModel/ },
    // What is drawn on is opened in a window; laid with small parts of pages, it would come with each of them.
    { name: 'canvas', test: /src.web.canvas[\\/]/, minShareCount: 2 },
    // Bars stand on the pages of usage alone; laid with parts of answers, they would bring the library along.
    { name: 'usage', test: /src.web.usage[\\/]/, minShareCount: 2 },
    // The minutes of a file's sound: laid with its player, that would come with every form.
    { name: 'clock', test: /src.web.ui.clock/ },
    {
      name: 'shared',
      test: (id: string) => !ofEditor.test(id),
      ...{ minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2000 },
    },
    // Laid with small parts of screens, they would bring along all that they compare with.
    { name: 'of-editor', test: ofEditor, minShareCount: 2 },
  ]
}

/**
 * Writes down which files each screen comes in, beside those that come with every page: the server asks for them in the
 * head of the page.
 */
export const screenFiles: Plugin = {
  name: 'screen-files',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).filter(file => file.type === 'chunk')
    const fileOf = new Map(files.flatMap(({ fileName, moduleIds }) => moduleIds.map(id => [id, fileName] as const)))
    const comes = (names: readonly string[], known = new Set<string>()) => {
      for (const name of names) {
        if (known.has(name)) continue
        known.add(name)
        comes(files.find(({ fileName }) => fileName === name)?.imports ?? [], known)
      }
      return known
    }
    const first = comes(files.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
    const screens = [...fileOf].flatMap(([id, file]) => {
      if (!this.getModuleInfo(id)?.dynamicImporters.length) return []
      const own = [...comes([file])].filter(name => !first.has(name))
      return [[relative(at(''), id).replaceAll('\\', '/'), own] as const]
    })
    this.emitFile({
      type: 'asset',
      fileName: '.vite/screens.json',
      source: JSON.stringify(Object.fromEntries(screens)),
    })
  },
}
