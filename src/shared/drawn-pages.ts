import { adminPages } from './admin-pages.ts'

/**
 * A page that the build draws ahead: the name of its file, and who may see it. One that knows how to be drawn before
 * anything has come is taken over as a whole; of others the frame is, and the screen follows. Into a page of `texts`
 * the server lays the person's own, where `inTexts` says.
 */
export type DrawnPage = {
  readonly file: string
  readonly whole?: boolean
  readonly onlyAdmin?: boolean
  readonly texts?: boolean
}

/**
 * What can be drawn before anything is known of a person: pages whose largest part is the same for everybody, by their
 * address without its language.
 */
export const drawnPages: Readonly<Record<string, DrawnPage>> = {
  '/engins': { file: 'catalogue', whole: true },
  '/history': { file: 'history', texts: true },
  '/bookmarks': { file: 'bookmarks', texts: true },
  '/settings': { file: 'settings' },
  '/settings/usage': { file: 'settings-usage' },
  ...Object.fromEntries(adminPages.map(name => [`/admin/${name}`, { file: `admin-${name}`, onlyAdmin: true }])),
  '/admin': { file: 'admin-users', onlyAdmin: true },
}

/** What stands in a page of texts in the place of a person's own, and around a row of its list. */
export const inTexts = {
  title: 'drawn-title',
  text: 'drawn-text',
  language: 'drawn-language',
  row: ['<!--drawn-row-->', '<!--/drawn-row-->'],
} as const

/** A tool's page is drawn with its form and its guide: the name of its file, by that of the tool. */
export const drawnTool = (slug: string) => `tool-${slug}`

/** How a screen is marked, to React, that it draws itself in place of what was drawn ahead. */
export const drawnAhead = 'drawn-ahead'
