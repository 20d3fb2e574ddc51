import type { Tag } from './tag.ts'

/** Classes that hide what they are put on, in the words of the common frameworks and themes. */
const hiding = new Set(
  (
    'visually-hidden visuallyhidden visually-hidden-focusable sr-only screen-reader-text screen-reader-only ' +
    'screenreader screen-reader element-invisible assistive-text offscreen off-screen a11y-hidden u-hidden ' +
    'is-hidden hide d-none hidden invisible uk-hidden'
  ).split(' '),
)

/** Classes that show it again where the window is wide. */
const showing = /(?:^|\s)(?:\w+:(?:not-sr-only|visible|block|flex|grid|inline\S*|table\S*|contents)|d-\w+-(?!none)\S+)/

const nothing = /^[+-]?0*(?:\.0*)?(?:px|em|rem|%|pt|vh|vw)?$/
const far = /^-(?:\d{4,}(?:\.\d+)?(?:px|%|vw|vh|pt)?|\d{3,}(?:\.\d+)?r?em)$/

/** What a style may say so that nothing is seen. */
const unseen: Readonly<Record<string, (value: string) => boolean>> = {
  display: value => value === 'none',
  visibility: value => value === 'hidden' || value === 'collapse',
  'content-visibility': value => value === 'hidden',
  'font-size': value => nothing.test(value) || /^[01](?:\.\d+)?px$/.test(value),
  'max-height': value => nothing.test(value),
  'max-width': value => nothing.test(value),
  height: value => nothing.test(value),
  width: value => nothing.test(value),
  'text-indent': value => far.test(value),
  left: value => far.test(value),
  right: value => far.test(value),
  top: value => far.test(value),
  'margin-left': value => far.test(value),
  clip: value => value.startsWith('rect('),
  'clip-path': value => /^(?:inset\((?:50|100)%|circle\(0|polygon\(0)/.test(value),
  transform: value => /scale(?:3d|x|y)?\(0(?:\.0*)?[,)]/.test(value),
  color: value => value === 'transparent' || /^rgba\(.*,0(?:\.0*)?\)$/.test(value),
}

const comments = /\/\*(?:[^*]|\*(?!\/))*\*\//g

const declared = (style: string) =>
  new Map(
    style.split(';').map(part => {
      const at = part.indexOf(':')
      const value = part.slice(at + 1).replace('!important', '')
      return [part.slice(0, Math.max(at, 0)).trim(), value.replaceAll(/\s+/g, '')] as const
    }),
  )

/** Whether a style keeps its tag from being seen. One that is written to be misread counts as that. */
const hides = (style: string): boolean => {
  if (style.length > 4_000 || style.includes('\\')) return true
  const said = declared(style.toLowerCase().replaceAll(comments, ''))
  for (const [property, value] of said) if (unseen[property]?.(value)) return true
  // What fades in while the page is scrolled begins like this, and moves.
  const moves = said.has('transform') || said.has('transition') || said.has('will-change') || said.has('animation')
  if (nothing.test(said.get('opacity') ?? '1') && !moves) return true
  const [color, background] = [said.get('color'), said.get('background-color') ?? said.get('background')]
  return color !== undefined && color === background
}

/** Whether nobody who looks at the page sees this tag: what is written there is not meant for its readers. */
export const isHidden = ({ name, attributes }: Tag): boolean => {
  if ('hidden' in attributes && attributes.hidden?.toLowerCase() !== 'until-found') return true
  if (attributes['aria-hidden']?.trim().toLowerCase() === 'true') return true
  const classes = attributes.class ?? ''
  if (
    classes &&
    !showing.test(classes) &&
    classes
      .toLowerCase()
      .split(/\s+/)
      .some(one => hiding.has(one))
  )
    return true
  if (name === 'input' && attributes.type === 'hidden') return true
  return !!attributes.style && hides(attributes.style)
}
