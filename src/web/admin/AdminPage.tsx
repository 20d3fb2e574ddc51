import { Suspense } from 'react'
import { useParams, useSearch } from '@tanstack/react-router'
import { adminPages, isAdminPage } from '#shared/admin-pages.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { adminSearch } from '../search-params.ts'
import { useCrumb } from '../shell/crumbs.ts'
import { NoAccess } from '../states/NoAccess.tsx'
import { NotFound } from '../states/NotFound.tsx'
import { Waiting } from '../states/Waiting.tsx'
import { AdminNav } from './AdminNav.tsx'
import { sections } from './sections.ts'

const words = {
  ask: {
    de: 'Konten, Tarife, KI-Modelle und Werkzeuge verwaltet die Administration. Fragen Sie dort, wenn etwas fehlt.',
    en: 'Accounts, plans, AI models and tools are managed by administrators. Ask them if something is missing.',
  },
}

/** Everything that only administrators may: the list of its pages, and the open one. */
export function AdminPage() {
  const t = useText()
  const session = useSession()
  const { section: asked } = useParams({ strict: false })
  const { id } = useSearch({ strict: false, select: adminSearch, structuralSharing: true })
  const open = asked ?? adminPages[0]
  const section = isAdminPage(open) ? sections[open] : undefined
  useCrumb(section && { name: section.name, to: pages.admin, params: { section: open } })
  if (!isAdmin(session)) return <NoAccess text={t(words.ask)} />
  if (!section) return <NotFound />
  const { name, line, Page, opensWide } = section
  if (opensWide && id)
    return (
      <Suspense key={open} fallback={<Waiting />}>
        <Page />
      </Suspense>
    )
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <AdminNav open={open} />
      <div className="grid min-w-0 grid-cols-1 content-start gap-5">
        <div>
          <h1 className="voice text-2xl">{t(name)}</h1>
          <p className="mt-1 text-muted">{t(line)}</p>
        </div>
        <Suspense key={open} fallback={<Waiting />}>
          <Page />
        </Suspense>
      </div>
    </div>
  )
}
