import { engines } from '#catalogue/index.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import { adminPages } from '#shared/admin-pages.ts'
import { isMade } from '#shared/custom-engines.ts'
import { pages } from '#shared/pages.ts'
import { locales } from '#shared/text.ts'

const among = (names: readonly string[]) => `(?:/(?:${names.join('|')}))?`
const asRule = (page: string) =>
  new RegExp(
    `^${page
      .replace('/{-$locale}', among(locales))
      .replace('/{-$section}', among(adminPages))
      .replaceAll(/\$\w+/g, '([^/]+)')}/?$`,
  )

const ofEngines = [pages.engine, pages.madeEngine, pages.picture].map(asRule)
const others = ['/{-$locale}', ...Object.values(pages)]
  .map(asRule)
  .filter(rule => !ofEngines.some(({ source }) => source === rule.source))
const slugs = new Set([...engines, ...pictureTools].flatMap(({ slug, aliases = [] }) => [slug, ...aliases]))

/** Whether a screen stands at this path. Which engines were made here is found out by the screen. */
export const isPage = (path: string) => {
  if (others.some(rule => rule.test(path))) return true
  const slug = ofEngines.map(rule => rule.exec(path)?.[1]).find(Boolean)
  return slug !== undefined && (slugs.has(slug) || isMade(slug))
}
