/** The pages of the administration, by the end of their address. The first one opens. */
export const adminPages = [
  'users',
  'plans',
  'engines',
  'brands',
  'models',
  'usage',
  'audit',
  'system',
  'feedback',
] as const
export type AdminPageName = (typeof adminPages)[number]

const known: ReadonlySet<string> = new Set(adminPages)

export const isAdminPage = (name: string): name is AdminPageName => known.has(name)

/** The file of its screen, below `src/web`: `admin/users/UsersPage.tsx`. */
export const fileOfAdminPage = (name: AdminPageName) =>
  `admin/${name}/${name[0]?.toUpperCase()}${name.slice(1)}Page.tsx`
