import { createRoute, redirect } from '@tanstack/react-router'
import { isPictureTool } from '#shared/picture-slugs.ts'
import { isMade } from '#shared/custom-engines.ts'
import { type Plan, plans } from '#shared/plans.ts'
import type { Text } from '#shared/text.ts'
import { CataloguePage } from '../catalogue/CataloguePage.tsx'
import { chosenIn } from '../catalogue/chosen.ts'
import { plansQuery } from '../data/plans.ts'
import { isDrawnAhead } from '../drawn-ahead.ts'
import { pages } from '../pages.ts'
import { NotFound } from '../states/NotFound.tsx'
import { shell, whoAndTool, whoAndWhat } from './frame.tsx'
import { lazyPage } from './lazy-page.ts'
import {
  adminSearch,
  comparedSearch,
  documentSearch,
  editorSearch,
  imageModelSearch,
  librarySearch,
  runSearch,
  type Search,
  word,
} from '../search-params.ts'

const tools: Text = { de: 'Text-Werkzeuge', en: 'Text tools' }
const picturesCrumb: Text = { de: 'Bilder', en: 'Pictures' }
const history: Text = { de: 'Verlauf', en: 'History' }
const settings: Text = { de: 'Einstellungen', en: 'Settings' }
/** The pages inside the frame. */
export const inShell = [
  createRoute({
    getParentRoute: () => shell,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: pages.catalogue, replace: true })
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'engins',
    validateSearch: chosenIn,
    component: CataloguePage,
    staticData: { crumbs: [{ name: tools }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'engins/v1/$slug',
    validateSearch: runSearch,
    beforeLoad: ({ params: { slug }, search }) => {
      if (isPictureTool(slug)) throw redirect({ to: pages.picture, params: { slug }, search, replace: true })
      if (isMade(slug)) throw redirect({ to: pages.madeEngine, params: { engineId: slug }, search, replace: true })
    },
    loader: ({ params: { slug }, ...at }) => whoAndTool(slug, at),
    component: lazyPage(() => import('../engines/EnginePage.tsx'), 'EnginePage'),
    staticData: { crumbs: [{ name: tools, to: pages.catalogue }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'pictures',
    loader: whoAndWhat,
    component: lazyPage(() => import('../pictures/PicturesPage.tsx'), 'PicturesPage'),
    staticData: { crumbs: [{ name: picturesCrumb }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'pictures/image-model-generator',
    validateSearch: imageModelSearch,
    loader: at => whoAndTool('image-model-generator', at),
    component: lazyPage(() => import('../training/ImageModelPage.tsx'), 'ImageModelPage'),
    staticData: { crumbs: [{ name: picturesCrumb, to: pages.pictures }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'pictures/$slug',
    validateSearch: runSearch,
    beforeLoad: ({ params: { slug }, search }) => {
      if (!isPictureTool(slug)) throw redirect({ to: pages.engine, params: { slug }, search, replace: true })
    },
    loader: ({ params: { slug }, ...at }) => whoAndTool(slug, at),
    component: lazyPage(() => import('../engines/EnginePage.tsx'), 'EnginePage'),
    staticData: { crumbs: [{ name: picturesCrumb, to: pages.pictures }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'engins/$engineId',
    validateSearch: runSearch,
    beforeLoad: ({ params: { engineId }, search }) => {
      if (!isMade(engineId)) throw redirect({ to: pages.engine, params: { slug: engineId }, search, replace: true })
    },
    loader: ({ params: { engineId }, ...at }) => whoAndTool(engineId, at),
    component: lazyPage(() => import('../engines/EnginePage.tsx'), 'EnginePage'),
    staticData: { crumbs: [{ name: tools, to: pages.catalogue }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'editor',
    validateSearch: editorSearch,
    loader: whoAndWhat,
    component: lazyPage(() => import('../making/MakingEditor.tsx'), 'MakingEditor'),
    staticData: { crumbs: [{ name: { de: 'Editor', en: 'Editor' }, to: pages.editor }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'history',
    validateSearch: librarySearch,
    loader: whoAndWhat,
    component: lazyPage(() => import('../library/HistoryPage.tsx'), 'HistoryPage'),
    staticData: { crumbs: [{ name: history }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'history/compare',
    validateSearch: comparedSearch,
    loader: whoAndWhat,
    component: lazyPage(() => import('../library/compare/ComparePage.tsx'), 'ComparePage'),
    staticData: { crumbs: [{ name: history, to: pages.history }, { name: { de: 'Vergleich', en: 'Comparison' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'bookmarks',
    validateSearch: librarySearch,
    loader: whoAndWhat,
    component: lazyPage(() => import('../library/BookmarksPage.tsx'), 'BookmarksPage'),
    staticData: { crumbs: [{ name: { de: 'Lesezeichen', en: 'Bookmarks' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'documents',
    validateSearch: documentSearch,
    loader: whoAndWhat,
    component: lazyPage(() => import('../making/MakingDocuments.tsx'), 'MakingDocuments'),
    staticData: { crumbs: [{ name: { de: 'Dokumente', en: 'Documents' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'settings',
    validateSearch: ({ problem }: Search): { problem?: string } => ({ problem: word(problem) }),
    loader: whoAndWhat,
    component: lazyPage(() => import('../settings/SettingsPage.tsx'), 'SettingsPage'),
    staticData: { crumbs: [{ name: settings }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'settings/usage',
    loader: whoAndWhat,
    component: lazyPage(() => import('../settings/usage/UsagePage.tsx'), 'UsagePage'),
    staticData: { crumbs: [{ name: settings, to: pages.settings }, { name: { de: 'Verbrauch', en: 'Usage' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'upgrade',
    validateSearch: ({ paid, plan }: Search): { paid?: string; plan?: Plan } => ({
      paid: word(paid),
      plan: plans.find(one => one === plan),
    }),
    loader: async at => {
      await Promise.all([whoAndWhat(at), at.context.client.ensureQueryData(plansQuery)])
    },
    component: lazyPage(() => import('../upgrade/UpgradePage.tsx'), 'UpgradePage'),
    staticData: { crumbs: [{ name: { de: 'Tarife', en: 'Plans' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'api',
    loader: whoAndWhat,
    component: lazyPage(() => import('../api-page/ApiPage.tsx'), 'ApiPage'),
    staticData: { crumbs: [{ name: { de: 'Schnittstelle', en: 'API' } }] },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: 'admin/{-$section}',
    validateSearch: adminSearch,
    loader: async ({ params: { section }, ...at }) => {
      const first = isDrawnAhead() && import('../admin/first.ts').then(it => it.comesFirst(at.context.client, section))
      await Promise.all([whoAndWhat(at), first])
    },
    component: lazyPage(() => import('../admin/AdminPage.tsx'), 'AdminPage'),
    staticData: {
      crumbs: [{ name: { de: 'Administration', en: 'Administration' }, to: pages.admin, params: { section: 'users' } }],
    },
  }),
  createRoute({
    getParentRoute: () => shell,
    path: '$',
    component: NotFound,
  }),
]
