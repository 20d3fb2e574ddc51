import { isTag, lettersIn, type Tag, tagsIn, wordsOf } from './tag.ts'

/** What stands around a text or is there to be operated. */
const around = new Set(
  'nav footer aside dialog input label legend option meta link base title button output menu'.split(' '),
)
const roles = new Set(
  'navigation contentinfo complementary search dialog alertdialog menu menubar toolbar tooltip tablist status'.split(
    ' ',
  ),
)

/** How the tags of surroundings are called, among their classes and their name. */
const called = new RegExp(
  [
    '^(?:\\w{1,5}-)?cookies?(?:$|[-_a-z])|cookie[-_]?(?:banner|bar|notice|consent|hint|layer|overlay|law|policy)',
    'consent|gdpr|dsgvo|onetrust|usercentrics|cookiebot|borlabs|cookiefirst|didomi|klaro|^truste(?:$|[-_])|^cc-window',
    '^cmp[-_]?(?:overlay|banner|box|dialog|modal|popup|root)',
    '(?:privacy|paywall|ad|ads|advert|promo|newsletter|app|notification|notice|announcement|top|sticky)[-_]?(?:banner|bar|popup)',
    '^banner$|popup|^modal(?:$|[-_])|[-_]modal$|lightbox|breadcrumb|^skip(?:$|-)|skip-?(?:link|to|nav)|back-to-top',
    '^(?:site|main|page|global)?[-_]?(?:nav|navigation|navbar|footer|sidebar|topbar)$|^(?:nav|footer|sidebar|navbar)[-_]',
    '[-_](?:nav|navigation|breadcrumbs?)$|^(?:left|right|secondary|widget)-sidebar$|mega-?menu|menu-(?:toggle|button)|hamburger',
    '^menu-item-(?:type|object)|^(?:share|sharing|social)(?:$|[-_](?!proof))|[-_](?:share|sharing|social)$|addtoany|sharedaddy',
    '(?:^|[-_])related|recommend|^comments?(?:$|[-_](?:area|list|section|form))|disqus|pagination|^pager$',
    'newsletter|subscribe|sign-?up-form|paywall|^ads?(?:$|[-_])|advert|sponsor(?:ed)?-(?:box|link)|^widget(?:$|[-_])',
    'login-?(?:form|box)|search-?(?:form|box|bar)|language-?(?:switch|menu|select)|mini-?cart|wishlist',
  ].join('|'),
  'i',
)

const agree =
  /annehmen|akzeptier|zustimm|ablehnen|einverstanden|alle zulassen|accept|agree|reject|decline|allow all|got it/i
const asked = /cookie|datenschutz|privatsphäre|privacy|tracking/i

/** Where buttons are words of the text, as in questions that open. */
const speaking = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt'])

const isButton = ({ name, attributes }: Tag) =>
  name === 'button' || attributes.role === 'button' || /(?:^|[\s_-])(?:btn|button)/.test(attributes.class ?? '')

/** What each tag holds, counted once from the inside out: whether the text itself is in there, and how many letters. */
const weigh = (page: Tag) => {
  const weights = new Map<Tag, { isMain: boolean; letters: number; buttons: number }>()
  const of = (tag: Tag) => {
    const weight = { isMain: ['h1', 'main', 'article'].includes(tag.name), letters: 0, buttons: isButton(tag) ? 1 : 0 }
    for (const part of tag.inside) {
      const inner = isTag(part) ? of(part) : { isMain: false, letters: part.trim().length, buttons: 0 }
      weight.isMain ||= inner.isMain
      weight.letters += inner.letters
      weight.buttons += inner.buttons
    }
    weights.set(tag, weight)
    return weight
  }
  of(page)
  return (tag: Tag) => weights.get(tag) ?? { isMain: false, letters: 0, buttons: 0 }
}

/** Less than this, and hardly a part of what there was: then a class did not mean what it is called. */
const tooLittle = { letters: 200, part: 0.2 }

/** The page without what stands around its text: navigation, banners, forms, and what asks for consent. */
export const withoutSurroundings = (page: Tag): Tag => {
  const weight = weigh(page)
  const byAll = stripped(page, weight, true)
  const left = lettersIn(byAll)
  if (left >= tooLittle.letters) return byAll
  const byTag = stripped(page, weight, false)
  return left < lettersIn(byTag) * tooLittle.part ? byTag : byAll
}

const stripped = (page: Tag, weight: ReturnType<typeof weigh>, byClass: boolean): Tag => {
  const holdsConsent = (tag: Tag) => {
    const { letters, buttons } = weight(tag)
    if (!buttons || letters > 3000 || letters < 20) return false
    const text = wordsOf(tag)
    return asked.test(text) && tagsIn(tag).some(inner => isButton(inner) && agree.test(wordsOf(inner)))
  }
  // What holds it beside other things is not what asks.
  const asksConsent = (tag: Tag) =>
    holdsConsent(tag) && !tag.inside.some(part => isTag(part) && !isButton(part) && holdsConsent(part))

  const isAround = (tag: Tag, within: readonly Tag[]): boolean => {
    const { name, attributes } = tag
    const parent = within.at(-1)
    if (name === 'button') return !parent || !speaking.has(parent.name)
    if (name === 'a') return isButton(tag) && weight(tag).letters < 40
    if (around.has(name) || roles.has(attributes.role ?? '') || attributes['aria-modal'] === 'true') return true
    if (name === 'main' || name === 'article') return false
    const { isMain } = weight(tag)
    const inArticle = within.some(one => one.name === 'article' || one.name === 'main')
    if (name === 'header' || attributes.role === 'banner') return !isMain && !inArticle
    if (isMain || /^h[1-6]$/.test(name)) return false
    const names = `${attributes.class ?? ''} ${attributes.id ?? ''}`.slice(0, 2000).split(/\s+/)
    return (byClass && names.some(one => called.test(one))) || (within.length < 5 && !inArticle && asksConsent(tag))
  }

  const kept = (tag: Tag, within: readonly Tag[]): Tag => ({
    ...tag,
    inside: tag.inside
      .filter(part => !isTag(part) || !isAround(part, within))
      .map(part => (isTag(part) ? kept(part, [...within, part]) : part)),
  })
  return kept(page, [])
}
