import type { Judge, SeoText } from '../about.ts'
import type { Place } from '../block.ts'

const hostOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, '') ?? ''

/** The host of one's own site, however it was typed; empty where there is none. */
export const siteOf = (typed: string | undefined): string => {
  const said = typed?.trim() ?? ''
  return said ? hostOf(/^https?:\/\//i.test(said) ? said : `https://${said}`) : ''
}

const linksIn = ({ blocks, site }: SeoText) => {
  const own = siteOf(site)
  const pages = blocks.flatMap(({ at, block }) =>
    block.links
      .filter(({ href }) => /^https?:/.test(href))
      .map(({ from, to, href }) => ({ place: { block: at, from, to } satisfies Place, host: hostOf(href) })),
  )
  const isOwn = (host: string) => own !== '' && (host === own || host.endsWith(`.${own}`))
  return { own, inside: pages.filter(({ host }) => isOwn(host)), outside: pages.filter(({ host }) => !isOwn(host)) }
}
const places = (links: readonly { place: Place }[]) => links.map(({ place }) => place)

/** Whether it leads to other sites, which shows readers where something is from. */
export const linksOut: Judge = about => {
  const { outside } = linksIn(about)
  if (!outside.length)
    return {
      state: 'bad',
      message: {
        de: 'Kein Link führt zu einer anderen Website: Verweisen Sie auf eine Quelle, die weiterhilft.',
        en: 'No link leads to another site: refer to a source that helps.',
      },
    }
  return {
    state: 'good',
    places: places(outside),
    message: { de: 'Links führen zu anderen Websites.', en: 'Links lead to other sites.' },
  }
}

/** Whether it leads to more of one's own site; judged where that was named. */
export const linksInside: Judge = about => {
  const { own, inside } = linksIn(about)
  if (!own) return undefined
  if (!inside.length)
    return {
      state: 'bad',
      message: {
        de: `Kein Link führt zu ${own}: Verweisen Sie auf eine eigene Seite, die dazu passt.`,
        en: `No link leads to ${own}: refer to a page of your own that goes with it.`,
      },
    }
  return {
    state: 'good',
    places: places(inside),
    message: { de: `Links führen zu ${own}.`, en: `Links lead to ${own}.` },
  }
}
