import type { QueryClient } from '@tanstack/react-query'
import { type AdminPageName, adminPages, isAdminPage } from '#shared/admin-pages.ts'
import { invitationsQuery, registrationQuery } from '../data/invitations.ts'
import { peopleQuery } from '../data/people.ts'
import { planToolsQuery, setPlansQuery } from '../data/set-plans.ts'
import { setupQuery } from '../data/setup.ts'
import { backupsQuery, dictionariesQuery, jobsQuery, systemQuery } from '../data/system.ts'
import { sections } from './sections.ts'

/** What a page that is drawn ahead without answers needs. */
const nothing = () => []

/** What a page of the administration begins with, by its address; `server/pages/needs.ts` sends it ahead. */
const asked: Readonly<Record<AdminPageName, (client: QueryClient) => readonly Promise<unknown>[]>> = {
  users: client => [
    client.prefetchQuery(peopleQuery({ page: 1, search: '' })),
    client.prefetchQuery(registrationQuery),
    client.prefetchQuery(invitationsQuery),
  ],
  plans: client => [client.prefetchQuery(setPlansQuery), client.prefetchQuery(planToolsQuery)],
  engines: nothing,
  brands: nothing,
  models: client => [client.prefetchQuery(setupQuery)],
  usage: nothing,
  audit: nothing,
  system: client => [
    client.prefetchQuery(systemQuery),
    client.prefetchQuery(jobsQuery),
    client.prefetchQuery(backupsQuery),
    client.prefetchQuery(dictionariesQuery),
  ],
  feedback: nothing,
}

/** Waits for what came with a page that was drawn ahead: it is taken over in one stroke, and nothing on it moves. */
export const comesFirst = async (client: QueryClient, section: string = adminPages[0]) => {
  if (!isAdminPage(section)) return
  await Promise.all([sections[section].Page.load(), ...asked[section](client)])
}
